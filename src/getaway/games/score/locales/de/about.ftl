## Worum es geht: vor der ersten Partie

about = Du spielst eine Figur auf der falschen Seite des Gesetzes: Du sagst, was sie tut, und die Würfel entscheiden, wie es ausgeht. Holt die Beute und verschwindet, bevor die Gefahrenleiste voll ist, dann gewinnt die ganze Crew.
about-gm = Du bist die Spielleitung: Du beschreibst den Ort, sagst, wie schwer etwas ist und was schiefgeht. Du spielst nicht gegen die Crew; du gewinnst, wenn es eine gute Geschichte wird.
