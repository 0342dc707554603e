# Why a move is not possible.

refuse-turn-first = Some rooms can't be reached. First the Bank turns a tile that has a wall.
refuse-pick-first = First pick the tile to turn.
refuse-turn = Turned like that, some rooms still can't be reached.
refuse-picked = You have picked a tile. Choose how far to turn it.
refuse-no-wall = The tile in this room has no wall.
refuse-turned-already = You have already turned this tile. Pick another one.
refuse-tile = { $more ->
    [0] Turning this tile can't connect all the rooms.
    [one] Turning this tile and one other can't connect all the rooms.
   *[other] Turning this tile and { $more } others can't connect all the rooms.
}
refuse-car-opposite = The car starts opposite the robbers' room.
refuse-car-first = First the Robbers place the Getaway Car.

refuse-planning = This is Planning: play a card. Its actions come later.
refuse-deck = { $side ->
    [bank] The Bank plays a card now. This one is from a robber's deck.
   *[robber] A robber plays a card now. This one is from the Bank's deck.
}
refuse-not-in-hand = This card is not in the hand.

refuse-not-on-card = This action is not on the card.
refuse-either-used = The card gives you one of the two, and you have used it.
refuse-action-done = You have already done this action of the card.
refuse-must-act = Something on the card is still possible. Do it before you end the turn.

refuse-bank-turn = It's the Bank's turn, and this is not an action of the Bank.
refuse-revive-late = The Bank can burn its card only before its first action.
refuse-revive-none = The Bank can burn its card only if a guard is unconscious.
refuse-guards = There are only { $guards } guards with this number of players.
refuse-guard-unconscious = This guard is unconscious.
refuse-guard-move = A guard moves to a neighboring room, not diagonally and not through a wall.
refuse-guard-returns = A guard that has moved can't end the turn in the room where it began.
refuse-guard-stuck = After this, a remaining Move would take a guard back to where it began.
refuse-robbers = There are only { $robbers } robbers with this number of players.
refuse-robber-unconscious = This robber is already unconscious.
refuse-no-guard-there = No conscious guard is in that room.
refuse-no-alarm-there = The alarm is gone or already locked.
refuse-no-bag-there = No unlocked Money Bag lies there. A carried one can't be locked.
refuse-no-tackle = No conscious robber shares a room with a conscious guard.
refuse-no-lock = Nothing unlocked lies in a room with a conscious guard.

refuse-robber-turn = It's a robber's turn, and this is not an action of a robber.
refuse-robber-move = A robber moves to a neighboring room, not diagonally and not through a wall.
refuse-ducts = The air ducts lead to another room.
refuse-guarded = A conscious guard is in the room.
refuse-no-bag-here = No unlocked Money Bag lies in this room.
refuse-no-locked-bag = No locked Money Bag is in this room.
refuse-no-locked-alarm = No locked alarm is in this room.
refuse-guard-elsewhere = This guard is in another room.
refuse-guard-down = This guard is already unconscious.
refuse-no-spray = No conscious guard is in this room.
refuse-free-used = You get one free action per turn, and it's used.
refuse-nothing-carried = This robber carries no Money Bag.
refuse-wall-to-car = A wall is between this room and the car.
refuse-car-elsewhere = The car isn't outside this room.
refuse-pass-to-self = A robber can't pass a bag to themselves.
refuse-alone = No teammate is in this room.
refuse-robber-elsewhere = That robber is in another room.
refuse-receiver-down = That robber is unconscious.
refuse-alarm-out = There is no alarm left to pull this round.
refuse-alarm-elsewhere = The alarm is in another room.
refuse-alarm-locked = The alarm is locked.
