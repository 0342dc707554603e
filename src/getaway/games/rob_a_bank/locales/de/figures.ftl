# Was die Werte des Kartensatzes heißen, in der Liste ihrer Quellen.

table-teams = Teams
    .of = teams
table-tiles = Plättchen
    .of = tiles
table-bank_cards = Karten der Bank
    .of = bank cards
table-robber_cards = Karten der Räuber
    .of = robber cards

row-two_robbers = zwei Räuber
    .of = two robbers
row-three_robbers = drei Räuber
    .of = three robbers

figure-rounds = Runden
    .of = rounds
figure-money_bags = Geldsäcke
    .of = money bags
figure-hand = Handkarten
    .of = hand
figure-stack = Karten im Stapel
    .of = stack
figure-seats = Personen am Tisch
    .of = seats
figure-robbers = Räuber
    .of = robbers
figure-guards = Wachen
    .of = guards
figure-bags_to_win = Geldsäcke zum Sieg
    .of = bags to win
figure-copies = Anzahl
    .of = copies
