# Das erste Spiel von Score, mit Erklärungen.

lesson = Dein erster Job
    .blurb = Ein Coup mit einer fertigen Crew und der automatischen Spielleitung. Etwa zehn Minuten.
lesson-aim = Du sagst, was deine Crew tut, und die Würfel entscheiden, wie es ausgeht. Heute leitet die automatische Spielleitung den Coup. Kommt hinein, holt die Beute und verschwindet, bevor die Gefahrenleiste voll ist.
    .title = Das Ziel
lesson-crew = Wähle bis zu vier Figuren. Das Gesicht redet, das Phantom schleicht, der Tech hackt, der Hammer schlägt zu. Jede bringt Planwürfel für den Vorrat der Crew mit.
    .title = Stell eine Crew zusammen
lesson-start = Die automatische Spielleitung hat einen Coup für dich, mit einer Gefahrenleiste und darauf versteckten Rückschlägen. Beginne, wenn deine Crew vollständig ist.
    .title = Beginne, wenn du so weit bist
lesson-scene = Die automatische Spielleitung beschreibt, was ihr seht, und schlägt ein paar Ansätze vor. Entscheide, wer was versucht: Die richtige Figur für die Aufgabe hat bessere Chancen.
    .title = Eine Szene
lesson-declare = Wähle eine Figur und einen Ansatz. Dann verlangt die Spielleitung einen Wurf und sagt, wie schwer er ist.
    .title = Sag, was du tust
lesson-roll = Coolness-Würfel, die die Schwierigkeit erreichen, sind Erfolge, und einer genügt. Hitze-Würfel darunter sind Fehlschläge. Ein Planwürfel aus dem Vorrat zählt als Coolness-Würfel. Noch kannst du einen Rückzieher machen.
    .title = Die Würfel
lesson-rolled = Erfolg und Fehlschlag sind zwei verschiedene Fragen. Du kannst bekommen, was du wolltest, und trotzdem dafür bezahlen.
    .title = Beides, eins oder keins
lesson-consequence = Es gab Fehlschläge. Nimm selbst dauerhaft Hitze, oder lass die Gefahrenleiste für die ganze Crew steigen. Mehr Hitze heißt mehr Hitze-Würfel und später mehr Fehlschläge.
    .title = Wer zahlt?
lesson-meter = Jedes Segment kann einen Rückschlag verbergen, der beim Füllen eintritt. Ist das letzte voll, hat euch die Polizei.
    .title = Die Leiste steigt
lesson-penalty = Dieses Segment hatte einen Rückschlag, und jetzt trifft er die Crew. Jeder tritt einmal pro Coup ein, und manche wirken länger.
    .title = Ein Rückschlag
lesson-ended = Gewonnen oder verloren, eine gute Geschichte ist es allemal. In einer Kampagne behielten deine Figuren Coolness und Hitze, lernten Talente und drehten eines Tages Ein letztes Ding.
    .title = Der Coup ist vorbei
