# The board in the terminal.

board-heading = Round { $round } of { $rounds } · Money Bags scored:
board-scored = { $scored } of { $needed }
board-car = CAR
board-guard = G{ $guard }
board-robber-yellow = Ye
board-robber-green = Gr
board-robber-red = Re
board-symbol-money_bag = money bag
board-symbol-guard = guard
board-symbol-alarm = alarm
board-symbol-robbers = robbers start
board-alarm-ready = ALARM
board-alarm-locked = [ALARM]
board-alarm-out = pulled
board-legend = G guard · $ bag, carried: Ye$ · [locked] · (unconscious) · ━ wall · ┄ open
board-side = Side
board-player = Player
board-hand = Hand
board-played = Played
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-copies = { $card } ×{ $copies }
board-turn = , card { $number }: { $card }. Left: { $left }{ $free ->
    [yes] ; a free action.
   *[no] .
}
board-decks = The decks
board-deck = Deck
board-card = Card
board-actions = Actions
board-number = Copies
board-deck-robber = Robber
