# Das Spielfeld von Masters of the Heist, im Terminal und auf der Seite.

skill = Können
muscle = Muskeln
difficulty = Schwierigkeit
payout = Beute
price = Preis
marks = Ziele
passed = gepasst
opponent = Die Konkurrenz
round = Runde { $round }
piles = Crew im Angebot
empty-pile = ausverkauft

## Nur im Terminal

board-game = Partie { $game } von { $games } · Vorgabe { $goal }
board-opponent = Konkurrenz: Muskeln { $muscle } ({ $crew })
board-opponent-nobody = Konkurrenz: niemand
board-kept = mitgenommen: { $crew }
board-marks = Ziele (noch { $more } im Stapel)
board-mark = Ziel
board-neighborhood = Viertel
board-set = Set
board-taken = weg
board-player = Platz
board-money = Geld
board-crew = Crew (Können/Muskeln)
board-you = du
board-buys-first = kauft zuerst
board-plan-made = Plan versiegelt
board-nobody = niemand
board-pile = Stapel
board-top = Oberste Karte
board-under = Darunter
board-all-crew = Alle Crewkarten
board-card = Karte
board-kind = Art
board-where = Wo
board-depth = { $above ->
    [0] oben
   *[other] unter { $above }
}
# Überschriften auf schmalen Bildschirmen
board-difficulty = Schw.
board-skill = Kön.
board-muscle = Musk.
board-more = Mehr
board-bonus = Bonus
board-plan = Dein Plan bisher: { $crew }
board-plan-selectors = {" "}· Wahlkarten { $order }
