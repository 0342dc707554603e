# Warum ein Zug vorgeschlagen wird.

moves = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}

reason-card = Karte { $number } von { $cards }. { $why }
reason-plan-tackle = Zum Überwältigen muss ein Räuber im Raum einer Wache sein. Der nächste ist { $moves } entfernt.
reason-plan-lock = Zum Sperren muss ein nicht gesperrter Geldsack im Raum einer Wache liegen. { $loose ->
    [one] 1 liegt
   *[other] { $loose } liegen
} auf dem Boden.
reason-plan-dropped = Nützlich, falls vorher ein Geldsack fallen gelassen wird.
reason-plan-patrol = Der nächste Räuber ist { $moves } von einer Wache entfernt.
reason-plan-grab = { $loose ->
    [one] 1 nicht gesperrter Geldsack liegt auf dem Boden, { $moves } entfernt.
   *[other] { $loose } nicht gesperrte Geldsäcke liegen auf dem Boden, der nächste { $moves } entfernt.
}
reason-plan-unlock = { $locked ->
    [one] 1 Geldsack ist gesperrt.
   *[other] { $locked } Geldsäcke sind gesperrt.
}
reason-plan-locked-later = Nützlich, falls die Bank vorher etwas sperrt.
reason-plan-spray = Eine besprühte Wache überwältigt niemanden und steht keinem Geldsack mehr im Weg.
reason-plan-ducts = Damit kommst du in jeden Raum, vorbei an Wänden und Wachen.
reason-plan-move = { $steps ->
    [0] Der Wagen steht direkt vor diesem Raum.
    [one] Der Wagen ist 1 Schritt entfernt.
   *[other] Der Wagen ist { $steps } Schritte entfernt.
}

reason-tackle = { $robber } { $bags ->
    [0] setzt einen Zug aus.
    [one] lässt einen Geldsack fallen und setzt einen Zug aus.
   *[other] lässt { $bags } Geldsäcke fallen und setzt einen Zug aus.
}
reason-lock-bag = Dann muss ein Räuber den Geldsack in Raum { $room } erst entsperren, bevor ihn jemand aufheben kann.
reason-lock-alarm = Ein gesperrter Alarm lockt keine Wachen weg, bis ein Räuber ihn entsperrt.
reason-revive = { $guards ->
    [one] 1 Wache handelt
   *[other] { $guards } Wachen handeln
} ab dem nächsten Zug wieder.
reason-move-guard = { $near ->
    [0] In diesem Raum ist ein Räuber.
   *[other] Der nächste Räuber ist dann { $moves } entfernt.
}
reason-turn-tile = Die Wände entscheiden, wie weit die Räuber die Geldsäcke tragen müssen.
reason-nothing-possible = Von der Karte ist nichts mehr möglich.

reason-throw = { $left ->
    [0] Dieser Geldsack gewinnt das Spiel.
    [one] Der zählt. Noch 1 Geldsack bis zum Sieg.
   *[other] Der zählt. Noch { $left } Geldsäcke bis zum Sieg.
}
reason-pick-up = { $steps ->
    [0] Der Wagen steht direkt vor diesem Raum.
    [one] Von hier ist der Wagen 1 Schritt entfernt.
   *[other] Von hier ist der Wagen { $steps } Schritte entfernt.
}
reason-unlock-bag = Dann kannst du oder jemand aus deinem Team ihn aufheben.
reason-unlock-alarm = Ein entsperrter Alarm lässt sich auslösen und lockt die Wachen weg.
reason-spray = Diese Wache kann dich nicht mehr überwältigen und steht dir nicht mehr im Weg.
reason-pass = { $robber } kann ihn weitertragen.
reason-pull-alarm = Alle Wachen bei Bewusstsein kommen in diesen Raum und verlassen die anderen.
reason-place-car = Der Weg nach draußen endet für jeden Räuber im Raum neben dem Wagen.
reason-go-bags = { $bags ->
    [one] Dort liegt 1 nicht gesperrter Geldsack.
   *[other] Dort liegen { $bags } nicht gesperrte Geldsäcke.
}
reason-go-car = { $steps ->
    [0] Der Wagen steht direkt vor diesem Raum.
    [one] Von dort ist der Wagen 1 Schritt entfernt statt { $now }.
   *[other] Von dort ist der Wagen { $steps } Schritte entfernt statt { $now }.
}
reason-go-near = Von dort ist der nächste nicht gesperrte Geldsack { $moves } entfernt.
reason-go-out = So kommst du aus Raum { $room } heraus.
reason-drive-to = { $loaded ->
    [yes] { $robber } mit Beute
   *[no] { $robber }
} { $steps ->
    [0] hat dann den Wagen direkt vor der Tür.
    [one] ist dann 1 Schritt vom Wagen entfernt statt { $now }.
   *[other] ist dann { $steps } Schritte vom Wagen entfernt statt { $now }.
}
reason-drive = Die Bank muss dann einen anderen Ausgang bewachen.
