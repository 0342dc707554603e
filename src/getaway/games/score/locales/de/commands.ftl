# Die Befehle von Score: `getaway heist`, `getaway odds score`, `getaway sim score`.

help-heist = Einen Coup für Score erwürfeln: eine Seite für die Spielleitung und eine ohne Geheimnisse für die Crew.
    .seed = Startwert des Coups. Derselbe Startwert ergibt denselben Coup.
    .type = Art des Coups: jewelry, house, frame, bank, extraction, assassination, art, double oder gone_wrong.
    .again = Dieses Feld neu würfeln, etwa alarm, 1.where oder secret. Für mehrere Felder wiederholen.
    .set = Eigenen Text in ein Feld schreiben, etwa alarm="eine Gans" oder person1.name="Gus". Für mehrere Felder wiederholen.
    .for = Welche Seiten: gm (Spielleitung), players (Crew), both (beide), sheets (Blätter zum Ausfüllen) oder all (alle).
    .markdown = Als Markdown ausgeben. Das ist der Standard.
    .html = Als HTML-Seiten zum Drucken ausgeben.
    .pdf = Die Seiten als PDF in diese Datei schreiben. Braucht `pip install 'getaway[print]'`.
    .paper = Papier des PDFs: a4 oder letter.
heist-one-format = Gib nur eins von --json, --markdown, --html und --pdf an.
heist-reader = --for { $reader }: Gib gm, players, both, sheets oder all an.
heist-paper = --paper { $paper }: Gib a4 oder letter an.
heist-wrote = { $file } geschrieben. Startwert: { $seed }
heist-seed = --seed: Gib 1 bis { $most } Zeichen an.
heist-set = --set { $given }: Gib FELD=TEXT an.

help-odds = Die genauen Chancen eines Wurfs in Score zeigen: Erfolg, Fehlschlag, beides und keins.
    .cool = Coolness der Figur.
    .heat = Hitze der Figur.
    .prep = Zahl der Planwürfel aus dem Vorrat.
    .difficulty = Schwierigkeit, die die Spielleitung setzt, 2 bis 6.
    .ability = Eine Fähigkeit, die zählt. Für mehrere wiederholen. Eine von: tumbler, silent_but_deadly, ghost_reporting, we_loud_yet, focus, inside_the_system, foresight, overclock, lethal, brute_force.
    .filled = Gefüllte Segmente der Gefahrenleiste.
odds-title = { $cool ->
    [one] 1 Coolness-Würfel
   *[other] { $cool } Coolness-Würfel
} und { $heat ->
    [one] 1 Hitze-Würfel
   *[other] { $heat } Hitze-Würfel
} gegen { $difficulty }
odds-chance = Chance
odds-exactly = Genau
odds-success = Erfolg
odds-failure = Fehlschlag
odds-both = Beides
odds-neither = Keins
odds-successes = { $number ->
    [one] 1 Erfolg
   *[other] { $number } Erfolge
}

sim-seats = --seats { $seats }: Gib 1 bis { $most } Figuren an.
sim-gm = Simulieren lässt sich nur die automatische Spielleitung. Lass gm=seat weg.
sim-progress = Score, Startwert { $seed }
sim-report-progress = Score, jede Crew und Leiste
sim-title = { $criminals ->
    [one] Score: { $games } Coups mit 1 Figur, Startwert { $seed }
   *[other] Score: { $games } Coups mit { $criminals } Figuren, Startwert { $seed }
}
sim-result = Überlebt { $survived }, gelungen { $done } ({ $ends })
sim-end = { $how ->
    [done] geschafft { $count }
    [failed] gescheitert { $count }
    [given_up] aufgegeben { $count }
   *[arrested] verhaftet { $count }
}
sim-rolls = { $rolls } Würfe pro Coup · { $heists } Coups pro CPU-Sekunde
sim-checksum = Prüfsumme { $checksum }
