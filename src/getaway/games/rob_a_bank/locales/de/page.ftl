# Was nur die Seite sagt.

page-key-numbers = Planung: diese Karte wählen. Aktion: in diesen Raum gehen.
page-key-arrows = Planung: eine andere Karte wählen.
page-key-enter = Planung: die Karte wählen. Noch einmal drücken, um sie zu legen.

# Schritte und Stand.
page-round = Runde { $round } von { $rounds }
page-step-floor = Etage
page-step-plan = Plan
page-step-act = Aktion
page-scored = { $scored } von { $needed }
page-in-the-car = Geldsäcke im Wagen

# Stapel.
page-stacks = Stapel
page-stack = Stapel
page-stacks-hidden = verdeckte Karten sieht niemand
page-stacks-open = jede Karte verdeckt die vorige
page-stacks-act = Karte { $number } von { $cards }
page-played-out = In Spielreihenfolge
page-column = Karte { $number }
page-covered = verdeckt
page-to-come = verdeckt, kommt noch
page-empty = leer
page-done = { $card }, erledigt
page-in-play = { $card }, im Spiel
page-you = Du
page-play-here = { $card } hier legen
page-robbers = Räuber

# Der Plan der Etage.
page-floor-plan = Grundriss
page-room = Raum { $room }, { $tile }: { $things }.
page-walls = Wand im { $sides }
page-no-walls = keine Wände
page-side-north = Norden
page-side-east = Osten
page-side-south = Süden
page-side-west = Westen
page-bags = { $bags ->
    [one] 1 Geldsack
   *[other] { $bags } Geldsäcke
}
page-locked-bags = { $bags ->
    [one] 1 gesperrter Geldsack
   *[other] { $bags } gesperrte Geldsäcke
}
page-alarm = der Alarm
page-alarm-locked = der Alarm, gesperrt
page-unconscious-mover = { $mover }, bewusstlos
page-loaded-mover = { $mover } ({ $bags })
page-guard = Wache { $guard }
page-guard-in = Wache { $guard }: Raum { $room }
page-car-at = Der Fluchtwagen steht auf Feld { $space }.
page-start-money_bag = hier liegt anfangs ein Geldsack
page-start-guard = hier steht anfangs eine Wache
page-start-alarm = hier ist anfangs der Alarm
page-start-robbers = hier starten die Räuber
page-legend = Legende
page-legend-wall = Wand
page-legend-door = Durchgang
page-legend-guard = Wache
page-legend-robber = Räuber
page-legend-bag = Geldsack
page-legend-locked = Gesperrt
page-legend-alarm = Alarm
page-legend-car = Fluchtwagen
page-legend-down = Bewusstlos
page-send-guard = Wache { $guard } schicken
page-label-PickTile = Drehen
page-label-PlaceCar = Hier parken
page-label-MoveGuard = Hierher
page-label-MoveRobber = Hierher
page-label-MoveToAnyRoom = Hierher
page-label-Tackle = Überwältigen
page-label-LockBag = Sperren
page-label-LockAlarm = Sperren
page-label-PickUp = Aufheben
page-label-UnlockBag = Entsperren
page-label-UnlockAlarm = Entsperren
page-label-PepperSpray = Sprühen
page-label-MoveCar = Fahren
page-label-ThrowBag = Werfen
page-label-PassBag = Geben
page-label-PullAlarm = Auslösen

# Die Hand und die Karte im Spiel.
page-hand = Hand: { $side }
page-play = { $card } legen
page-card-label = { $side }: tu alles, was geht
page-card-in-play = { $side }: Karte { $number }
page-all-done = Alles auf der Karte ist erledigt
page-free = Eine freie Aktion oder keine
page-free-used = Freie Aktion verbraucht
page-act-move = Bewegen
page-act-tackle = Überwältigen
page-act-lock = Sperren
page-act-pick_up = Aufheben
page-act-unlock = Entsperren
page-act-pepper_spray = Sprühen
page-act-move_to_any_room = Jeder Raum
page-act-drive = Fahren
page-act-throw = Werfen
page-act-pass = Geben
page-act-alarm = Alarm
page-act-revive = Aufwecken
page-times = { $times }-mal
page-to-rooms = in Raum { $rooms }
page-to-any-room = in jeden markierten Raum
page-in-room = in Raum { $room }
page-the-alarm = den Alarm
page-a-bag = einen Geldsack
page-to-space = auf Feld { $space }
page-into-the-car = in den Wagen
page-to-robber = an { $robber }
page-calls-guards = ruft alle Wachen her
page-burn = die Karte verfällt
page-or = oder
page-degrees = { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
}
page-clockwise = im Uhrzeigersinn
page-room-number = Raum { $room }
page-park-here = hier parken

# Plätze.
page-of-stack = { $played }/{ $cards }
page-cards-held = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
page-carries = trägt { $bags }
page-unconscious = bewusstlos

# Das Ende.
page-by-round = Runde für Runde
page-round-number = Runde { $round }
page-not-played = nicht gespielt
page-total = Gesamt
page-thrown = In den Wagen geworfen
page-count-picked-up = Aufgehoben
page-count-tackles = Räuber überwältigt
page-count-sprays = Wachen besprüht
page-count-locks = Säcke und Alarme gesperrt
page-count-alarms = Alarme ausgelöst
page-none = –

# Das Rennen.
page-race-more = { $here ->
    [one] 1 Sack ist noch in dieser Bank
   *[other] { $here } Säcke sind noch in dieser Bank
}; insgesamt können höchstens { $most } herauskommen.
page-round-over = Runde { $round } ist vorbei
page-round-race = { $new ->
    [0] Kein Sack kam diese Runde heraus
    [one] 1 Sack kam diese Runde heraus
   *[other] { $new } Säcke kamen diese Runde heraus
}; { $needed ->
    [one] 1 fehlt
   *[other] { $needed } fehlen
}, { $rounds ->
    [0] keine Runde mehr
    [one] noch 1 Runde
   *[other] noch { $rounds } Runden
}.
page-round-next = { $rounds ->
    [0] Das war die letzte Runde.
   *[other] Die Säcke im Wagen bleiben. Jetzt kommt eine neue Etage mit neuen Karten.
}

# Große Momente.
page-moment-caught = Erwischt!
page-moment-alarm = Alarm!
page-moment-out = Draußen!
page-moment-won = Gewonnen!
page-moment-lost = Verloren
page-moment-robbers-win = Die Räuber entkommen
page-moment-bank-wins = Die Bank hält stand

# Wohin ein Plan führt.
page-leads-to-car = Von dort könntest du in den Wagen werfen.
page-then = { $move }; dann: { $actions }

# Was alles bedeutet.
page-worth-win = Was gewinnt
page-worth-now = Jetzt
page-worth-robbers = { $bags ->
    [one] Werft 1 Geldsack in den Wagen. Er zählt sofort und bleibt.
   *[other] Werft { $bags } Geldsäcke in den Wagen. Jeder zählt sofort und bleibt.
}
page-worth-bank = Halte die Räuber unter { $bags } Säcken, bis Runde { $rounds } vorbei ist.
page-worth-cards = Karten: { $side }
page-does-bank-move = Eine Wache geht in einen Nachbarraum. Wer sich bewegt, darf nicht am Ausgangspunkt enden.
page-does-bank-tackle = Ein Räuber im Raum einer Wache wird bewusstlos und lässt alle Säcke fallen.
page-does-bank-lock = Ein Sack oder der Alarm im Raum einer Wache wird gesperrt.
page-does-move = In einen Nachbarraum, nicht durch eine Wand, mit allem, was getragen wird.
page-does-pick_up = Ein nicht gesperrter Sack im Raum kommt mit.
page-does-unlock = Ein gesperrter Sack oder der gesperrte Alarm im Raum ist wieder frei.
page-does-pepper_spray = Eine Wache im Raum, die bei Bewusstsein ist, wird bewusstlos.
page-does-move_to_any_room = In irgendeinen anderen Raum, Wände hin oder her.
page-does-drive = Der Wagen fährt auf der Straße ein Feld weiter.
page-does-throw = Ein getragener Sack fliegt in den Wagen direkt davor, wenn keine Wand dazwischen ist. Er ist erbeutet.
page-does-pass = Ein getragener Sack geht an einen anderen Räuber im Raum.
page-does-alarm = Alle Wachen bei Bewusstsein kommen in den Raum des Alarms. Einmal pro Runde.
page-thing-guard = Wache
page-thing-robber = Räuber
page-thing-down = Bewusstlos
page-thing-bag = Geldsack
page-thing-locked = Gesperrter Geldsack
page-thing-alarm = Alarm
page-thing-alarm-locked = Gesperrter Alarm
page-thing-car = Fluchtwagen
page-thing-wall = Wand
page-about-guard = Solange eine Wache im Raum ist, können Räuber dort nicht aufheben, weitergeben, werfen, entsperren oder den Alarm auslösen.
page-about-robber = Trägt beliebig viele Säcke. Eine Wache im selben Raum verhindert alles außer Bewegen und Sprühen.
page-about-down = Tut nichts. Ein Räuber braucht seine nächste Karte, um zu sich zu kommen; Wachen weckt die Bank, indem sie eine Karte verfallen lässt.
page-about-bag = Liegt zum Aufheben da. Er zählt, sobald er im Wagen ist.
page-about-locked = Lässt sich erst aufheben, wenn ein Räuber ihn entsperrt.
page-about-alarm = Ein Räuber im selben Raum kann ihn als freie Aktion auslösen: Alle Wachen kommen dorthin. Einmal pro Runde.
page-about-alarm-locked = Lässt sich erst auslösen, wenn ein Räuber ihn entsperrt.
page-about-car = Säcke wirfst du aus dem Raum daneben hinein. Räuber können ihn als freie Aktion ein Feld weit fahren.
page-about-wall = Niemand kommt hindurch, und kein Sack fliegt hindurch. Nur der Luftschacht führt daran vorbei.
page-legend-street = Straßenfelder: O oben, R rechts, U unten, L links
