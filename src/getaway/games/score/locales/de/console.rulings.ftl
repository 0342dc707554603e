# Score: wie die Spielleitung Würfe verlangt, entscheidet und berichtigt.

## Würfe

roll-changed = Geändert: { $name } braucht mindestens eine { $difficulty }{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }.
   *[no] .
}
called-dice = { $way ->
    [more] { $dice ->
        [one] Mit 1 Würfel mehr.
       *[other] Mit { $dice } Würfeln mehr.
    }
   *[fewer] { $dice ->
        [one] Mit 1 Würfel weniger.
       *[other] Mit { $dice } Würfeln weniger.
    }
}
called-helped = { $count ->
    [one] { $names } hilft.
   *[other] { $names } helfen.
}
called-waits-turn = Das kommt nach dem offenen Wurf.
found-modifier = { $way ->
    [harder] Spielleitung +{ $by }
   *[easier] Spielleitung −{ $by }
}
acted-for = { $what ->
    [roll] Die Spielleitung würfelt für { $name }.
    [brute_force] Die Spielleitung nutzt Brute Force für { $name }.
    [stand] Die Spielleitung behält die Würfel für { $name }.
    [heat] Die Spielleitung wählt für { $name }: Hitze.
   *[meter] Die Spielleitung wählt für { $name }: Die Crew zahlt.
}
ruling-none = Es hat keine Folgen.

offer-start-roll = { $name }: Wurf
offer-start-more = { $name }: Wurf, mit mehr Würfeln, Zuschlag oder Hilfe
offer-group-roll = Ein Wurf für mehrere
offer-change-roll = Den Wurf ändern
offer-call-for = Einen Wurf verlangen: { $name }
offer-call-more = Mit mehr Würfeln, Zuschlag oder Hilfe verlangen
offer-call-more-for = Mit mehr Würfeln, Zuschlag oder Hilfe verlangen: { $name }
offer-waive-for = Kein Wurf nötig: { $name }
offer-ruling-none = Keine Folge
offer-ruling-own = In eigenen Worten
offer-ruling-complication = Komplikation: { $text }
offer-withdraw-waiting = { $name } überlegt es sich anders
offer-roll-for = Für { $name }: { $offer }
prompt-waiting = { $count ->
    [one] { $name } wartet auf deine Antwort.
   *[other] { $count } Versuche warten auf deine Antwort, zuerst der von { $name }.
}

called-waits = Für { $name } ist ein Wurf verlangt. Würfle, sobald du dran bist, oder mach einen Rückzieher.
no-such-attempt = Es wartet kein Versuch mit der Nummer { $number }.
extra-range = Die Spielleitung kann bis zu { $most } Würfel dazugeben oder wegnehmen und die Schwierigkeit um bis zu { $most } ändern.
helps-themselves = Niemand hilft beim eigenen Wurf.
named-once = Nenne jede Figur nur einmal.
group-empty = Sag, wer würfelt.
change-called = Ein Wurf lässt sich ändern, wenn er verlangt ist und noch nicht gewürfelt wurde.
ruling-empty = Sag, was passiert.
ruling-complication = Eine vorbereitete Komplikation gehört zur Folge „Komplikation“.
ruling-injury = Eine Verletzung gehört zur Folge „Schaden“.
sealed-calls = Die Aufzeichnung sagt nicht zu jedem Wurf, wie er verlangt wurde.

## Berichtigungen

healed = { $name } ist wieder in Ordnung: { $injury }.
revived = Die Spielleitung entscheidet: { $name } spielt weiter.
brought-back = Die Spielleitung entscheidet: { $name } ist wieder beim Coup dabei.
left-at-home = { $prep ->
    [0] { $name } ist zu Hause geblieben.
    [one] { $name } ist zu Hause geblieben, und 1 Planwürfel auch.
   *[other] { $name } ist zu Hause geblieben, und { $prep } Planwürfel auch.
}
meter-resized = { $known ->
    [open] { $segments ->
        [one] Die Leiste hat jetzt 1 Segment.
       *[other] Die Leiste hat jetzt { $segments } Segmente.
    }
    [hidden] Die Spielleitung ändert die Länge der verdeckten Leiste.
   *[no] Die Spielleitung ändert etwas hinter dem Sichtschirm.
}
offer-segment = { $way ->
    [fill] Segment { $segment } füllen
   *[empty] Segment { $segment } leeren
}
offer-meter-length = Die Länge der Leiste ändern
offer-heal = { $name } ist wieder in Ordnung: { $injury }
offer-revive = { $name } spielt weiter
offer-bring-back = { $name } ist wieder beim Coup dabei
offer-leave-home = { $name } ist zu Hause geblieben
no-such-injury = { $name } hat keine Verletzung Nummer { $number }.
plays-already = { $name } kann ohnehin spielen.
not-out = { $name } ist nicht raus aus diesem Coup.
meter-too-short = { $filled ->
    [one] Die Leiste muss länger sein als das 1 gefüllte Segment.
   *[other] Die Leiste muss länger sein als die { $filled } gefüllten Segmente.
}

## Fragen vor dem, was schwer zurückzunehmen ist

ask-full = Damit ist die Leiste voll. Die Polizei hat die Crew, und der Coup ist vorbei. Weiter?
ask-dead = { $name } stirbt und spielt nicht mehr mit. Weiter?
ask-end = { $how ->
    [done] Den Coup als Erfolg beenden?
    [failed] Den Coup als Fehlschlag beenden?
   *[given_up] Den Coup aufgeben?
}
ask-end-campaign = Das Spiel für alle beenden?
ask-retire = { $name } geht in den Ruhestand und spielt nicht mehr mit. Weiter?
ask-last-job = Ein letzter Coup: Der nächste Coup ist der letzte für { $name }, wie er auch ausgeht. Weiter?
ask-roll-again = Der Coup läuft, und die Crew weiß das vielleicht schon. Neu auswürfeln?

## Zurück zu einem früheren Schritt

heist-put-back = Die Spielleitung setzt den Coup zurück. Zuletzt geschehen ist: { $step }
heist-reopened = Die Spielleitung öffnet Coup { $number } wieder. Er geht weiter, wo er war.
prompt-one-shot-over = Das war der One-Shot. Beende das Spiel, oder öffne den Coup wieder.
one-shot-one-heist = Ein One-Shot hat nur einen Coup.
step-silent = Eine Entscheidung ohne Worte.
offer-put-back = Den Coup auf einen früheren Schritt zurücksetzen
offer-reopen = Den letzten Coup wieder öffnen
ask-reopen = Der Coup geht weiter, wo er war. Was seitdem geschah, ist ungeschehen. Weiter?
no-steps = Es gibt keinen früheren Schritt, auf den sich der Coup zurücksetzen ließe.
no-such-step = Der Coup lässt sich auf die Schritte { $first } bis { $last } zurücksetzen.
nothing-to-reopen = Es gibt keinen Coup, der sich wieder öffnen ließe.
sealed-step = Die Aufzeichnung nennt einen Schritt, den es in ihr nicht gibt.
sealed-person = Die Aufzeichnung zeigt die Karte einer Person, sagt aber nicht, wessen.

## Namen

campaign-named = Die Kampagne heißt „{ $name }“.
heist-renamed = Der Coup heißt „{ $title }“.
offer-name-campaign = { $mode ->
    [one_shot] Dem Abend einen Namen geben
   *[campaign] Der Kampagne einen Namen geben
}
offer-rename-heist = Den Coup umbenennen
title-empty = Gib dem Coup einen Titel.

## Fähigkeiten und Schlussvorhang

segment-cancelled = { $segment ->
    [0] { $name }: Fehlalarm. Was das letzte Segment gebracht hat, zählt nicht.
   *[other] { $name }: Fehlalarm. Was Segment { $segment } gebracht hat, zählt nicht.
}
heat-stayed = Der Hitzewürfel bleibt bei { $name }: Hitze { $heat }.
explained = { $name } erklärt{ $words }.
explain = { $ability ->
    [mimic] Wessen Stimme ist es?
    [escape_artist] Welchen Weg findest du?
    [houdini] Wo bist du, und wie bist du dorthin gekommen?
    [bag_em] Wer geht zu Boden, und wie?
    [right_tool] Was holst du hervor?
    [dressed_for_success] Wer trägt was?
    [foresight] Wie hast du das vorbereitet?
   *[slippery] Wie kommst du damit durch?
}
kill-way = { $way ->
    [cool] +1 Coolness
    [heat] −1 Hitze
   *[neither] nichts
}
offer-kill = { $name }: wählen, was eine Tötung bringt
offer-focus = { $name }: wählen, was heute um 1 leichter ist
offer-false-alarm-segment = { $segment ->
    [0] { $name } nutzt { $ability } für das zuletzt gefüllte Segment
   *[other] { $name } nutzt { $ability } für Segment { $segment }
}
prompt-focus = Wähl zuerst, was { $name } heute leichter fällt: schleichen oder Schlösser knacken?
focus-first = Wähl zuerst, was { $name } heute leichter fällt: schleichen oder Schlösser knacken.
how-foresight = Erklär deine Vorbereitung, wenn du Weitblick nutzt.
no-filled-segment = { $segment ->
    [0] Kein Segment ist gefüllt, das sich aufheben ließe.
   *[other] Segment { $segment } ist nicht gefüllt oder schon aufgehoben.
}
not-been-on-a-heist = { $name } war noch bei keinem Coup dabei.
last-job-means = Der nächste Coup ist der letzte für { $name }. Danach ist Ruhestand, wie er auch ausgeht.
