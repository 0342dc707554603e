# Der Tisch von The Big Score am Terminal.

short-con_man = Hst
short-driver = Fah
short-grease_man = Ein
short-gun_man = Pst
short-hacker = Hck
short-muscle = Sch
board-vault = Akt II · der Tresor, Runde { $round }
board-before = Vor Akt I
board-round = Akt I · Runde { $round } von { $rounds }
board-passing = { $to_left ->
    [yes] Weitergabe nach links
   *[no] Weitergabe nach rechts
} · { $deck ->
    [one] 1 Karte im Stapel
   *[other] { $deck } Karten im Stapel
}
board-job = Job
board-needs = Braucht
board-settled = ausgewertet
board-pile = { $missing ->
    [one] Job { $number }: eine Karte fehlt
   *[other] Job { $number }: { $missing } Karten fehlen
}
board-left = { $tokens ->
    [one] 1 Marker im Tresor
   *[other] { $tokens } Marker im Tresor
}{ $cops ->
    [0] , keine Cops
    [one] , darunter 1 Cop
   *[other] , darunter { $cops } Cops
}
board-track = Cop-Leiste
board-cops = { $bust ->
    [one] { $cops } von 1 Cop
   *[other] { $cops } von { $bust } Cops
}
board-player = Platz
board-cash = Bargeld
board-tokens = Marker
board-jacks =
    Alles-
    könner
board-diamonds = { $number ->
    [one] Diamant
   *[other] { $number } Diamanten
}
board-artifacts = { $number ->
    [one] Artefakt
   *[other] { $number } Artefakte
}
board-drives = { $number ->
    [one] Festplatte
   *[other] { $number } Festplatten
}
board-cards = Karten
board-loot = Aus dem Tresor
board-worth = Wert
board-drew = zieht { $token }
board-you = du
board-first = Startmarker
board-used = benutzt
board-busted = erwischt
board-out = draußen
board-decided = entschieden
board-place = Job { $number }
board-hand = Deine Hand
board-hired = Angeheuert
board-to-assign = Einzuteilen
board-expert = * Profi
board-seen = In der Hand von { $holder } hast du gesehen: { $cards }{ $taken ->
    [0] {""}
    [one] {" "}(seither 1 Karte weniger)
   *[other] {" "}(seither { $taken } Karten weniger)
}
board-boss = { $seat } ist „{ $boss }“.
board-boss-item = { $seat } ist „{ $boss }“ und begann { $with }.
board-youth = Jüngste zuerst
board-discarded = Abgelegt

## Das Solospiel

solo-round = Runde { $round } von { $rounds }
solo-score = { $jobs ->
    [one] Stand { $score } · 1 Job erledigt
   *[other] Stand { $score } · { $jobs } Jobs erledigt
}
solo-jacks = { $jacks ->
    [one] 1 Alleskönner
   *[other] { $jacks } Alleskönner
}
solo-to-win = Zum Sieg: { $goal }. Du hast { $have }.
solo-missing = Noch { $missing }.
solo-there = Crew dort
solo-needs = Braucht
solo-done = erledigt
solo-face-down = verdeckt
solo-scouted = verdeckt, ausgekundschaftet
solo-kept = Behalten
solo-shuffled = In diesen Stapel gemischt
solo-shuffled-next = In den nächsten Stapel gemischt
solo-deck = Karten im Stapel
solo-from-jobs = Von Jobs
solo-loot = Deine Tresormarker
solo-drawn = Gezogen
solo-on-card = Auf der Karte { $crew }
solo-traitors = Die Verräter sind darunter
solo-unseen-crew = Noch nicht gesehene Crew
solo-unseen-jobs = Noch nicht gesehene Jobs
solo-set-aside = Beiseitegelegt
solo-boss = Dein Boss
