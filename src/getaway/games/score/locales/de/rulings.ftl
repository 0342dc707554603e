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
offer-group-roll = Ein Wurf für mehrere
offer-change-roll = Den Wurf ändern
offer-call-for = Einen Wurf verlangen: { $name }
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
