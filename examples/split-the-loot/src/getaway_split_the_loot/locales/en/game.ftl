blurb = Bid for the loot in secret, or snitch on whoever bids highest.

phase-seal = Sealed bids
phase-over = Game over

option-length = Length
    .help = How many rounds there are (SL-3.1).
    .value-short = Three rounds
    .value-long = Five rounds
option-snitching = Snitches
    .help = Everyone may snitch once (SL-2.4).

prompt-seal = { $may_snitch ->
    [yes] Seal a bid for { $loot }, or snitch.
   *[no] Seal a bid for { $loot }.
}
prompt-wait = Waiting for the others to seal their choices.
prompt-over = The loot is split.

offer-bid = Bid { $value }
offer-snitch = Snitch, for half of the { $loot }

no-snitching = You have already snitched, or this table plays without snitches.
not-in-hand = You have no { $value } in hand.

loot-turned-up = { $cards } turned up: the loot is now { $loot }.
choice-sealed = { $seat } seals a choice.
choices-shown = { $choices }.
bids = { $seat } bids { $value }
snitches = { $seat } snitches
money-moved = { $fined ->
    [yes] { $seat } pays a fine of { $money }.
   *[no] { $seat } takes { $money }.
}

verdict-won = { $winner_is ->
    [you] You win with { $money }.
   *[other] { $winner } wins with { $money }.
}
verdict-shared = { $winners } share the win with { $money } each.

odds-bid = Nobody can outbid a { $value }: { $chance }
reason-snitch = If nobody else snitches, you get half of { $loot }.
reason-bid = { $higher ->
    [0] None of the cards you have not seen is higher.
    [one] 1 of the cards you have not seen is higher.
   *[other] { $higher } of the cards you have not seen are higher.
}

## The board in the terminal

board-loot = Round { $round } of { $rounds }: { $cards }, { $loot } in all
board-money = Money
board-cards = Cards
board-sealed = Sealed
board-yes = yes
board-hand = Your hand: { $cards }
board-discarded = Discarded: { $cards }
board-none = none
