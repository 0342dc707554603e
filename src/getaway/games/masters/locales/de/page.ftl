# Was nur die Seite zu Masters of the Heist sagt.

amount = { $money }
campaign-round = Partie { $game } · Runde { $round }
step-plan = Plan
step-heist = Coup

## Karten und Ziele

set-pays = Set aus { $size } bringt { $bonus }
sets = Sets
set-of = { $hood }: { $have } von { $size }
mark-at = Ziel { $number }, { $name }
to-come = { $marks ->
    [one] Ziel im Stapel
   *[other] Ziele im Stapel
}
empty-place = Kein Ziel
selector = Wahlkarte { $number }
piles-help = Nur die oberste Karte eines Stapels ist zu haben. Die günstigste kommt zuerst.

## Mitspielende

right = Vorkaufsrecht
your-crew = Deine Crew
crew-of = Crew von { $name }
no-crew = Noch niemand angeheuert.
sealed = versiegelt
planning = plant

## Der Plan

crew-order = Reihenfolge der Crew
crew-help = Wird von links aufgedeckt: eine Karte je Coup, mehr, wenn eine Karte es sagt.
selector-order = Reihenfolge der Wahlkarten
selector-help = Jeder Coup gilt dem nächsten Ziel, das noch da ist.
ask = Ordne deine Crew und deine Wahlkarten: Zieh sie, oder wähle eine aus und nimm die Pfeiltasten.
ask-touch = Ordne deine Crew und deine Wahlkarten: Zieh sie am Griff, oder tippe eine an und dann ihren neuen Platz.
seal = Plan versiegeln
reset = Zurücksetzen

## Der Coup

heist = Der Coup
same-mark = Ein Ziel, zwei Crews
reached = Coup gelungen
reached-gain = Coup gelungen, +{ $money }
failed = Können { $skill } von { $difficulty }
done = raus

## Die Kampagne

opponent-muscle = Muskeln der Konkurrenz
goal = Vorgabe { $goal }
goal-of = Partie { $game }, Vorgabe
campaign-game = Kampagne, Partie { $game } von { $games }
game-number = Partie { $game }
stop-won = gewonnen
stop-lost = verloren
stop-now = läuft
stop-later = kommt noch
kept = Mitgenommen
keep-title = Welche Crew nimmst du mit?
surplus = Überschuss übrig: { $surplus }

## Das Ende

breakdown = Woher das Geld kommt
start = Startgeld
payouts = Beute
bonuses = Crewboni
set-bonuses = Sets
spent = Ausgaben für Crew
total-money = Summe
