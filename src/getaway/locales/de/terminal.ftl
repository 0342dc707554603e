# Ein Spiel im Terminal. Was in `Backquotes` steht, wird in jeder Sprache genau so getippt.

## Der Bildschirm

choices = Eine Nummer oder: { $commands }
choices-or-move = Eine Nummer, ein Zug wie `{ $move }` oder: { $commands }
more-moves = … und { $more } weitere. `moves` zeigt alle.
news-above = (Oben stehen { $lines } neue Zeilen. `log { $lines }` zeigt sie noch einmal hier.)
thinking = { $seat } überlegt …
over = Spielende
over-save = `save` speichert eine Aufzeichnung dieses Spiels ({ $file } oder `save DATEI`). `getaway replay` spielt sie ab, `getaway verify` prüft sie. Mit Enter verlässt du den Tisch.
over-commands = Das Spiel ist zu Ende. Du kannst save, log, look oder rules tippen oder mit Enter gehen.
scenario-goal = Ziel: { $goal }
scenario-more = `rules { $rule }` zeigt die Regel, `scenario` zeigt dies noch einmal.
no-scenario = Das ist kein Szenario mit besonderen Regeln.
none = keine
refused = { $why } ({ $rule })
did-you-mean = Meintest du { $move }?
no-move = Einen Zug { $number } gibt es nicht. Wähle eine Nummer von 1 bis { $most }.
nothing-yet = Es ist noch nichts passiert.
bot-error = Ein Bot ist ausgefallen. Stattdessen wurde ein zufälliger erlaubter Zug gemacht: { $why }
seal-anyway = Gib denselben Zug noch einmal ein, um ihn trotzdem zu versiegeln. `undo` geht einen Schritt zurück, `reset` fängt von vorn an.
move-anyway = Gib denselben Zug noch einmal ein, um ihn trotzdem zu machen.

## Mehrere an einem Terminal

pass-device = Gebt das Gerät an { $seat } weiter. Alle anderen schauen weg.
press-enter = { $seat }, drück Enter, wenn du bereit bist.
seat-number = { $number } ({ $seat })
which-seat = Tippe `seat` und eine Nummer: { $seats }.
no-other-seat = Sonst ist gerade niemand dran.

## Tipps und Chancen

hint-search = Suche nach guten Zügen …
hint = { $move } – gewinnt in etwa { $share } der Fälle. { $why }
hint-unsure = { $move } – zu wenige Versuche für eine Aussage. { $why }
hint-decided = { $move } – { $why }
hint-rest = Nach { $number } geht es so weiter:
hint-step = • { $move }
outlook-forced = Das ist dein einziger Zug:
outlook-lost = Die Suche hat jedes Spiel verloren. Diese Züge bringen am meisten, der beste zuerst:
outlook-won = Die Suche hat jedes Spiel gewonnen. Diese Züge bringen am meisten, der beste zuerst:
no-hint = Für diese Stellung gibt es keinen Tipp: { $why }
no-odds = Hier gibt es keine Chancen zu berechnen.
odds-before-move = Vor deinem letzten Zug:

## Regeln

no-rule = Eine Regel { $number } gibt es nicht. Die Nummern beginnen hier mit { $prefix }-.
no-rule-near = Eine Regel { $number } gibt es nicht. Meintest du { $near }?
no-rule-words = „{ $words }“ kommt in keiner Regel vor. Versuch es mit anderen Wörtern oder mit einer Regelnummer.

## Getippte Züge

not-a-move = Das ist kein Zug. { $why }
not-a-move-of = Das ist kein Zug in { $game }. { $why }
several-moves = Das könnte { $moves } sein.
neither-command-nor-move = „{ $typed }“ ist weder ein Befehl noch ein Zug. `moves` zeigt deine Züge, `help` die Befehle.
takes = Nach { $move } fehlt noch: { $values }.
takes-nothing = Nach { $move } kommt nichts mehr.
bad-move = { $move }: { $why }

## Felder eines Zuges

ask = { $field } ({ $limits }):
ask-limits = ({ $limits }):
ask-example = { $field } – zum Beispiel:
ask-one = { $field } – wähle eins:
ask-several = { $field } – wähle beliebig viele:
ask-number = Nummer (Enter für { $kept }):
ask-numbers = Nummern, 0 für nichts davon (Enter für { $kept }):
ask-numbers-none = Nummern (Enter für nichts davon):
limits-text = { $enter ->
    [kept] höchstens { $most } Zeichen, Enter für { $kept }
    [none] höchstens { $most } Zeichen, Enter lässt es leer
   *[required] höchstens { $most } Zeichen
}
limits-number = { $enter ->
    [kept] { $least } bis { $most }, Enter für { $kept }
   *[required] { $least } bis { $most }
}
blank-empty = Für „{ $field }“ wurde nichts eingegeben.
blank-number = „{ $typed }“ ist keine Zahl von 1 bis { $most }.
blank-one-number = Gib genau eine Nummer ein.

## Befehle

help-number = Diesen Zug machen.
    .label = eine Nummer
help-move = Einen Zug beim Namen nennen, etwa `{ $move }`, oder als JSON. Ist er nicht erlaubt, siehst du die Regel dazu.
    .label = ein Zug
help-moves = Alle deine Züge mit ihren Nummern zeigen.
help-undo = Deinen letzten Zug zurücknehmen, solange niemand etwas daraus erfahren hat.
help-reset = Eine noch nicht bestätigte Entscheidung von vorn beginnen.
help-scenario = Die besonderen Regeln dieses Szenarios und sein Ziel zeigen.
help-rules = Das Regelheft zeigen; `rules { $rule }` zeigt eine Regel, `rules WÖRTER` sucht.
help-hint = Zeigen, was ein Bot tun würde und warum.
help-odds = Deine Chancen zeigen, berechnet aus dem, was du weißt.
help-log = Den Verlauf zeigen; `log 10` zeigt die letzten zehn Zeilen.
help-look = Den ganzen Tisch zeigen, jede Karte mit ihren Werten.
help-seat = Die Tastatur an einen anderen Platz geben, der dran ist; `seat 2` nennt einen.
help-story = Die Geschichte der Kampagne bis hierher erzählen; `story DATEI.md` oder `story DATEI.pdf` speichert sie.
help-export = Die Kampagne für einen anderen Tisch sichern; `export DATEI` nennt die Datei.
help-save = Das Spiel speichern; `save DATEI` nennt die Datei.
help-quit = Gehen. Vorher wirst du gefragt, ob du speichern willst. Strg+C und Strg+D tun dasselbe.

no-story = Hier gibt es keine Geschichte. `log` zeigt den Verlauf.
save-first = Das Spiel vor dem Gehen speichern? (ja, nein oder Enter, um weiterzuspielen)
saved = Gespeichert als { $file }.
saved-unfinished = Gespeichert als { $file }. So geht es weiter: getaway play { $game } --resume { $file }
exported = Exportiert als { $file }. So geht es weiter: getaway play { $game } --campaign { $file }
evidence-matches = Die Aufzeichnung stimmt mit dem überein, was dieses Terminal von der Kartenausgabe weiß.
evidence-differs = Die Aufzeichnung stimmt NICHT mit dem überein, was dieses Terminal von der Kartenausgabe weiß.
choice-not-saved = Deine unbestätigte Entscheidung ist nicht gespeichert. Bestätige sie und speichere noch einmal.
file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
cannot-write = { $file } kann nicht geschrieben werden: { $why }.

## Wiederholung

replay-start = Beginn
replay-step = Schritt { $number } von { $last } · Eintrag { $entry }
replay-keys = Enter: weiter, b: zurück, 0 bis { $last }: zu diesem Schritt, q: Ende
