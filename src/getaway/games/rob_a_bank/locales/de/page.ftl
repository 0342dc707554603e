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
