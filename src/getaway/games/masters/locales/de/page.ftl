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
ask-touch = Ordne Crew und Wahlkarten: Zieh am Griff, oder tippe eine an und dann ihren neuen Platz.
heist-number = Coup { $heist }
skill-of = Können { $skill } von { $difficulty }
plus = +{ $money }
with-set = mit Set
plus-set = +{ $bonus } Set
heist-none = keine Crew dafür
heist-fails = scheitert
heist-never = scheitert überall
heist-unreached = kommt nicht dran
heist-pays = Dein Coup { $heist }: Können { $skill } von { $difficulty }, bringt { $pays }
heist-short = Dein Coup { $heist }: Können { $skill } von { $difficulty }, reicht nicht
plan-brings = Gelingt alles: { $money }
seal = Plan versiegeln
reset = Zurücksetzen

## Der Coup

heist = Der Coup
summary = Runde { $round }
summary-nothing = Kein Coup in dieser Runde.
moment-robbed = Ausgeraubt!
moment-failed = Gescheitert
moment-contested = Ein Ziel, zwei Crews
moment-won = Gewonnen!
moment-lost = Verloren
moment-over = Die Partie ist vorbei
moment-game-won = Vorgabe erreicht!
moment-campaign-won = Die Kampagne ist gewonnen!
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
money = Geld
goal-name = Vorgabe
of-goal = von { $goal }
money-of-goal = { $money } von { $goal }
surplus = Überschuss übrig: { $surplus }

## Das Ende

breakdown = Woher das Geld kommt
start = Startgeld
payouts = Beute
bonuses = Crewboni
set-bonuses = Sets
spent = Ausgaben für Crew
total-money = Summe

## Was die Dinge wert sind

worth-pays = Bringt
worth-start = Alle beginnen mit { $money }. Crew ist am Ende nichts wert: Es zählt nur Geld.
set-held = Ziele
help-set = Sobald du genug Ziele eines Viertels hast, wird das Set ausgezahlt und seine Ziele sind weg. Ein halbes Set bringt nichts.
help-right = Wer es hat, kauft in dieser Runde zuerst. Wollen zwei Crews ohne Muskeln dasselbe Ziel, entscheidet es. Es wechselt jede Runde.
help-draw = So viele Crewkarten mehr kommen mit auf diesen Coup.
    .name = +1 Karte
help-cash = Gibt es, wenn der Coup gelingt.
    .name = +$1K
help-per-thief = Gibt es für jeden Dieb auf dem Coup, diese Karte eingeschlossen, wenn er gelingt.
    .name = je Dieb
help-per-class = Gibt es für jede andere Klasse auf dem Coup, die dieser Karte eingeschlossen, wenn er gelingt. Fluchtwagen haben keine Klasse.
    .name = je Klasse
help-tiebreak = Gibt es, wenn die Muskeln dieser Karte dir ein Ziel sichern, das beide Crews schaffen.
    .name = Muskelbonus
help-insider = Zählt mit diesem Können, wenn das Ziel im Viertel der Karte liegt.
    .name = Insider
help-permanent = Kommt bis zum Ende der Partie zu jedem deiner Coups dazu. Eine Bestechung gehört nie zum Plan.
    .name = Bestechung
