# Die begleitete erste Partie.

lesson = Deine ersten Coups
    .blurb = Zwei Crews, eine Stadt. Heuere an, plane heimlich und sieh zu, wie die Pläne aufeinandertreffen. Etwa zehn Minuten.
lesson-aim = Du und dein Gegenüber raubt dieselbe Stadt aus. Wer am meisten Geld hat, wenn das letzte Ziel weg ist, gewinnt. Jede Runde hat drei Phasen: Ihr heuert Crew an, plant heimlich, und dann laufen beide Pläne ab.
    .title = Darum geht es
lesson-hire = Ihr seid abwechselnd dran. Du kannst die oberste Karte jedes Stapels anheuern, wenn du sie bezahlen kannst. Können lässt Coups gelingen. Muskeln holen ein Ziel, das ihr beide wollt. In der ersten Runde musst du mindestens eine Karte nehmen.
    .title = Heuere jemanden an
lesson-enough = Die Crew bleibt bis zum Ende der Partie bei dir, aber das Geld ist weg, und am Ende zählt das Geld. Passe, wenn niemand den Preis wert ist. Wenn du gepasst hast, kannst du in dieser Runde niemanden mehr anheuern.
    .title = Wann du aufhörst
lesson-order_crew = Deine Crew wird von vorn nach hinten aufgedeckt. Zu jedem Coup gehören eine Karte und alle, die sie nachzieht. Leg also genug Können für den ersten Coup nach vorn, und nicht viel mehr.
    .title = Ordne deine Crew
lesson-order_marks = Die Wahlkarten 1 bis 4 stehen für die Ziele in der Auslage. Du raubst sie in der Reihenfolge deiner Wahlkarten aus. Achte auf die Schwierigkeit: So viel Können braucht die Crew, die dann aufgedeckt wird.
    .title = Wähle deine Ziele
lesson-sealed = Ein versiegelter Plan steht fest, und niemand sieht ihn, bis er aufgedeckt wird. Ab jetzt entscheidet niemand mehr etwas: Die Pläne laufen von selbst ab, Schritt für Schritt.
    .title = Versiegelt
lesson-taken = Das Können reicht! Der Coup bringt Geld, und das Ziel geht an die Crew, die ihn gelandet hat. Diese Leute haben für diese Runde Feierabend; der nächste Coup nimmt die nächsten Karten.
    .title = Ein Coup gelingt
lesson-failed = Ein Coup mit zu wenig Können bringt nichts, und die Crew ist für diese Runde raus. Lieber ein sicherer Coup als zwei, bei denen es nicht reicht.
    .title = Das Können reicht nicht
lesson-contested = Beide Crews hatten genug Können für dasselbe Ziel, also bekommt es, wer den höchsten einzelnen Muskelwert hat. Die andere Crew macht mit dem nächsten Ziel auf ihrer Liste weiter, das noch da ist.
    .title = Ihr wolltet beide dasselbe
lesson-set = Genug Ziele aus einem Viertel ergeben ein Set. Es bringt sofort einen Bonus. Unvollständige Sets sind nichts wert, also bleib möglichst in einem Teil der Stadt.
    .title = Ein Set
lesson-right = Neue Ziele liegen aus, alle Crewkarten kommen zurück, und das Vorkaufsrecht wechselt: Jetzt heuert die andere Person zuerst an. Es entscheidet auch, wenn niemand Muskeln hat.
    .title = Die nächste Runde
lesson-end = Das letzte Ziel ist weg, und das Geld wird gezählt. Jetzt kennst du das ganze Spiel. Versuch es gegen einen stärkeren Bot oder allein in der Kampagne.
    .title = Das war's

## Die Kampagne

lesson-campaign = Deine erste Kampagne
    .blurb = Allein gegen eine Konkurrenz, die nie müde wird: Erreiche die Vorgabe der ersten Partie und nimm Crew in die nächste mit. Etwa zehn Minuten für die erste Partie.
lesson-campaign--aim = Drei Partien hintereinander, jede mit einer Vorgabe: $80K, dann $100K, dann $120K. Eine Partie hat sechs Runden. Wenn du eine Vorgabe verfehlst, ist die Kampagne vorbei.
    .title = Darum geht es
lesson-campaign--hire = Hier kauft dir niemand etwas weg. Heuere so viele Karten an, wie du bezahlen kannst, oder gar keine. Ausgegebenes Geld fehlt dir aber an der Vorgabe, bis die Crew es wieder einbringt.
    .title = Heuere jemanden an
lesson-campaign--opponent = Jetzt bekommt die Konkurrenz von allen Karten in den Stapeln die mit den wenigsten Muskeln und behält sie. Es zählt ihr höchster Muskelwert, und der kann nur wachsen.
    .title = Die Konkurrenz heuert an
lesson-campaign--plan = Die Konkurrenz braucht keinen Plan. In jedem Schritt deckt sie zufällig eine ihrer Wahlkarten auf und nimmt dieses Ziel, egal wie schwierig es ist. Raub zuerst aus, was du am liebsten hättest, bevor es weg ist.
    .title = Plane gegen den Zufall
lesson-campaign--took = Ein Ziel, das du in diesem Schritt nicht ausgeraubt hast, ganz ohne Crew geholt. Von gerecht war nie die Rede. In den nächsten Schritten gibt es ein Ziel weniger.
    .title = Die Konkurrenz holt ein Ziel
lesson-campaign--beaten = Ihr wolltet beide dasselbe Ziel, und dein höchster Muskelwert bei diesem Coup war höher. Du bekommst das Ziel und den Muskelbonus.
    .title = Du warst stärker
lesson-campaign--lost_to = Ihr wolltet beide dasselbe Ziel, und die Konkurrenz hatte mindestens so viele Muskeln wie du. Sie bekommt es. Deine Crew macht mit dem nächsten Ziel auf deiner Liste weiter.
    .title = Die Konkurrenz war stärker
lesson-campaign--cleared = Am Ende einer Runde werden die übrigen Ziele weggeräumt und vier neue ausgelegt. Was du jetzt nicht ausraubst, siehst du nie wieder.
    .title = Die nächste Runde
lesson-campaign--set = Ein Set bringt sofort seinen Bonus. Die Konkurrenz gibt keine Sets ab, aber jedes Ziel, das sie holt, kann das sein, das dir fehlt.
    .title = Ein Set
lesson-campaign--won = Du hast die Vorgabe erreicht. Was du darüber hinaus verdient hast, ist dein Überschuss: Er entscheidet, welche Crew mitkommt.
    .title = Eine Partie ist gewonnen
lesson-campaign--keep = Nimm Karten in die nächste Partie mit, solange ihre Preise zusammen nicht höher sind als dein Überschuss. Du bezahlst sie nicht, und Geld kommt nicht mit. Die nächste Vorgabe ist um $20K höher.
    .title = Wer mitkommt
lesson-campaign--end = Das war die Kampagne. Wenn es nicht gereicht hat: Heuere früh an, denn Crew aus der ersten Runde arbeitet in allen sechs.
    .title = Das war's
