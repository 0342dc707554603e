# Der Befehl `getaway odds big_score`.

cli-odds = Die Chancen im Tresor berechnen: das Risiko, erwischt zu werden, die Aussicht, die nächsten Runden zu überstehen, und die Chance auf jeden Marker.
    .more = Die Chancen sind exakt: Jede mögliche Ziehung wird gezählt. Während einer Partie im Terminal zeigt `odds` die Chancen an deinem Tisch.
    .seats = Anzahl der Personen; 1 für das Solospiel.
    .cops = Cops auf der Leiste.
    .robbers = Wie viele plündern, wenn nicht alle.
    .rounds = Wie viele Runden im Voraus.
    .bribes = Solo: wie viele Bestechungen du bezahlen kannst.
    .gone = Marker, die schon gezogen sind. Mehrfach möglich.
    .floor = Alle Marker auf dem Tresorboden. Ohne die Angabe können es beliebige sein, nur keine Cops.
    .json = JSON ausgeben, für Programme, mit exakten Brüchen als Text.
cli-report = The Big Score: alle Zeilen des Berichts
cli-vault = { $tokens ->
    [one] Im Tresor ist 1 Marker
   *[other] Im Tresor sind { $tokens } Marker
}{ $cops ->
    [0] , kein Cop.
    [one] , darunter 1 Cop.
   *[other] , darunter { $cops } Cops.
}{ $draws ->
    [one] {" "}Je Runde wird 1 gezogen.
   *[other] {" "}Je Runde werden { $draws } gezogen.
}
cli-bust = Diese Runde: { $risk } Risiko, erwischt zu werden.
cli-rounds = Runden
cli-survive = Chance, sie zu überstehen
cli-token = nächster Marker
cli-chance = Chance
cli-floor-solo = --floor: Im Solospiel gibt es keinen Tresorboden.
cli-busted-already = --cops { $cops }: Mit { $bust } Cops auf der Leiste sind schon alle erwischt.
cli-unknown-token = { $option } { $token }: Erwartet wird eines von { $known }.
cli-no-number = { $option } { $token }={ $given }: Erwartet wird eine Zahl.
cli-too-many = Im Spiel sind { $number } Marker der Art { $token }, nicht { $given }.
