# Das Spielfeld von Score, im Terminal und im Browser.

crew = Crew
no-crew-yet = Noch keine Figuren
abilities = Fähigkeiten
gear = Ausrüstung
used = genutzt
last-job = Ein letztes Ding

## Nur im Terminal

board-heist = { $subgoals ->
    [yes] Coup { $number }: { $title } · mit Nebenzielen
   *[no] Coup { $number }: { $title }
}
board-shown = { $name }: { $text }
board-class = Klasse
board-player = Platz
board-hurt = Verletzt
board-stash = { $dice ->
    [one] Vorrat: 1 Planwürfel
   *[other] Vorrat: { $dice } Planwürfel
}
board-penalty = Rückschlag { $number }: { $text }
board-system = Das Sicherheitssystem gehört euch.
board-roll = Der Wurf
board-difficulty = Schwierigkeit { $difficulty }{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }
   *[no] {""}
}
board-odds = { $dice ->
    [0] Kein Planwürfel
    [one] 1 Planwürfel
   *[other] { $dice } Planwürfel
}{ $using }: Erfolg { $success }, Fehlschlag { $failure }, beides { $both }, keins { $neither }
board-meter = { $segments ->
    [0] Die Leiste ist noch nicht festgelegt.
   *[other] Leiste: { $filled } von { $segments }
}
board-segment = Segment { $segment }: { $name }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}{ $fired ->
    [yes] , ist eingetreten
   *[no] {""}
}
board-clock = Uhr { $name }, { $visibility }: { $filled } von { $segments }
board-generated = { $alarms ->
    [yes] Coup { $seed }, der Alarm läuft:
   *[no] Coup { $seed }:
}
board-complication = Komplikation { $number }: { $text }
board-note = Notiz
board-blind = Verdeckter Wurf
board-screen = Hinter dem Sichtschirm
