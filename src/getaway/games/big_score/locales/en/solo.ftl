# The solo game: scenarios, prompts, offers, events, refusals, reasons and verdicts.

scenario-biggest_score = The Biggest Score
scenario-extreme = The Biggest Score (extreme)
scenario-diamond_thief = Diamond Thief
scenario-magic_paintings = The 5 Magic Paintings
scenario-jack_of_all_trades = The Jack of All Trades Show
scenario-crypto_currency = Crypto Currency
scenario-heat_is_on = The Heat Is On
scenario-simultaneous_plunder = Simultaneous Plunder
scenario-betray_the_traitor = Betray the Traitor
scenario-does_what_it_takes = This Crew Does What It Takes

## Goals

goal = Get { $goals }.
goal-total = at least { $amount } in cash and assets
goal-total_above = more than { $amount } in cash and assets
goal-cash = at least { $amount } in cash
goal-cash_and_bars = at least { $amount } in cash and bars
goal-diamonds = { $amount ->
    [one] at least 1 Diamond
   *[other] at least { $amount } Diamonds
}
goal-artifacts = { $amount ->
    [one] at least 1 Artifact
   *[other] at least { $amount } Artifacts
}
goal-pairs = { $amount ->
    [one] at least 1 pair of Hard Drive and Digital Key
   *[other] at least { $amount } pairs of Hard Drive and Digital Key
}
goal-jobs = { $amount ->
    [one] at least 1 completed job
   *[other] at least { $amount } completed jobs
}
towards-total = { $have } of { $goal } in cash and assets
towards-total_above = { $have } in cash and assets (more than { $goal } needed)
towards-cash = { $have } of { $goal } in cash
towards-cash_and_bars = { $have } of { $goal } in cash and bars
towards-diamonds = { $have } of { $goal } Diamonds
towards-artifacts = { $have } of { $goal } Artifacts
towards-pairs = { $have } of { $goal } pairs of Hard Drive and Digital Key
towards-jobs = { $have } of { $goal } jobs

## Scenario rules

card-basic = No special rules: this is the basic solo game.
card-market = { $artifacts ->
    [one] Black market: after the vault you may trade 1 Artifact for a Diamond and buy Diamonds for { $price } each, as often as you like.
   *[other] Black market: after the vault you may trade { $artifacts } Artifacts for a Diamond and buy Diamonds for { $price } each, as often as you like.
}
card-market-once = It opens once, after you flee or are busted, for what you have left. Cash from both acts counts together. Bars don't count as cash.
card-cash-only = Only cash counts as money. Nothing else is turned into cash, not even Silver and Gold Bars.
card-cash-score = Artifacts count for the goal and nothing else. Your score is your cash.
card-strike = Before the shuffle, you remove all cards of one crew type of your choice, so every crew deck is smaller.
card-jacks = { $jacks ->
    [one] You have 1 Jack of All Trades. It stands for any crew type, even the removed one, and leaves the game when you play it.
   *[other] You have { $jacks } Jacks of All Trades. Each stands for any crew type, even the removed one, and leaves the game when you play it.
}
card-jacks-complete = Play as many Jacks as a face-up job has open icons to complete it, even with no crew card on it.
card-jacks-again = You may play them before completed jobs are settled, and again whenever a job is turned up.
card-jacks-once = You may play them before completed jobs are settled, but not on a job turned up after that.
card-drive-jobs = Every job that pays a Hard Drive is in the job deck.
card-key-frees = When you draw Cops together with a Digital Key, you may put any of them back into the vault for free. You don't have to take the Key.
card-gold = At the end, a Gold Bar may count as a Digital Key or as a Hard Drive instead of as a bar.
card-gold-frees = A Gold Bar drawn with Cops may send them back like a Digital Key. If you take it then, it stays a Key.
card-heat-tokens = { $tokens ->
    [one] Every job dealt, even face down, gets 1 token from the vault, face up.
   *[other] Every job dealt, even face down, gets { $tokens } tokens from the vault, face up.
}
card-heat-clean = Complete a job without a Cop on it: you get its payout and its tokens.
card-heat-cop = Complete a job with a Cop on it: no payout. Its Cops go back into the vault, and you remove each other token from the game or put it back. The job still counts as completed.
card-heat-unfinished = At the end of a round, Cops on unfinished jobs go on the track, even from face-down jobs. The other tokens on them leave the game.
card-lost-at = { $cops ->
    [one] With 1 Cop on the track, you lose at once.
   *[other] With { $cops } Cops on the track, you lose at once.
}
card-plunder = After each completed job, you get its payout, then rob the vault once, then may turn up a job.
card-plunder-cash = Cash from the vault is yours at once, with change, and any of your cash pays bribes at exactly { $bribe } each.
card-no-fleeing = You can't flee.
card-own-order = You choose the order in which jobs completed in the same turn are settled.
card-no-act-two = There is no Act II. The game ends with the last round.
card-row = Crew from completed jobs is set aside. When Act II begins, one card of each type among it is laid in a row, and the rest is shuffled. There is no Cop Track, and there are no bribes.
card-row-token = Every token you take goes on a card in the row that has the fewest tokens. Cops count as tokens here.
card-row-cop = Every Cop you draw goes on such a card too, but only on one without a Cop. If there is none, or once every card has a Cop, you are busted and the tokens in the row go back.
card-traitors = { $traitors ->
    [one] When you flee, 1 card of the rest is drawn: the traitor. The tokens on the card of its type go back into the vault. The others are yours.
   *[other] When you flee, { $traitors } cards of the rest are drawn: the traitors. The tokens on the cards of their types go back into the vault. The others are yours.
}
card-one-of-each = One card of each of the six crew types completes any job, whatever it needs.
card-drives = At the end of Act I you may, once, buy any number of Hard Drives for { $price } each.

## Prompts

solo-prompt-boss = Which boss are you? In the solo game they differ in name only.
solo-prompt-order = Several jobs are completed. Which one do you settle next?
solo-prompt-strike = Which crew type goes on strike? All its cards leave the game.
solo-prompt-hire = Change your hand, or choose a type to place.
solo-prompt-place = Where does the next card go?
solo-prompt-assign = Place more, keep some, or end your turn.
solo-prompt-keep = Keep more cards, or end your turn.
solo-prompt-jacks = { $jacks ->
    [one] Play your Jack of All Trades to complete a job?
   *[other] Play Jacks of All Trades to complete a job? You have { $jacks }.
}
solo-prompt-seized = There was a Cop on this job. What happens to the other token?
solo-prompt-turn-up = Turn up a face-down job?
solo-prompt-drives = Buy Hard Drives before Act II? You have { $cash }.
solo-prompt-vault = { $cops ->
    [0] Rob the vault or flee? No Cops yet. The { $bust } busts you.
   *[other] { $left ->
        [one] Rob the vault or flee? One more Cop busts you.
       *[other] Rob the vault or flee? { $left } more Cops bust you.
    }
}
solo-prompt-row = Rob the vault or flee?
solo-prompt-keyed = { $key ->
    [yes] A Digital Key came with Cops. How many of them go back?
   *[no] A Gold Bar came with Cops. As a Digital Key it sends them back, and stays a Key if you take it. How many go back?
}
solo-prompt-bribe = How many of the other Cops do you bribe?
solo-prompt-pay = Pay the bribe, largest token first: { $due } to go, no change.
solo-prompt-row-cop = Which card in the row gets the Cop?
solo-prompt-take = Take one of the tokens?
solo-prompt-row-token = Which card in the row gets the token?
solo-prompt-remove = Which token leaves the game?
solo-prompt-market = The black market is open. You have { $cash }.
solo-prompt-gold = What does the Gold Bar count as?

## Offers

solo-offer-boss = Be { $boss }
solo-offer-settle = Settle job { $number }, { $job }
solo-offer-strike = { $crew }: this type goes on strike
solo-offer-redraw = { $cards ->
    [one] Discard your { $crew }
   *[other] Discard your { $cards } { $crews }
}{ $drawn ->
    [0] {" "}({ $price })
    [one] {" "}and draw 1 card ({ $price })
   *[other] {" "}and draw { $drawn } cards ({ $price })
}
solo-offer-draw = Draw 1 card ({ $price })
solo-offer-scout = Scout job { $number } ({ $price })
solo-offer-choose = { $cards ->
    [one] Place your { $crew }
   *[other] Place your { $cards } { $crews }
}
solo-offer-place = On job { $number }, { $job }
solo-offer-extra = Place a { $crew } on job { $number }, { $job } ({ $price })
solo-offer-shuffle = Shuffle a { $crew } into the next deck ({ $price })
solo-offer-keep = Keep a { $crew } ({ $price })
solo-offer-jacks = { $jacks ->
    [one] Play 1 Jack on job { $number }, { $job }
   *[other] Play { $jacks } Jacks on job { $number }, { $job }
}
solo-offer-turn-up = { $known ->
    [yes] Turn up job { $number }, { $job }
   *[no] Turn up job { $number }
}
solo-offer-drive = Buy a Hard Drive ({ $price })
solo-offer-discard-rest = Place no more, discard the rest
solo-offer-end-turn = End your turn and discard the rest of your hand
solo-offer-save-jacks = Play no more Jacks now
solo-offer-leave-down = Turn up none
solo-offer-stop-buying = Buy no more
solo-offer-rob = Rob the vault
solo-offer-flee = Flee with your loot
solo-offer-take-nothing = Take nothing
solo-offer-close-market = Close the market
solo-offer-gold-key = A Digital Key
solo-offer-gold-drive = A Hard Drive
solo-offer-gold-bar = A bar worth { $worth }
solo-offer-put = On the { $crew }
solo-offer-artifacts = { $artifacts ->
    [one] Trade 1 Artifact for a Diamond
   *[other] Trade { $artifacts } Artifacts for a Diamond
}
solo-offer-diamond = Buy a Diamond ({ $price })
solo-offer-take = { $as_key ->
    [yes] Take the { $token } as a Digital Key
   *[no] Take the { $token }
}
solo-offer-remove = Remove the { $token } from the game
solo-offer-return = Put the { $token } back into the vault
solo-offer-pay = Pay with the { $token }
solo-offer-bribe = { $cops ->
    [0] Bribe none
    [one] Bribe 1 Cop ({ $price })
   *[other] Bribe { $cops } Cops ({ $price })
}
solo-offer-cops-back = { $cops ->
    [0] Send none back
    [one] Send 1 Cop back
   *[other] Send { $cops } Cops back
}

## Events

solo-boss-chosen = You are { $boss }.
strike-called = The { $crews } are on strike and leave the game.
solo-round-began = { $down ->
    [0] Round { $round } begins. Face up: { $jobs }.
    [one] Round { $round } begins. Face up: { $jobs }. 1 job is face down.
   *[other] Round { $round } begins. Face up: { $jobs }. { $down } jobs are face down.
}
job-tokens-laid = On job { $number }: { $tokens }.
cards-drawn = You draw { $crew }.
type-discarded = You pay { $paid } and discard { $crew } for new cards.
draw-paid = You pay { $paid } for one more card.
job-scouted = You pay { $paid } to scout job { $number }: { $job }.
type-chosen = You choose a type to place: { $crew }.
card-placed = { $is_paid ->
    [yes] A { $crew } goes to job { $number }, { $job }, for { $paid }.
   *[no] A { $crew } goes to job { $number }, { $job }.
}
cards-discarded = You discard { $crew }.
card-shuffled-in = You pay { $paid } and shuffle { $crew } into the next deck.
card-kept = You pay { $paid } and keep { $crew }.
solo-turn-ended = { $is_clear ->
    [yes] Your turn ends.
   *[no] Your turn ends. You discard { $discarded }.
}
jacks-spent = { $jacks ->
    [one] You play 1 Jack on job { $number }, { $job }.
   *[other] You play { $jacks } Jacks on job { $number }, { $job }.
}
jacks-saved = { $left ->
    [one] You save your last Jack.
   *[other] You save your { $left } Jacks.
}
job-completed = Job { $number }, { $job }, completed! You get { $payout }.
job-tokens-taken = You also take { $tokens }.
job-spoiled = { $cops ->
    [one] Job { $number }, { $job }, completed, but there is a Cop on it: no payout.
   *[other] Job { $number }, { $job }, completed, but there are { $cops } Cops on it: no payout.
}
seized-token-removed = You remove { $token } from the game.
seized-token-returned = You put { $token } back into the vault.
job-turned-up = You turn up job { $number }: { $job }.
jobs-left-down = You turn up no job.
solo-round-ended = { $is_clear ->
    [yes] Round { $round } is over. All jobs are completed.
   *[no] Round { $round } is over. Not completed: { $jobs }.
}
cops-came-on-track = { $cops ->
    [one] A Cop! { $on_track } on the track now.
   *[other] { $cops } Cops! { $on_track } on the track now.
}
drive-bought = You buy a Hard Drive for { $paid }.
drive-sale-closed = You buy no more Hard Drives.
row-laid = { $has_rest ->
    [yes] In the row: { $row }. The traitors are among these: { $rest }.
   *[no] In the row: { $row }.
}
tokens-drawn = You draw { $tokens }.
cops-sent-back = { $cops ->
    [0] You send no Cop back.
    [one] You send 1 Cop back into the vault.
   *[other] You send { $cops } Cops back into the vault.
}
cops-bribed = { $cops ->
    [0] You bribe nobody.
    [one] You bribe 1 Cop for { $paid }.
   *[other] You bribe { $cops } Cops for { $paid }.
}
bribe-token-paid = You pay { $token }.
cop-put-on-card = A Cop goes on the { $crew }.
token-put-on-card = You put { $token } on the { $crew }.
loot-taken = You take { $token }.
loot-declined = You take nothing.
token-removed = You remove { $token } from the game.
tokens-returned = Back into the vault: { $tokens }.
solo-busted = { $is_clear ->
    [yes] Busted!
   *[no] Busted! You lose { $tokens }.
}
solo-fled = You flee the vault.
traitors-caught = { $count ->
    [0] There are no traitors.
   *[other] { $is_clear ->
        [yes] The traitors: { $crew }. They take nothing with them.
       *[no] The traitors: { $crew }. They cost you { $tokens }.
    }
}
artifacts-traded = { $artifacts ->
    [one] You trade 1 Artifact for a Diamond.
   *[other] You trade { $artifacts } Artifacts for a Diamond.
}
diamond-bought = You buy a Diamond for { $paid }.
market-closed = The black market closes.
gold-counted = { $as_what ->
    [key] The Gold Bar counts as a Digital Key.
    [drive] The Gold Bar counts as a Hard Drive.
   *[bar] The Gold Bar counts as a bar.
}
solo-ended = { $won ->
    [yes] You win with a score of { $score }!
   *[no] You lose with a score of { $score }.
}

## Refusals

solo-refused-now-strike = Choose the crew type on strike first.
solo-refused-now-hire = This is the time to change your hand, scout, or choose the type to place.
solo-refused-now-place = Place the cards of the chosen type first. Only scouting may come between.
solo-refused-now-assign = You can place more cards, shuffle cards in, scout, keep cards or end your turn now.
solo-refused-now-keep = You can keep cards, scout or end your turn now.
solo-refused-now-jacks = Play Jacks now, or save them.
solo-refused-now-seized = Decide what happens to the tokens on the job first.
solo-refused-now-turn-up = Turn up a face-down job first, or none.
solo-refused-now-drives = Buy Hard Drives now, or stop.
solo-refused-now-vault = Rob the vault or flee.
solo-refused-now-keyed = Decide how many Cops go back first.
solo-refused-now-bribe = Decide how many Cops to bribe first.
solo-refused-now-pay = Pay for the bribes first.
solo-refused-now-row-cop = Put the Cop on a card in the row first.
solo-refused-now-take = Take one of the drawn tokens first, or none.
solo-refused-now-row-token = Put the token on a card in the row first.
solo-refused-now-remove = Remove one of the drawn tokens from the game first.
solo-refused-now-market = Trade on the black market, or close it.
solo-refused-now-gold = Choose what the Gold Bar counts as first.
solo-refused-now-bosses = Choose your boss first.
solo-refused-now-order = Choose which completed job to settle next.
solo-refused-icon-still-open = You can't discard this card: a face-up job still has an open icon of its type.
solo-refused-no-card-of-type = You have no card of this type.
solo-refused-no-next-deck = This is the last round. There is no next deck to shuffle a card into.
solo-refused-last-turn = You can't keep cards on the last turn.
solo-refused-no-card-to-keep = You have no other card of this type to keep.
solo-refused-fewer-cops-drawn = You didn't draw that many Cops.
solo-refused-fewer-cops-bribable = You can't bribe that many Cops.
solo-refused-no-cash-tokens = You don't have the cash tokens for that many bribes.
solo-refused-only-cash-bribes = Only cash tokens can pay a bribe.
solo-refused-no-such-cash-token = You have no such token from an earlier vault round.
solo-refused-overpays = You have already paid with a smaller token that this one makes unnecessary.
solo-refused-begin-larger = Your smaller tokens can't cover the rest. Start with a larger one.
solo-refused-too-few-artifacts = You don't have enough Artifacts for a Diamond.
solo-refused-type-not-in-hand = Choose a type you have in hand.
solo-refused-deck-empty = The crew deck is empty.
solo-refused-broke = You don't have the cash for that.
solo-refused-no-face-up-job = There is no face-up job at this number.
solo-refused-no-open-icon = This job has no open icon of that type.
solo-refused-scout-face-down = You can only scout a face-down job.
solo-refused-job-known = You already know this job.
solo-refused-job-complete = This job is already complete.
solo-refused-too-few-jacks = You have fewer Jacks than this job has open icons.
solo-refused-not-to-settle = You can only settle a completed job that isn't settled yet.
solo-refused-not-on-job = This token isn't on the job.
solo-refused-turn-up-face-down = You can only turn up a face-down job.
solo-refused-not-in-row = There is no card of this type in the row.
solo-refused-card-has-cop = This card already has a Cop.
solo-refused-not-fewest = Another card in the row has fewer tokens.
solo-refused-vault-empty = The vault is empty.
solo-refused-not-drawn = You can only take a token you drew, and not a Cop.
solo-refused-remove-drawn = Remove one of the drawn tokens that are left.

## Reasons and odds

solo-reason-goals = So far: { $goals }.
solo-reason-rob = Next draw: { $safe } to get through it with every bribe you can pay. So far: { $goals }.
solo-reason-flee = { $reached ->
    [yes] You've reached the goal: { $goals }.
   *[no] So far: { $goals }.
}
solo-reason-extra = { $needs } You have { $cash }.
solo-reason-jacks = { $needs } Your Jacks stand in for the rest.
solo-reason-choose = { $icons ->
    [one] You place { $crew }. 1 icon is open for them.
   *[other] You place { $crew }. { $icons } icons are open for them.
}
solo-reason-redraw = { $icons ->
    [one] You hold { $crew } for 1 open icon.
   *[other] You hold { $crew } for { $icons } open icons.
}{ $deck ->
    [0] {" "}This round's deck is empty.
    [one] {" "}1 card is left in this round's deck.
   *[other] {" "}{ $deck } cards are left in this round's deck.
}
solo-reason-draw = One more card to place. You have { $cash }.{ $deck ->
    [0] {" "}This round's deck is empty.
    [one] {" "}1 card is left in this round's deck.
   *[other] {" "}{ $deck } cards are left in this round's deck.
}
solo-reason-shuffle = { $icons ->
    [one] You hold { $crew } for 1 open icon. It may be needed next round.
   *[other] You hold { $crew } for { $icons } open icons. It may be needed next round.
}
solo-reason-keep = { $icons ->
    [one] You hold { $crew } for 1 open icon. It may be needed next turn.
   *[other] You hold { $crew } for { $icons } open icons. It may be needed next turn.
}
solo-reason-scout = You see what job { $number } needs before you turn it up. You have { $cash }.
solo-reason-turn-up = You can place crew on it from the next turn on.{ $deck ->
    [0] {" "}This round's deck is empty.
    [one] {" "}1 card is left in this round's deck.
   *[other] {" "}{ $deck } cards are left in this round's deck.
}
solo-reason-end = You pay nothing more for this hand.{ $deck ->
    [0] {" "}This round's deck is empty.
    [one] {" "}1 card is left in this round's deck.
   *[other] {" "}{ $deck } cards are left in this round's deck.
}
solo-reason-strike = { $needed ->
    [one] All jobs together have 1 { $crew } icon.
   *[other] All jobs together have { $needed } { $crew } icons.
}
solo-reason-bribe = { $left ->
    [one] Cops on the track: { $cops }. One more and it's a bust. So far: { $goals }.
   *[other] Cops on the track: { $cops }. { $left } more and it's a bust. So far: { $goals }.
}
solo-odds-bust = Next draw: { $risk } chance of a bust with every bribe you can pay.
solo-odds-ahead = Without bribes: { $one } to survive 1 more round, { $two } two, { $three } three.

## Verdicts

solo-verdict-won = { $scenario }: you win with a score of { $score }!
solo-verdict-cops = { $scenario }: you lose to the Cops, with a score of { $score }.
solo-verdict-lost = { $scenario }: you lose with a score of { $score }. You needed { $goals }.
solo-verdict-have = { $goal } (you have { $have })
