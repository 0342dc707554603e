# Was die Seite und das Terminal beide vom Tisch sagen.

busted = Erwischt
floor = Tresorboden
inside-man = Insider
lost-cause = Das ist nicht mehr zu gewinnen.
payout = Beute
still-in-vault = Noch im Tresor
training = Training
unassigned = Ohne Einsatz
