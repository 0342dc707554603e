# Der Spielplan im Terminal.

board-heading = Runde { $round } von { $rounds } · Erbeutete Geldsäcke:
board-scored = { $scored } von { $needed }
board-car = PKW
board-guard = W{ $guard }
board-robber-yellow = Ge
board-robber-green = Gr
board-robber-red = Ro
board-symbol-money_bag = Geldsack
board-symbol-guard = Wache
board-symbol-alarm = Alarm
board-symbol-robbers = Räuberstart
board-alarm-ready = ALARM
board-alarm-locked = [ALARM]
board-alarm-out = benutzt
board-legend = W Wache · $ Sack, getragen: Ge$ · [gesperrt] · (bewusstlos) · ━ Wand · ┄ offen
board-side = Seite
board-player = Platz
board-hand = Hand
board-played = Gelegt
board-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-copies = { $card } ×{ $copies }
board-turn = , Karte { $number }: { $card }. Übrig: { $left }{ $free ->
    [yes] ; eine freie Aktion.
   *[no] .
}
board-decks = Die Decks
board-deck = Deck
board-card = Karte
board-actions = Aktionen
board-number = Anzahl
board-deck-robber = Räuber
