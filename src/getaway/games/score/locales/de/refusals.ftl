# Score: warum ein Zug nicht geht und was stattdessen zu tun ist.

no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
gm-only = Das kann nur die Spielleitung.
players-only = Das kann nur die Crew. Die Spielleitung hat keine Figuren.
only-between = Das gehört zwischen die Coups.
only-in-heist = Das gehört in einen Coup, und gerade läuft keiner.
move-malformed = Der Zug ist nicht gültig: { $why }.
no-seals = Nur eine Aufzeichnung für die Crew enthält Siegel.
sealed-record = Einer Aufzeichnung für die Crew kann man folgen, sie aber nicht spielen.
not-sealed = Das ist keine Aufzeichnung für die Crew.
answer-unreadable = Die Antwort der Spielleitung in der Aufzeichnung ist nicht gültig: { $why }.
nothing-to-undo = Du hast keinen Zug mehr, den du zurücknehmen kannst.
no-players-record = Mit der automatischen Spielleitung gibt es keine eigene Aufzeichnung für die Crew. Die vollständige ist für alle.
seats-with-gm = Mit einer Spielleitung am Tisch braucht ihr 2 bis 6 Plätze.
seats-automatic = Mit der automatischen Spielleitung spielen 1 bis 5 Personen.

## Figuren

no-such-criminal = Es gibt keine Figur mit der Nummer { $number }.
plays-no-more = { $status ->
    [retired] { $name } ist im Ruhestand und spielt nicht mehr mit.
    [dead] { $name } ist tot und spielt nicht mehr mit.
   *[arrested] { $name } ist verhaftet und spielt nicht mehr mit.
}
not-in-heist = { $name } ist bei diesem Coup nicht dabei.
not-yours = { $name } ist nicht deine Figur.
no-such-class = Die Klasse „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $known }.
premade-no-advance = Fertige Figuren beginnen ohne Talent.
starts-without-advance = In diesem Kartensatz beginnen neue Figuren ohne Talent.
starts-with = Eine neue Figur der Klasse { $kind } beginnt mit { $advances }.
campaign-full = Eine Kampagne hat höchstens { $most } Figuren.
name-taken = Es gibt schon eine Figur namens { $name }. Nimm einen anderen Namen.
seat-full = Zu einem Platz gehören höchstens { $most } Figuren, die noch mitspielen.
is-rolling = { $name } ist mitten in einem Wurf. Bring ihn erst zu Ende.
not-a-player = Auf Platz { $seat } spielt niemand in der Crew.
already-theirs = { $name } gehört schon zu diesem Platz.
already-here = { $name } ist schon bei diesem Coup dabei.
was-taken-out = { $name } ist für diesen Coup raus.
injury-empty = Sag, was für eine Verletzung es ist.

## Coups und Leiste

segments-range = Die Leiste hat { $least } bis { $most } Segmente.
heist-not-prepared = Die Spielleitung muss den Coup erst vorbereiten.
table-full = Dieser Tisch hat keine Würfel mehr für einen weiteren Coup. Nehmt die Kampagne an einen neuen Tisch mit.
no-crew = Niemand ist bereit für einen Coup. Erschafft erst eine Figur.
only-give-up = Ob es gelingt, entscheidet die automatische Spielleitung. Ihr könnt nur aufgeben.
set-segments-first = Leg erst die Zahl der Segmente fest.
meter-range = Die Leiste geht von 0 bis { $segments }.
penalty-range = Nur die Segmente 1 bis { $last } können einen Rückschlag haben.
segment-filled = Segment { $segment } war in diesem Coup schon gefüllt.
no-such-penalty = Den Rückschlag „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $known }.
prep-lost-empty = Sag, wie viele Planwürfel verloren gehen, mindestens 1.
penalty-empty = Sag, was dein Rückschlag ist.
no-penalty-there = Auf Segment { $segment } wartet kein Rückschlag.
clock-range = Eine Uhr hat 1 bis { $most } Segmente.
clock-taken = Es gibt schon eine Uhr namens { $name }.
clocks-full = Es kann höchstens { $most } Uhren geben.
no-such-clock = Es gibt keine Uhr namens { $name }.
clock-moves = Diese Uhr bewegt sich zwischen 0 und { $segments }.

## Die Unterlagen der Spielleitung

no-such-kind = Einen Coup der Art „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-such-field = Dieser Coup hat kein Feld „{ $field }“. Er hat: { $known }.
no-generated-heist = Es gibt keinen erwürfelten Coup. Erwürfle erst einen.
field-empty = Schreib etwas in das Feld.
prepare-first = Bereite den Coup erst vor.
note-empty = Die Notiz ist leer.
notes-full = Es ist Platz für { $most } Notizen. Streich erst eine.
complication-empty = Sag, was die Komplikation ist.
complications-full = Es ist Platz für { $most } Komplikationen. Streich erst eine.
no-such-complication = Es gibt keine Komplikation { $number }.
approach-ids = Jeder Ansatz einer Szene braucht eine eigene Kennung.
marks-once = Gib jedes Merkmal nur einmal.
set-scene-first = Setz erst eine Szene.
scene-full = Eine Szene hat höchstens { $most } Ansätze.
approach-empty = Sag, was der Ansatz ist.
no-such-approach = Diese Szene hat keinen Ansatz „{ $approach }“.
narration-empty = Da ist nichts zu erzählen.

## Der Wurf

another-roll = Ein anderer Wurf läuft noch. Warte, bis er abgeschlossen ist.
attempt-empty = Sag, was du versuchst.
no-roll = Es läuft kein Wurf. Erst muss jemand etwas versuchen.
roll-called-already = Dieser Wurf ist schon verlangt.
difficulty-range = Die Schwierigkeit ist { $least } bis { $most }.
dice-rolled-already = Die Würfel sind gefallen.
not-your-roll = Diesen Wurf macht { $name }.
too-late-to-withdraw = Die Würfel sind gefallen. Für einen Rückzieher ist es zu spät.
roll-once = Du würfelst einmal, sobald die Spielleitung es verlangt.
stash-short = { $stash ->
    [0] Der Vorrat ist leer.
    [one] Im Vorrat ist nur 1 Planwürfel.
   *[other] Im Vorrat sind nur { $stash } Planwürfel.
}
one-prep-die = Du darfst einen Planwürfel pro Wurf nehmen. Für mehr brauchst du Allzeit bereit.
no-foresight = { $name } kann Weitblick in diesem Coup nicht nutzen.
no-overclock = { $name } kann Übertaktet in diesem Coup nicht nutzen.
no-clear-the-room = Raum säubern braucht dieses Talent und eine Aktion mit Gewalt.
no-brute-force = Es gibt keinen Wurf für Brute Force.
no-consequence = Es gibt keine Folge zu wählen.
no-ruling = Es gibt noch nichts zu entscheiden.
no-such-consequence = Die Folge „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $known }.
gm-dice-range = Die Spielleitung wirft 1 bis { $most } Würfel.
dice-not-opened = Die Würfel dieses Coups sind noch versiegelt.

## Fähigkeiten, Ziele und Talente

no-such-ability = Die Fähigkeit „{ $ability }“ gibt es nicht.
ability-missing = { $name } hat { $ability } nicht.
ability-in-roll = { $ability } wirkt in einem Wurf oder von selbst. Hier lässt es sich nicht nutzen.
ability-used-up = { $name } hat { $ability } in diesem Coup schon genutzt.
ability-in-words = { $ability ->
    [mimic] Sag, wessen Stimme es ist.
    [escape_artist] Sag, welcher Raum.
    [houdini] Sag, wo du bist.
    [bag_em] Sag, wer zu Boden geht.
   *[right_tool] Sag, welches Werkzeug.
}
ability-needs-prep = { $stash ->
    [0] Das kostet Planwürfel, und der Vorrat ist leer.
    [one] Das kostet Planwürfel, und im Vorrat ist nur 1.
   *[other] Das kostet Planwürfel, und im Vorrat sind nur { $stash }.
}
no-fired-penalty = Kein Rückschlag mit der Nummer { $number } ist in Kraft.
no-focus = { $name } hat nichts, worauf ein Fokus ginge.
focus-chosen-already = { $focus ->
    [sneaking] { $name } hat für diesen Coup schon Schleichen gewählt.
   *[lockpicking] { $name } hat für diesen Coup schon Schlösser knacken gewählt.
}
no-negotiator = { $name } hat kein Verhandlungsgeschick.
no-system = Nur ein fertiger Tech erreicht das System, einmal pro Coup.
one-shot-no-goals = Fertige Figuren haben keine Ziele.
took-no-part = { $name } war bei diesem Coup nicht dabei.
goal-met-already = { $goal ->
    [cool] { $name } hat das Coolness-Ziel in diesem Coup schon erreicht.
   *[heat] { $name } hat das Hitze-Ziel in diesem Coup schon erreicht.
}
goal-after-advance = { $name } hat schon ein Talent gelernt. Ziele kommen zuerst.
no-goal-owed = { $name } hat kein Coolness-Ziel, für das etwas zu wählen ist.
no-tactical-kill = { $name } gewinnt nichts durch eine Tötung.
kills-range = Bestätige 1 bis { $most } Tötungen.
no-kill-owed = { $name } hat keine Tötung, für die etwas zu wählen ist.
one-shot-no-advances = Fertige Figuren lernen keine Talente.
no-heist-yet = Talente lernt man zwischen den Coups, und es gab noch keinen.
advanced-already = { $name } hat seit dem letzten Coup schon ein Talent gelernt.
last-job-early = Ein letztes Ding kommt nach allen fünf Talenten.
no-such-advance = { $name } kann „{ $advance }“ nicht lernen. Zur Wahl stehen: { $known }.
advance-needs-heat = Ein Talent braucht mindestens Hitze { $needed }, und { $name } hat { $heat }.
no-subgoals = Der letzte Coup hatte keine Nebenziele.
no-cool-down = { $name } kann nicht abkühlen: Das geht nur einmal, gleich nach dem Lernen eines Talents.
no-stash = Einen Vorrat gibt es nur während eines Coups.
heat-floor = Hitze ist nie unter { $floor }.
below-zero = Kein Wert fällt unter 0.
not-used = { $name } hat das in diesem Coup nicht genutzt.

## Kampagnen

export-in-heist = Beendet erst den Coup. Eine Kampagne lässt sich zwischen den Coups speichern.
campaign-unreadable = Das ist keine Kampagnendatei: { $why }.
campaign-format = Diese Datei hat das Format { $format }. Diese Version liest Format { $known }.
one-shot-no-campaign = Ein One-Shot kann keine Kampagne fortsetzen.
resume-first = Setzt eine Kampagne fort, bevor am Tisch etwas anderes geschieht.
campaign-names = Zwei Figuren in der Datei haben denselben Namen.
campaign-class = { $name }: Die Klasse „{ $kind }“ gibt es nicht.
campaign-advances = { $name }: Das sind keine Talente der Klasse { $kind }.
campaign-heat = { $name }: Die Hitze ist zu niedrig.
campaign-seat = { $name }: Auf Platz { $seat } spielt niemand in der Crew.

## Aufzeichnungen für die Crew

sealed-penalty = Die Aufzeichnung nennt einen Rückschlag, den es nicht gibt.
sealed-meter = Die Aufzeichnung zeigt eine Leiste, die nicht offen ist.
sealed-difficulty-range = Die Schwierigkeit muss { $least } bis { $most } sein.
sealed-bonus-dice = { $name } hat keine solchen zusätzlichen Würfel.
sealed-difficulty = { $filled ->
    [one] Die Schwierigkeit ist { $difficulty }, bei 1 gefüllten Segment.
   *[other] Die Schwierigkeit ist { $difficulty }, bei { $filled } gefüllten Segmenten.
}
sealed-meter-start = Die Leiste beginnt bei 0.
sealed-meter-move = Dieser Zug bringt die Leiste nicht dorthin.

## Chancen

odds-count = { $name } { $count }: Gib eine Zahl von 0 bis { $most } an.
odds-difficulty = Schwierigkeit { $difficulty }: Gib eine Zahl von { $least } bis { $most } an (SC-2.1).
odds-ability = Die Fähigkeit „{ $ability }“ ändert keinen Wurf. Diese tun es: { $known }.
changed-without-seed = Ein Coup mit geänderten Feldern braucht seinen Startwert.
