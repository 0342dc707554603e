# Die Seite von The Big Score.

amount = { $money }
thing-diamond = Diamant
thing-artifact = Artefakt
thing-hard_drive = Festplatte
thing-joat = Alleskönner
thing-cash = Bargeld

## Schritte

page-round = Runde { $round }
page-vault = Akt II · Runde { $round }
page-act-two = Akt II
page-step-boss = Boss
page-step-item = Startbonus
page-step-hire = Anheuern
page-step-assign = Einteilen
page-step-resolve = Auswerten
page-step-rob = Plündern
page-step-trade = Tauschen
page-step-hand = Hand
page-step-place = Anlegen
page-step-finish = Abschluss
page-step-jobs = Jobs
page-step-cops = Cops
page-step-loot = Beute
page-step-drives = Festplatten kaufen
page-step-strike = Streik
page-step-market = Schwarzmarkt
page-step-gold = Goldbarren
page-step-over = Ende

## Plätze und Tasten

page-sealed = versiegelt
page-out = draußen
page-is-busted = erwischt
page-fled = geflohen
page-key-job = gewählte Karte zu diesem Job schicken
page-key-training = gewählte Karte ins Training schicken
page-key-unassigned = gewählte Karte ohne Einsatz lassen
page-key-card = eine andere Karte wählen
page-key-rob = den Tresor plündern
page-key-flee = fliehen
page-key-draw = solo: eine weitere Karte ziehen

## Bosse und Startboni

page-bosses = Bosse
page-which-boss = Welcher Boss bist du?
page-or = oder

## Anheuern

page-hand = Deine Hand
page-hire = Anheuern: { $card }
page-expert = Profi
page-hired = Deine Crew
page-hired-by = Crew von { $name }
page-hired-help = { $cards ->
    [one] Bisher angeheuert. 1 Karte zur Auswahl.
   *[other] Bisher angeheuert. { $cards } Karten zur Auswahl.
}
page-hired-nobody = Noch niemand angeheuert.
page-in-training = Im Training
page-passing-left = Nach links
page-passing-right = Nach rechts
page-passes-to = Du gibst an { $to } weiter und bekommst die Hand von { $from }.
page-passes-by = { $who } gibt an { $to } weiter und bekommt die Hand von { $from }.
page-remembered = { $taken ->
    [0] { $who } hat diese
   *[other] { $who } hat diese bis auf { $taken }
}
page-crew-deck = { $cards ->
    [one] noch 1 Karte im Crewstapel
   *[other] noch { $cards } Karten im Crewstapel
}

## Einteilen

page-ask-assign = Schick deine Crew los und versiegle dann deinen Plan.
page-send = Schicken
page-send-to = { $card } einteilen: { $place }
page-take-back = { $card } zurücknehmen
page-training-help = Bis zu drei Profis eines Typs. Drei nach Runde 3 bringen dir eine Fähigkeit im Tresor.
page-unassigned-help = Nach der Runde offen abgelegt. Karten, die auf der Hand bleiben, kommen hierher.
page-where-to = Wohin mit: { $card }?
page-cards-left = { $cards ->
    [one] (noch 1 Karte)
   *[other] (noch { $cards } Karten)
}
page-all-placed = Alle Karten eingeteilt.
page-pick-card = Wähle eine Karte, dann einen Job. (noch { $cards })
page-seal = Plan versiegeln
page-sends-nobody = Dieser Plan schickt niemanden zu einem Job und niemanden ins Training. Deine ganze Crew wird abgelegt.
page-clear = Leeren
page-plan-sealed = Dein Plan ist versiegelt.
page-you-send = Von dir: { $cards }
page-they-send = Von { $name }: { $cards }
page-none-of-yours = Keine Crew von dir
page-none-of = Keine Crew von { $name }

## Jobs

page-job = Job { $number }, { $job }
page-requirement = Benötigte Crew
page-needs = Braucht: { $crew }
page-many = { $number ->
    [one] { $thing }
   *[other] { $number } × { $thing }
}
page-slot-open = { $crew }, frei
page-slot-yours = { $crew }, von dir
page-slot-filled = { $crew }, von { $who }
page-slot-missing = { $crew }, fehlt
page-robbed = Gelungen
page-short = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
page-missing = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
page-nobody-came = Niemand da
page-surplus = { $cards } zu viel
page-on-job = Beim Job: { $job }
page-jacks = { $jacks ->
    [one] ein Alleskönner
   *[other] { $jacks } Alleskönner
}
page-reveal = { $jacks ->
    [one] Alleskönner einsetzen
   *[other] { $jacks } Alleskönner einsetzen
}
page-hold-back = Keinen einsetzen

## Was nur du siehst

page-secret-hand = Hand
page-secret-hired = Angeheuert
page-secret-takes = Nimmt
page-secret-chooses = Gewählt
page-secret-job = Job { $number }
page-secret-jacks = { $jacks ->
    [0] Kein Alleskönner
    [one] Ein Alleskönner
   *[other] { $jacks } Alleskönner
}
page-choice-rob = Plündern
page-choice-flee = Fliehen
page-choice-diamond = Diamant
page-choice-artifact = Artefakt
page-choice-cash = Bargeld
page-choice-hard_drive = Festplatte

## Der Tresor

page-rob = Plündern
page-rob-help = einen Marker ziehen
page-rob-three = drei Marker ziehen
page-flee = Fliehen
page-flee-help = { $tokens ->
    [0] mit leeren Händen
    [one] deinen Marker behalten
    [2] beide behalten
   *[other] alle { $tokens } behalten
}
page-drawn-blind = { $left } von { $all } Markern, blind gezogen
page-cops-among = { $cops ->
    [one] 1 von { $tokens } Markern ist ein Cop.
   *[other] { $cops } von { $tokens } Markern sind Cops.
}
page-floor-help = tausch den eben gezogenen Marker gegen einen von diesen
page-floor-empty = Der Boden ist leer.
page-take = Nehmen
page-swap = Tauschen
page-remove = Entfernen
page-put-back = Zurücklegen
page-pay = Zahlen
page-drawn = Eben gezogen
page-drawn-by = { $who } zieht: { $token }
page-drawn-three = Aus dem Tresor
page-holding = Auf deiner Hand
page-act-one-goods = Sicher aus Akt I
page-give-which = Was gibst du ab?
page-just-drawn = eben gezogen
page-at-risk = In Gefahr
page-away-with = Gerettet
page-lost = Verloren
page-nothing = nichts
page-first = Start
page-first-long = Startmarker
page-used = benutzt
page-ability-con_man = darf einen früheren Marker tauschen
page-ability-driver = zieht beim Fliehen zwei Marker
page-ability-grease_man = nimmt beim Fliehen einen Marker vom Boden
page-ability-gun_man = nimmt nach einem Tausch einen Marker vom Boden
page-ability-hacker = einzelne Festplatten und Schlüssel zahlen sich aus
page-ability-muscle = darf sich den Startmarker nehmen
page-track = { $cops ->
    [0] Cop-Leiste: keine Cops.
    [one] Cop-Leiste: 1 Cop.
   *[other] Cop-Leiste: { $cops } Cops.
}{ $left ->
    [0] {" "}Erwischt.
    [one] {" "}Noch einer, und es ist vorbei.
   *[other] {" "}Noch { $left }, und es ist vorbei.
}
page-bust-in = { $left ->
    [one] Noch ein Cop, und alle drinnen werden erwischt
   *[other] Noch { $left } Cops, und alle drinnen werden erwischt
}
page-bust-in-alone = { $left ->
    [one] Noch ein Cop, und du wirst erwischt
   *[other] Noch { $left } Cops, und du wirst erwischt
}
page-bust-now = Die Polizei ist im Tresor
page-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

## Das Ende

page-how-it-came = Woher das Geld kommt
page-total = Summe
page-breakdown-of = { $who }, { $sum }
page-kind-sum = { $kind } { $sum }
page-kind-cash = Bargeld
page-kind-bars = Silber und Gold
page-kind-diamonds = Diamanten
page-kind-artifacts = Artefakte
page-kind-majority = Meiste Artefakte
page-kind-pairs = Platte mit Schlüssel
page-kind-hacker = Hacker-Bonus

## Das Solospiel

page-to-win = Zum Sieg
page-goals = Zum Sieg: { $goals }.
page-to-go = noch { $missing }
page-reached = erreicht
page-of = { $have } von { $need }
page-over = über { $need }
page-goal-total = an Bargeld und Wertsachen
page-goal-total_above = an Bargeld und Wertsachen
page-goal-cash = Bargeld
page-goal-cash_and_bars = in Bargeld und Barren
page-goal-diamonds = Diamanten
page-goal-artifacts = Artefakten
page-goal-pairs = Paaren aus Platte und Schlüssel
page-goal-jobs = erledigten Jobs
page-score = Stand bisher
page-scenario-rules = Regeln des Szenarios
page-face-down = Verdeckt
page-scouted = Ausgekundschaftet
page-scout = Auskundschaften { $price }
page-turn-up = Aufdecken
page-settle = Abhandeln
page-place = Anlegen
page-place-extra = Anlegen { $price }
page-spend-jacks = Alleskönner
page-done = Erledigt
page-done-long = Job { $number } ist erledigt oder abgelegt.
page-open = { $icons } frei
page-complete = Vollständig
page-tokens-on = Marker auf dem Job
page-deck = Stapel
page-deck-left = noch { $cards } in dieser Runde
page-unseen = Noch nicht gesehen
page-draw-one = Karte ziehen
page-draw = Ziehen
page-shuffled-in = Eingemischt
page-shuffled-next = Für den nächsten Stapel
page-kept = Behalten
page-kept-help = Bleibt für den nächsten Zug auf deiner Hand.
page-kept-none = In diesem Zug nichts behalten.
page-completed = { $jobs ->
    [one] 1 Job erledigt
   *[other] { $jobs } Jobs erledigt
}
page-jacks-long = Alleskönner
page-cops-of = { $cops } auf der Leiste, beim { $bust } wirst du erwischt
page-row = Die Reihe
page-row-help = Wenn du fliehst, werden zwei Verräter gezogen, und ihre Marker sind verloren.
page-traitors = Die Verräter sind darunter
page-loot = Deine Beute
page-loot-none = Noch nichts genommen.
page-picked = { $cards ->
    [one] { $card } gewählt
   *[other] { $cards } × { $card } gewählt
}
page-place-all = { $cards ->
    [one] Anlegen
    [2] Beide anlegen
   *[other] Alle { $cards } anlegen
}
page-redraw = Neu ziehen { $price }
page-keep = Eine behalten { $price }
page-shuffle-in = Einmischen { $price }
page-end-turn = Zug beenden
page-strike = Wer streikt?
