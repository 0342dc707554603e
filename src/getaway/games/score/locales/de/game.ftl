# Score: Fragen, Züge, Ereignisse, Ergebnisse, der Coup-Generator und die Geschichte einer Kampagne.

blurb = Ein Rollenspiel über Coups: Sagt, was ihr tut, würfelt, und seht, wer dafür bezahlt.
scenario-one-shot = Ein Coup allein
    .goal = Zieh mit einer fertigen Crew einen Coup durch, bevor die Gefahrenleiste voll ist. Die automatische Spielleitung führt dich.
scenario-campaign = Eine Kampagne allein
    .goal = Führe eine Crew von Coup zu Coup und sieh, wie weit sie kommt. Die automatische Spielleitung führt dich.

phase-break = Zwischen den Coups
phase-heist = Der Coup
phase-over = Das Ende

option-gm = Spielleitung
    .help = Wer die Coups leitet: die automatische Spielleitung oder wer auf dem ersten Platz sitzt (SC-8.1).
    .value-auto = automatisch
    .value-seat = erster Platz
option-mode = Länge
    .help = In einer Kampagne wachsen die Figuren von Coup zu Coup. Ein One-Shot hat fertige Figuren (SC-7.1).
    .value-campaign = Kampagne
    .value-one_shot = One-Shot
option-meter = Gefahrenleiste
    .help = Offen: Die Crew sieht sie. Verdeckt: Sie weiß, dass es sie gibt. Geheim: Sie erfährt nichts davon (SC-3.3).
    .value-open = offen
    .value-hidden = verdeckt
    .value-secret = geheim
option-start_cool = Coolness zu Beginn
    .help = Coolness einer neuen Figur (SC-1.1).
    .value-class = wie bei der Klasse
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
option-start_heat = Hitze zu Beginn
    .help = Hitze einer neuen Figur (SC-1.1).
    .value-class = wie bei der Klasse
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
option-arrested_out = Verhaftung ist endgültig
    .help = Verhaftete Figuren scheiden aus der Kampagne aus (SC-4.4).
option-show_odds = Chancen zeigen
    .help = Die Chancen eines Wurfs werden vor dem Würfeln gezeigt.
option-segments = Länge der Leiste
    .help = Wie lang die automatische Spielleitung die Gefahrenleiste macht (SC-3.2).
    .value-standard = normal
    .value-easy = leicht
    .value-hard = schwer
    .value-brutal = brutal
option-difficulty = Schwierigkeit
    .help = Was die automatische Spielleitung verlangt: je nach Bewachung und Alarm des Coups oder immer dasselbe (SC-2.1).
    .value-heist = je nach Coup
    .value-2 = immer 2
    .value-3 = immer 3
    .value-4 = immer 4
    .value-5 = immer 5
    .value-6 = immer 6
option-subgoals = Nebenziele
    .help = Die automatische Spielleitung gibt jedem Coup ein Nebenziel (SC-6.4).
option-brute_force = Brute Force
    .help = Der zusätzliche Hitzewürfel von Brute Force zählt nur für diesen Wurf oder bleibt für immer (SC-5.14).
    .value-roll = für diesen Wurf
    .value-stat = +1 Hitze für immer
option-foresight = Weitblick
    .help = Das Gesicht macht den eigenen Wurf leicht oder den einer beliebigen Figur (SC-5.5).
    .value-own = eigene Würfe
    .value-anyone = Würfe aller

## Teile anderer Texte

text = { $text }
quoted = „{ $text }“
named-text = { $name } – { $text }
sentence = { $text }.
sentences = { $first } { $second }
because = : „{ $why }“
because-of = : { $why }
seat = { $seat }
goal = { $goal ->
    [cool] Coolness-Ziel
   *[heat] Hitze-Ziel
}
figure-cool = Coolness
figure-heat = Hitze
figure-prep = Planung
mark-lockpicking = Schlösser knacken
mark-sneaking = Schleichen
mark-hacking = Hacken
mark-attack = Angriff
mark-kill = Tötung
mark-system = gegen das Sicherheitssystem
visibility-open = offen
visibility-hidden = verdeckt
visibility-secret = geheim
status-ready = bereit
status-retired = im Ruhestand
status-dead = tot
status-arrested = verhaftet
no-dice = keine
dice-prep = , Plan { $dice }
result = { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}, { $failures ->
    [one] 1 Fehlschlag
   *[other] { $failures } Fehlschläge
}
result-successes = { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}
result-failures = { $failures ->
    [one] 1 Fehlschlag
   *[other] { $failures } Fehlschläge
}
result-neither = kein Erfolg, kein Fehlschlag

## Fragen

prompt-over = Das Spiel ist zu Ende.
prompt-break = Zwischen den Coups: Mach deine Figuren bereit.
prompt-who = Wähle eine Klasse für deine Figur.
prompt-first = { $gm ->
    [auto] Die Crew steht. Beginnt den Coup, wenn alle so weit sind.
   *[seat] Die Crew steht. Die Spielleitung beginnt den Coup.
}
prompt-prepare = Bereite den nächsten Coup vor. Leg zuerst die Länge der Leiste fest.
prompt-no-crew = Der Coup ist vorbereitet. Er kann beginnen, sobald jemand eine Figur hat.
prompt-start = Beginne den Coup oder bereite weiter vor.
prompt-ask = Frag die Crew: Was tut ihr?
prompt-act = Was tut ihr?
prompt-gone = { $how ->
    [dead] { $name } ist tot. Du kannst weiter miterzählen.
   *[out] { $name } ist bei diesem Coup nicht dabei. Du kannst weiter miterzählen.
}
prompt-own-attempt = { $own ->
    [yes] { $name } versucht: „{ $attempt }“. Soll gewürfelt werden?
   *[no] { $name } versucht: { $attempt }. Soll gewürfelt werden?
}
prompt-own-called = Würfle gegen { $difficulty } oder mach einen Rückzieher.
prompt-own-rolled = Brute Force einsetzen oder die Würfel liegen lassen?
prompt-own-choice = Wer zahlt: du mit Hitze oder die Crew?
prompt-own-ruling = { $failures ->
    [one] 1 Fehlschlag. Was kostet er?
   *[other] { $failures } Fehlschläge. Was kosten sie?
}
prompt-wait-attempt = { $name } wartet auf die Spielleitung.
prompt-wait-called = { $name } würfelt gleich.
prompt-wait-rolled = Setzt { $name } Brute Force ein?
prompt-wait-choice = { $name } entscheidet, wer zahlt.
prompt-wait-ruling = Die Spielleitung entscheidet, was es kostet.

## Züge

offer-create = { $way ->
    [premade] { $kind } spielen
   *[new] Neue Figur: { $kind }
}
offer-start = Coup beginnen
offer-give-up = Coup aufgeben
offer-approach = { $has_marks ->
    [yes] { $name }: { $approach } ({ $marks })
   *[no] { $name }: { $approach }
}
no-goal = kein Ziel
own-way = ein eigener Weg
offer-attempt = { $name } versucht etwas anderes
offer-withdraw = Rückzieher machen
offer-brute-force = Brute Force: Coolness-Würfel neu werfen und einen Hitze-Würfel dazu
offer-stand = Würfel liegen lassen
offer-take-heat = Selbst zahlen: dauerhaft +1 Hitze
offer-take-meter = { $known ->
    [yes] Die Crew zahlt: Die Gefahrenleiste füllt sich um 1
   *[no] Die Crew zahlt
}
offer-roll = { $has_using ->
    [yes] { $prep ->
        [one] Würfeln mit { $using } und einem Planwürfel
        [several] Würfeln mit { $using } und mehreren Planwürfeln
       *[none] Würfeln mit { $using }
    }
   *[no] { $prep ->
        [one] Würfeln mit einem Planwürfel
        [several] Würfeln mit mehreren Planwürfeln
       *[none] Würfeln
    }
}
offer-roll-chances = { $roll } ({ $chances })
chances = Erfolg { $success }, Fehlschlag { $failure }
offer-use = { $name } nutzt { $ability }: { $text }
offer-false-alarm = { $name } nutzt { $ability } und hebt auf: { $penalty }
offer-goal-cool = { $name }: +1 Coolness für das Coolness-Ziel nehmen
offer-goal-prep = { $name }: +1 Planung für das Coolness-Ziel nehmen
offer-kill-cool = { $name }: +1 Coolness für eine Tötung nehmen
offer-kill-heat = { $name }: −1 Hitze für eine Tötung nehmen
offer-advance = { $cost ->
    [0] { $name } lernt { $ability } (kostenlos): { $text }
   *[other] { $name } lernt { $ability } (−{ $cost } Hitze): { $text }
}
offer-join = { $name } steigt in den Coup ein
offer-leave = { $name } steigt aus dem Coup aus
offer-gear = Ausrüstung von { $name } ändern
offer-hand-over = { $name } jemand anderem übergeben
offer-retire = { $name } setzt sich zur Ruhe
offer-narrate = Etwas erzählen
offer-end-campaign = { $mode ->
    [one_shot] Spiel beenden
   *[campaign] Kampagne beenden
}
offer-prepare = { $segments ->
    [one] { $length }: 1 Segment
   *[other] { $length }: { $segments } Segmente
}
offer-prepare-own = Eigene Länge und eigener Titel
with-subgoals = mit Nebenzielen
without-subgoals = ohne Nebenziele
offer-generate = Coup erwürfeln
any-job = beliebiger Job
offer-generate-chosen = Coup nach Startwert oder Art erwürfeln
offer-call = Wurf verlangen
offer-waive = Kein Wurf nötig
offer-scene = Szene setzen
offer-approach-add = Ansatz hinzufügen
offer-approach-remove = Ansatz entfernen: { $approach }
offer-correct = Leiste korrigieren
offer-stash = Vorrat setzen
offer-end-done = Coup beenden: geschafft
offer-end-failed = Coup beenden: gescheitert
offer-end-given-up = Coup beenden: Die Crew gibt auf
offer-note = Notiz schreiben
offer-note-strike = Notiz streichen: { $text }
offer-complication = Komplikation vorbereiten
offer-complication-show = Einsetzen: { $text }
offer-complication-strike = Streichen: { $text }
offer-dice = Offen würfeln
offer-dice-blind = Verdeckt würfeln
offer-penalty = Rückschlag hinzufügen: { $penalty }
offer-penalty-remove = Rückschlag von Segment { $segment } entfernen
offer-another-job = Anderen Job erwürfeln
offer-field-show = Der Crew zeigen: { $name } – { $text }
offer-field-roll = Neu würfeln: { $name }
offer-field-set = Selbst schreiben: { $name }
offer-clock = Uhr hinzufügen
offer-clock-tick = Uhr { $name } vorstellen
offer-clock-back = Uhr { $name } zurückstellen
offer-clock-remove = Uhr { $name } entfernen
offer-overrule = { $figure ->
    [cool] Coolness von { $name } setzen
    [heat] Hitze von { $name } setzen
   *[prep] Planung von { $name } setzen
}
offer-renew-ability = { $name } darf { $ability } noch einmal nutzen
offer-renew-goal = { $goal ->
    [cool] { $name } darf das Coolness-Ziel noch einmal erreichen
   *[heat] { $name } darf das Hitze-Ziel noch einmal erreichen
}
offer-goal-met = { $goal ->
    [cool] { $name } hat das Coolness-Ziel erreicht
   *[heat] { $name } hat das Hitze-Ziel erreicht
}
offer-cool-down = { $name } kühlt auf Hitze 1 ab
offer-kills = { $name } hat jemanden getötet
offer-negotiated = { $name } hat mit wichtigen Leuten verhandelt
offer-system = { $name } hat das Sicherheitssystem erreicht
offer-injury = { $name } ist verletzt
offer-take-out = { $name } ist für diesen Coup raus
offer-dead = { $name } stirbt

## Ereignisse

criminal-created = { $has_advance ->
    [yes] { $seat } bringt { $name } ins Spiel: { $kind }, mit { $advance }.
   *[no] { $seat } bringt { $name } ins Spiel: { $kind }.
}
gear-changed = { $has_gear ->
    [yes] { $name } hat dabei: { $gear }
   *[no] { $name } hat nichts dabei.
}
handed-over = { $to } spielt jetzt { $name }.
joined = { $prep ->
    [0] { $name } steigt in den Coup ein.
    [one] { $name } steigt mit 1 Planwürfel in den Coup ein.
   *[other] { $name } steigt mit { $prep } Planwürfeln in den Coup ein.
}
left = { $name } steigt aus dem Coup aus.
retired = { $name } setzt sich zur Ruhe.
advance-taken = { $name } lernt { $advance }. Hitze { $heat }.
cooled-down = { $name } kühlt auf Hitze { $heat } ab.
taken-out = { $how ->
    [dead] { $name } stirbt{ $why }.
   *[heist] { $name } ist für diesen Coup raus{ $why }.
}
injured = { $struck ->
    [yes] { $name } wäre verletzt ({ $injury }), ist aber nicht totzukriegen.
   *[no] { $name } ist verletzt: { $injury }.
}
heist-prepared = { $has_title ->
    [yes] Die Spielleitung hat einen Coup vorbereitet: „{ $title }“.
   *[no] Die Spielleitung hat einen Coup vorbereitet.
}{ $meter ->
    [open] {" "}Die Leiste hat { $segments } Segmente.
    [hidden] {" "}Die Gefahrenleiste ist verdeckt.
   *[secret] {""}
}{ $subgoals ->
    [yes] {" "}Es gibt Nebenziele.
   *[no] {""}
}
heist-generated = Nur du: Startwert { $seed } ergibt { $title }.
field-changed = Nur du: { $name } ist jetzt { $text }
noted = Nur du: notiert: „{ $text }“
complication-prepared = Nur du: Komplikation { $number } ist bereit: { $text }
struck = Nur du: gestrichen: { $text }
penalty-attached = { $amount ->
    [0] Nur du: Segment { $segment } – { $kind }: { $text }
   *[other] Nur du: Segment { $segment } – { $kind } ({ $amount }): { $text }
}
penalty-removed = Nur du: Segment { $segment } hat keinen Rückschlag mehr.
revealed = Ihr erfahrt mehr. { $name }: { $text }
heist-started = Coup { $number } beginnt: { $title }. Mit dabei: { $crew }. { $stash ->
    [one] Im Vorrat liegt 1 Planwürfel.
   *[other] Im Vorrat liegen { $stash } Planwürfel.
}
heist-ended = { $how ->
    [done] Coup { $number } ist vorbei: Die Crew hat es geschafft.
    [failed] Coup { $number } ist vorbei: Er ist gescheitert.
    [given_up] Coup { $number } ist vorbei: Die Crew hat aufgegeben.
   *[arrested] Coup { $number } ist vorbei: Die Crew ist verhaftet.
}
dice-opened = Die Würfel von Coup { $heist } lassen sich jetzt prüfen. Schlüssel: { $key }
campaign-ended = Das Spiel ist zu Ende.
campaign-resumed = { $heists ->
    [0] Die Kampagne geht weiter, mit { $crew ->
        [one] 1 Figur
       *[other] { $crew } Figuren
    }.
   *[other] Die Kampagne geht weiter, mit { $crew ->
        [one] 1 Figur
       *[other] { $crew } Figuren
    } nach { $heists ->
        [one] 1 Coup
       *[other] { $heists } Coups
    }.
}
meter-filled = { $known ->
    [open] { $name } lässt die Crew zahlen. Gefahr { $filled } von { $segments }.
    [hidden] { $name } lässt die Crew zahlen. Ein Segment der Leiste füllt sich.
   *[no] { $name } lässt die Crew zahlen.
}
meter-moved = { $known ->
    [open] Die Spielleitung setzt die Leiste auf { $filled } von { $segments }{ $why }.
    [hidden] Die Spielleitung ändert die verdeckte Leiste{ $why }.
   *[no] Die Spielleitung ändert etwas hinter dem Sichtschirm{ $why }.
}
why-negotiated = { $name } hat verhandelt
meter-read = Nur du: Gefahr { $filled } von { $segments }.
penalty-fired = { $lost ->
    [0] Und dann: { $text }.
    [one] { $text }: 1 Planwürfel verloren.
   *[other] { $text }: { $lost } Planwürfel verloren.
}
fired-harder = Ab jetzt ist jeder Wurf um 1 schwerer.
fired-heated = +1 Hitze für { $names }.
fired-spared = Nicht für { $names }: { $ability }.
penalty-cancelled = { $name } nutzt { $ability } und hebt „{ $penalty }“ auf.
cancelled-returned = { $dice ->
    [one] 1 Planwürfel kommt zurück.
   *[other] { $dice } Planwürfel kommen zurück.
}
cancelled-cooled = −1 Hitze für { $names }.
flew-solo = Es trifft { $names } nicht: Alleingang.
clock-added = { $known ->
    [yes] Neue Uhr: { $name }, 0 von { $segments }.
   *[no] Neue Uhr: { $name }.
}
clock-ticked = { $known ->
    [yes] Uhr: { $name }, { $filled } von { $segments }.
   *[no] Uhr: { $name } läuft weiter.
}
clock-removed = Uhr: { $name }, vorbei.
overruled = { $what ->
    [stash] Die Spielleitung entscheidet: Der Vorrat ist { $now }, nicht { $before }{ $why }.
    [cool] Die Spielleitung entscheidet: { $name } hat Coolness { $now }, nicht { $before }{ $why }.
    [heat] Die Spielleitung entscheidet: { $name } hat Hitze { $now }, nicht { $before }{ $why }.
   *[prep] Die Spielleitung entscheidet: { $name } hat Planung { $now }, nicht { $before }{ $why }.
}
ability-renewed = { $is_goal ->
    [yes] Die Spielleitung entscheidet: { $name } darf das { $ability } noch einmal erreichen{ $why }.
   *[no] Die Spielleitung entscheidet: { $name } darf { $ability } noch einmal nutzen{ $why }.
}
scene-set = { $by ->
    [gm] { $has_name ->
        [yes] Die Spielleitung setzt eine Szene, { $name }: „{ $text }“
       *[no] Die Spielleitung setzt eine Szene: „{ $text }“
    }
   *[automatic] { $name }. { $text }
}
approach-added = Ihr könntet: { $text }
approach-removed = Nicht mehr möglich: { $text }
narrated = { $seat }: „{ $text }“
attempt-declared = { $own ->
    [yes] { $name } versucht: „{ $attempt }“
   *[no] { $name }: { $attempt }.
}
roll-called = { $name } braucht mindestens eine { $difficulty }{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }.
   *[no] .
}
difficulty-found = Nur du: { $found }.
waived = Kein Wurf für { $name }{ $words }.
withdrawn = { $name } überlegt es sich anders.
dice-rolled = { $has_using ->
    [yes] { $name } nutzt { $using } und würfelt Coolness { $cool }{ $prep }, Hitze { $heat }: { $result }.
   *[no] { $name } würfelt Coolness { $cool }{ $prep }, Hitze { $heat }: { $result }.
}
brutely-forced = { $name } nutzt Brute Force und würfelt Coolness { $cool }, Hitze { $heat }: { $result }.
failure-spared = { $left ->
    [0] { $name } windet sich heraus, heute zum letzten Mal.
    [one] { $name } windet sich heraus. Das klappt heute noch einmal.
   *[other] { $name } windet sich heraus. Das klappt heute noch { $left } Mal.
}
heat-taken = { $name } zahlt selbst: jetzt Hitze { $heat }.
judged-harm = { $name } wird verletzt.
judged = { $on ->
    [crew] Für die Crew: { $words }
   *[criminal] Für { $name }: { $words }
}
stash-grew = { $by ->
    [one] { $name }, { $ability }: 1 Planwürfel für den Vorrat, jetzt { $stash }.
   *[other] { $name }, { $ability }: { $by } Planwürfel für den Vorrat, jetzt { $stash }.
}
gm-rolled = { $blind ->
    [yes] { $dice ->
        [one] Die Spielleitung wirft verdeckt einen Würfel.
       *[other] Die Spielleitung wirft verdeckt { $dice } Würfel.
    }
   *[no] Die Spielleitung würfelt { $faces }{ $why }.
}
ability-used = { $spent ->
    [0] { $name } nutzt { $ability }{ $words }.
    [one] { $name } nutzt { $ability } für 1 Planwürfel{ $words }.
   *[other] { $name } nutzt { $ability } für { $spent } Planwürfel{ $words }.
}
goal-met = { $goal ->
    [cool] { $gained ->
        [prep] { $name } erreicht das Coolness-Ziel: Planung { $now }.
       *[cool] { $name } erreicht das Coolness-Ziel: Coolness { $now }.
    }
   *[heat] { $name } erreicht das Hitze-Ziel: Hitze { $now }.
}
goal-owed = { $name } erreicht das Coolness-Ziel und darf dafür Coolness oder Planung nehmen.
kills-confirmed = { $number ->
    [one] { $name } hat jemanden getötet.
   *[other] { $name } hat { $number } Leute getötet.
}
kill-taken = { $gained ->
    [cool] { $name } wird durch eine Tötung cooler: Coolness { $now }.
    [heat] { $name } verliert durch eine Tötung Hitze: Hitze { $now }.
   *[neither] { $name } nimmt nichts für eine Tötung.
}
focus-chosen = { $name } konzentriert sich heute auf: { $on }.
negotiated = { $name } hat sich mit wichtigen Leuten geeinigt.
system-reached = { $name } ist im Sicherheitssystem. Es ist jetzt für alle um 1 leichter.

## Die automatische Spielleitung

gm-alarms-on = Der Alarm läuft schon.
gm-worked = Es klappt.
gm-failed = Es klappt nicht, und es kostet euch etwas. Was nun?
gm-nothing = Es klappt nicht, aber niemand merkt etwas. Was tut ihr?
ended-too-late = Ihr habt zu lange gebraucht, und die Chance ist vertan.
ended-done = Der Lieferwagen fährt davon. Job erledigt.
one-shot-over = Das war der One-Shot.
injury-knock = ein harter Schlag
place = { $count ->
    [0] ein Gebäude, { $space }, mit { $floors } Stockwerken
    [1] ein Gebäude, { $space }, mit einem einzigen Stockwerk
   *[other] ein Gebäude, { $space }, mit { $count } Stockwerken
}
scene-text-entry = Vor euch: { $place }. Noch hat euch niemand bemerkt. Wie kommt ihr hinein?
scene-text-surveillance = Kameras und Sensoren überwachen den Weg. Alarmanlage: { $alarm }. Wie kommt ihr vorbei?
scene-text-people = Bewachung: { $security }. Unbeteiligte: { $civilians }. Und dahinter die Beute. Was tut ihr?
scene-text-prize = Dafür seid ihr gekommen. { $job }: { $prize }. Was tut ihr?
scene-text-way_out = Ihr habt, weswegen ihr gekommen seid. Jetzt nichts wie raus. Die Zeit ist knapp.

## Der Wurf

found-set = die Spielleitung setzt { $difficulty }
found-silent = { $ability } macht daraus { $difficulty }
found-ability = { $way ->
    [harder] { $ability } +{ $by }
   *[easier] { $ability } −{ $by }
}
found-penalties = Rückschläge +{ $by }
found-kept = begrenzt auf { $difficulty }
found-foresight = Weitblick macht daraus { $difficulty }
roll-works = Es klappt.
roll-works-at-a-price = Es klappt, aber es kostet etwas.
roll-fails = Es klappt nicht.
roll-fails-and-costs = Es klappt nicht, und es kostet etwas.
roll-nothing = Es klappt nicht, aber niemand merkt etwas.

## Coups

kind-double = Doppelcoup
kind-gone-wrong = Alles geht schief
heist-number = Coup { $number }
heist-title = { $jobs }
field = { $name }: { $text }.
field-noted = { $name }: { $text }. { $note }
field-variety = Variante
field-complication = Komplikation
field-name = Name
field-client-name = Auftrag von
field-client-who = Zur Kundschaft
field-person-name = { $number ->
    [1] Jemand von drinnen
    [2] Jemand auf Wache
   *[other] Jemand anderes
}
field-person-role = Rolle von Person { $number }
field-person-want = Wunsch von Person { $number }
field-secret = Geheimnis
field-image = Erstes Bild
field-link = Was die beiden Jobs verbindet
client-line = Den Auftrag gibt { $name }. { $who }
field-subgoal = Nebenziel
meter = Gefahrenleiste
brief-place = Der Ort
brief-gone-wrong = Alles geht schief: Der Alarm läuft von Anfang an.
brief-complications = { $job }: Komplikationen
brief-subgoals = { $job }: Nebenziele
brief-rolled = Erwürfelt: { $text }
brief-length = { $name } { $segments }
brief-lengths = Segmente: { $lengths }
brief-penalties = Rückschläge zur Auswahl: { $penalties }

## Die Kampagne

verdict = { $heists ->
    [0] Die Crew hat nie einen Coup versucht.
    [one] { $done ->
        [0] Der einzige Coup ist gescheitert.
       *[other] Der einzige Coup war ein Erfolg.
    }
   *[other] { $done } von { $heists } Coups waren ein Erfolg.
}
timeline-heist = { $how ->
    [done] Coup { $number }, { $title }: geschafft.
    [failed] Coup { $number }, { $title }: gescheitert.
    [given_up] Coup { $number }, { $title }: aufgegeben.
   *[arrested] Coup { $number }, { $title }: Die Crew wurde verhaftet.
}
timeline-line = • { $line }
line-times = { $times } × { $line }
history-penalty = Und dann: { $text }.
history-goal = { $goal ->
    [cool] { $name } hat das Coolness-Ziel erreicht.
   *[heat] { $name } hat das Hitze-Ziel erreicht.
}
history-hurt = { $name } wurde verletzt: { $injury }.
history-out = { $how ->
    [died] { $name } ist gestorben{ $why }.
   *[taken_out] { $name } war für den Coup raus{ $why }.
}
history-arrested = { $name } wurde für immer verhaftet.
history-retired = { $name } hat sich nach einem letzten Ding zur Ruhe gesetzt.
recap-nothing = Noch ist nichts passiert.
recap-heist = { $rolls ->
    [0] Der { $nth } Coup war { $title }, mit { $crew }.
    [one] Der { $nth } Coup war { $title }, mit { $crew }. Es brauchte 1 Wurf.
   *[other] Der { $nth } Coup war { $title }, mit { $crew }. Es brauchte { $rolls } Würfe.
}
recap-ending = { $how ->
    [done] Er war ein Erfolg.
    [failed] Er ist gescheitert.
    [given_up] Sie gaben auf.
   *[arrested] Am Ende hatte die Polizei sie.
}
recap-criminal = { $name } (Coolness { $cool }, Hitze { $heat })
recap-ready = Bereit für den nächsten Coup: { $crew }.
recap-nobody = Für einen weiteren Coup ist niemand mehr da.
recap-gone = { $status ->
    [retired] { $name } ist im Ruhestand.
    [dead] { $name } ist tot.
   *[arrested] { $name } ist verhaftet.
}
