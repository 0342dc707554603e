# The Big Score at a table: components, prompts, offers, events, refusals, reasons, odds and verdicts.

blurb = Draft a crew, pull small jobs together, then rob the vault and get out in time.

## Phases

phase-bosses = Bosses
phase-items = Starting items
phase-strike = The strike
phase-hire = Hire
phase-place = Place crew
phase-assign = Assign crew
phase-keep = Keep cards
phase-joats = Jacks of All Trades
phase-jacks = Jacks of All Trades
phase-seized = Seized tokens
phase-order = Completed jobs
phase-turn_up = New jobs
phase-drives = Hard Drives for sale
phase-vault = The vault
phase-keyed = Digital Key
phase-bribe = Bribes
phase-pay = Pay the bribe
phase-row_cop = A Cop for the row
phase-take = Take loot
phase-row_token = Loot for the row
phase-remove = Remove a token
phase-grease_man = Grease Man
phase-muscle = Muscle
phase-trade = Trade
phase-gun_man = Gun Man
phase-market = Black market
phase-gold = Gold Bars
phase-over = Game over

## Options

option-bosses = Bosses
    .help = Players choose their bosses in seat order, or bosses are dealt at random (BS-2.2, SO-1.1).
    .value-chosen = chosen in seat order
    .value-dealt = dealt at random
option-simple = Simple game
    .help = No Experts, no Training, no abilities (BS-6.1).
option-talk = Table talk
    .help = The chat stays open while crew is assigned (BS-3.28).
option-bust = Bust
    .help = How many Cops make a bust (BS-4.6).
    .value-players_plus_1 = number of players + 1
    .value-3 = 3 Cops
    .value-4 = 4 Cops
    .value-5 = 5 Cops
    .value-6 = 6 Cops
    .value-7 = 7 Cops
    .value-8 = 8 Cops
    .value-9 = 9 Cops
option-youngest = Youngest player
    .help = Who gets the First Player Marker in a tie: the first in a random order, or the first from this seat to the left. If the seat is empty, the order is random (BS-4.1).
    .value-drawn = random
    .value-seat_1 = seat 1
    .value-seat_2 = seat 2
    .value-seat_3 = seat 3
    .value-seat_4 = seat 4
    .value-seat_5 = seat 5
    .value-seat_6 = seat 6
option-memory = Memory aid
    .help = Shows what you saw in the hands you passed on.
option-scenario = Scenario
    .help = Solo: the scenario, or a random one (SO-1.5).
    .value-biggest_score = { scenario-biggest_score }
    .value-diamond_thief = { scenario-diamond_thief }
    .value-magic_paintings = { scenario-magic_paintings }
    .value-jack_of_all_trades = { scenario-jack_of_all_trades }
    .value-crypto_currency = { scenario-crypto_currency }
    .value-heat_is_on = { scenario-heat_is_on }
    .value-simultaneous_plunder = { scenario-simultaneous_plunder }
    .value-betray_the_traitor = { scenario-betray_the_traitor }
    .value-does_what_it_takes = { scenario-does_what_it_takes }
    .value-random = random
option-extreme = Extreme
    .help = Solo: a higher goal in The Biggest Score (SO-4.1).
option-majority = Artifact bonus
    .help = Solo: you get the bonus for the most Artifacts if you have at least one (SO-3.6).
option-jacks = Jacks of All Trades
    .help = Solo: you may also play Jacks after a job is turned up, or only before jobs are settled (SO-4.4).
    .value-again = also on jobs just turned up
    .value-once = only before jobs are settled
option-gold = Gold Bar
    .help = Solo: a Gold Bar drawn with Cops may send them back like a Digital Key, or it counts only at the end (SO-4.5).
    .value-key = sends Cops back like a Key
    .value-count = counts only at the end

## Cards and tokens

card = { $expert ->
    [yes] Expert { $crew }
   *[no] { $crew }
}
a-card = { $expert ->
    [yes] an Expert { $crew }
   *[no] a { $crew }
}
some-cards = { $expert ->
    [yes] { $number } Expert { $crews }
   *[no] { $number } { $crews }
}
crews-con_man = Con Men
    .of = Con Man
crews-driver = Drivers
    .of = Driver
crews-grease_man = Grease Men
    .of = Grease Man
crews-gun_man = Gun Men
    .of = Gun Man
crews-hacker = Hackers
    .of = Hacker
crews-muscle = Muscles
    .of = Muscle
a-token-cop = a Cop
    .of = Cop
a-token-digital_key = a Digital Key
    .of = Digital Key
a-token-artifact = an Artifact
    .of = Artifact
a-token-diamond = a Diamond
    .of = Diamond
a-token-silver_bar = a Silver Bar
    .of = Silver Bar
a-token-gold_bar = a Gold Bar
    .of = Gold Bar
some-tokens = { $number } { $tokens }
tokens-cop = Cops
    .of = Cop
tokens-digital_key = Digital Keys
    .of = Digital Key
tokens-artifact = Artifacts
    .of = Artifact
tokens-diamond = Diamonds
    .of = Diamond
tokens-silver_bar = Silver Bars
    .of = Silver Bar
tokens-gold_bar = Gold Bars
    .of = Gold Bar
tokens-cash_20 = × $20K
    .of = $20K
tokens-cash_30 = × $30K
    .of = $30K
tokens-cash_50 = × $50K
    .of = $50K
tokens-cash_100 = × $100K
    .of = $100K
times = { $number } × { $thing }
item-diamond = a Diamond
item-artifact = an Artifact
item-hard_drive = a Hard Drive
with-item = { $item ->
    [diamond] with a Diamond
    [artifact] with an Artifact
    [hard_drive] with a Hard Drive
   *[cash] with { $cash }
}
some-diamonds = { $number ->
    [one] a Diamond
   *[other] { $number } Diamonds
}
some-artifacts = { $number ->
    [one] an Artifact
   *[other] { $number } Artifacts
}
some-drives = { $number ->
    [one] a Hard Drive
   *[other] { $number } Hard Drives
}
the-job = the { $job }
job-number = job { $number }

## Prompts

prompt-over = The game is over.
prompt-boss = Choose your boss.
prompt-item = You are { $boss }. Choose your starting item.
prompt-hire = Hire one of these { $cards } cards and pass the rest to { $to }.
prompt-assign = { $training ->
    [yes] { $cards ->
        [one] Send your card to a job or to Training, or leave it unassigned.
       *[other] Send each of your { $cards } cards to a job or to Training, or leave it unassigned.
    }
   *[no] { $cards ->
        [one] Send your card to a job, or leave it unassigned.
       *[other] Send each of your { $cards } cards to a job, or leave it unassigned.
    }
}
prompt-assign-next = { $more ->
    [0] Send the { $card } where? This seals your plan.
    [one] Send the { $card } where? (1 more card)
   *[other] Send the { $card } where? ({ $more } more cards)
}
prompt-jacks = { $missing ->
    [one] { $job } is 1 card short. Play a Jack of All Trades?
   *[other] { $job } is { $missing } cards short. Play a Jack of All Trades?
}
prompt-vault = { $cops ->
    [0] Rob or flee? No Cops yet. The { $bust } busts everyone inside.
   *[other] { $left ->
        [one] Rob or flee? One more Cop busts everyone inside.
       *[other] Rob or flee? { $left } more Cops bust everyone inside.
    }
}
prompt-grease = You flee as a Grease Man. Take one token from the Vault Floor.
prompt-muscle = Steal the First Player Marker from { $holder }?
prompt-trade = You drew { $token }. Trade it for a token on the floor?
prompt-gun = Take one more token from the Vault Floor?
others-items = Everyone is choosing a starting item.
others-hire = Everyone is hiring crew.
others-assign = Everyone is assigning crew.
others-jacks = Will anyone play a Jack?
others-vault = Rob or flee? Everyone in the vault decides.
others-boss = { $seat } is choosing a boss.
others-grease = { $seat } flees as a Grease Man and takes a token from the floor.
others-muscle = { $seat } may steal the First Player Marker.
others-trade = { $seat } may trade with the Vault Floor.
others-gun = { $seat } may take one more token from the floor.

## Offers

offer-boss = Be { $boss } ({ $items })
offer-item = Start { $with }
offer-hire = Hire the { $card }
offer-send = Send the { $card } to job { $number }, { $job }
offer-train = Train the { $card }
offer-unassigned = Leave the { $card } unassigned
offer-jacks = { $number ->
    [0] Play no Jack
    [one] Play a Jack
   *[other] Play { $number } Jacks
}
offer-rob = Rob: draw one of { $tokens } tokens
offer-flee = { $tokens ->
    [0] Flee with nothing
    [one] Flee with 1 vault token
   *[other] Flee with { $tokens } vault tokens
}
offer-keep = Keep the { $token }
offer-trade = Trade it for { $took }
offer-trade-earlier = Trade { $gave } from an earlier round for { $took }
offer-take = Take the { $token }
offer-take-nothing = Take nothing
offer-steal = Steal the First Player Marker
offer-leave-marker = Leave the First Player Marker

## Events

boss-taken = { $seat_is ->
    [you] You are { $boss }.
   *[other] { $seat } is { $boss }.
}
choice-made = { $seat_is ->
    [you] You have decided.
   *[other] { $seat } has decided.
}
item-taken = { $seat_is ->
    [you] You start { $with }.
   *[other] { $seat } starts { $with }.
}
round-began = { $to_left ->
    [yes] Round { $round } begins. Hands go to the left.
   *[no] Round { $round } begins. Hands go to the right.
}
job-dealt = Job { $number }, { $job }: needs { $needs }. Pays { $payout }.
hand-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
crew-hired = { $seat_is ->
    [you] You hire { $card }.
   *[other] { $seat } hires { $card }.
}
hands-passed = { $to_left ->
    [yes] { $left ->
        [one] Hands go to the left, 1 card each.
       *[other] Hands go to the left, { $left } cards each.
    }
   *[no] { $left ->
        [one] Hands go to the right, 1 card each.
       *[other] Hands go to the right, { $left } cards each.
    }
}
hand-received = { $seat_is ->
    [you] You get { $cards } from { $giver }.
   *[other] { $seat } gets { $cards } from { $giver }.
}
training-taken-back = { $seat_is ->
    [you] You take { $cards } back from Training.
   *[other] { $seat } takes { $cards } back from Training.
}
crew-sent = { $seat_is ->
    [you] You sent { $cards } to { $place }.
   *[other] { $seat } sent { $cards } to { $place }.
}
job-left-alone = { $job }: nobody came.
inside-man-came = { $helped ->
    [yes] The Inside Man: { $card }. That helps!
   *[no] The Inside Man: { $card }. No help.
}
joats-revealed = { $seat_is ->
    [you] { $number ->
        [0] You play no Jack.
        [one] You play a Jack.
       *[other] You play { $number } Jacks.
    }
   *[other] { $number ->
        [0] { $seat } plays no Jack.
        [one] { $seat } plays a Jack.
       *[other] { $seat } plays { $number } Jacks.
    }
}
job-robbed = { $count ->
    [one] { $job } robbed! { $seats } gets { $payout }.
   *[other] { $job } robbed! { $seats } get { $payout } each.
}
job-failed = { $missing ->
    [one] { $job } fails, 1 card short.
   *[other] { $job } fails, { $missing } cards short.
}
cost-paid = { $can ->
    [yes] { $seat_is ->
        [you] You pay { $paid }.
       *[other] { $seat } pays { $paid }.
    }
   *[no] { $seat_is ->
        [you] You have too little cash and pay nothing.
       *[other] { $seat } has too little cash and pays nothing.
    }
}
unassigned-discarded = { $seat_is ->
    [you] You left { $cards } unassigned.
   *[other] { $seat } left { $cards } unassigned.
}
training-shown = { $seat_is ->
    [you] You train { $cards }.
   *[other] { $seat } trains { $cards }.
}
ability-gained = { $seat_is ->
    [you] You gain the { $crew } ability.
   *[other] { $seat } gains the { $crew } ability.
}
vault-opened = The vault is open! { $marker } has the First Player Marker. On the floor: { $floor }.
token-drawn = { $seat_is ->
    [you] You rob and draw { $token }.
   *[other] { $seat } robs and draws { $token }.
}
empty-vault = nothing: the vault is empty
player-fled = { $seat_is ->
    [you] You flee.
   *[other] { $seat } flees.
}
floor-token-taken = { $seat_is ->
    [you] As a { $crew }, you take { $token } from the floor.
   *[other] As a { $crew }, { $seat } takes { $token } from the floor.
}
driver-drew = { $seat_is ->
    [you] As a { $crew }, you draw and keep { $kept }.
   *[other] As a { $crew }, { $seat } draws and keeps { $kept }.
}{ $cops ->
    [0] {""}
    [one] {" "}A Cop goes back.
   *[other] {" "}{ $cops } Cops go back.
}
marker-moved = { $stolen ->
    [yes] { $seat_is ->
        [you] As a { $crew }, you steal the First Player Marker.
       *[other] As a { $crew }, { $seat } steals the First Player Marker.
    }
   *[no] { $seat_is ->
        [you] The First Player Marker passes to you.
       *[other] The First Player Marker passes to { $seat }.
    }
}
cops-arrived = { $number ->
    [one] A Cop!
   *[other] { $number } Cops!
}{ $space ->
    [0] {" "}That's a bust.
    [one] {" "}One more and it's a bust.
   *[other] {" "}{ $space } more and it's a bust.
}
players-busted = Busted: { $seats }. All their loot from the vault is lost.
token-traded = { $earlier ->
    [yes] { $seat_is ->
        [you] You trade { $gave } from an earlier round for { $took }.
       *[other] { $seat } trades { $gave } from an earlier round for { $took }.
    }
   *[no] { $seat_is ->
        [you] You trade { $gave } for { $took }.
       *[other] { $seat } trades { $gave } for { $took }.
    }
}
token-kept = { $seat_is ->
    [you] You keep { $token }.
   *[other] { $seat } keeps { $token }.
}
total = { $seat } { $money }
game-ended = The game is over: { $scores }.

## Refusals

too-few-bosses = These cards have bosses for { $bosses } players, not for { $seats }.
only-solo = This is a move of the solo game.
only-table = This is a move of the game for 2 to 6 players.
now-bosses = Players are choosing their bosses, in seat order.
boss-is-taken = Another player has this boss. Choose a different one.
now-items = Everyone chooses a starting item first.
not-your-item = Your boss doesn't offer this item. Choose one of their two.
now-hire = This is the draft. Hire one card from your hand.
not-in-this-hand = You can only hire a card from the hand you hold.
now-assign = Assign your crew: send each card to a job or to Training, or leave it unassigned.
simple-no-training = There is no Training in the simple game.
only-experts-train = Only Experts can train, and you have none of this type left.
no-such-card = You have no such card left to assign.
assign-in-order = Assign your cards in the order of their types, regular cards before Experts.
not-an-icon = This job has no icon for that crew type.
training-full = Training takes at most { $most } Experts, all of one type.
equal-cards-in-order = Send identical cards out in order: this one to the same place as the last, or to a later place.
now-jacks = The job is short of crew. Decide whether to play a Jack.
too-few-jacks = You don't have that many unused Jacks this round.
now-vault = You're in the vault. Rob or flee.
now-grease = You flee as a Grease Man. Take one token from the Vault Floor first.
not-on-floor = There is no such token on the Vault Floor.
now-muscle = Decide whether to steal the First Player Marker.
now-trade = Trade the token you drew for one on the floor, or keep it.
only-drawn-traded = You can only trade the token you just drew. Only a Con Man may give an earlier one, once.
no-earlier-token = You have no such token from an earlier round.
now-gun = Take one more token from the Vault Floor, or nothing.

## Reasons and odds

reason-hire = A { $crew } is wanted at { $jobs }. { $have ->
    [0] You have none yet.
   *[other] You have { $have } so far.
}{ $passed ->
    [yes] {" "}The player before you passed this one up.
   *[no] {""}
}
reason-hire-deny = No job needs a { $crew }, but you keep it from the others. { $have ->
    [0] You have none yet.
   *[other] You have { $have } so far.
}{ $passed ->
    [yes] {" "}The player before you passed this one up.
   *[no] {""}
}
still-needs = { $when ->
    [then] After that, { $job } still needs { $crew }.
   *[now] { $job } still needs { $crew }.
}
has-all = { $when ->
    [then] After that, { $job } has all the crew it needs.
   *[now] { $job } has all the crew it needs.
}
reason-send = { $needs } Everyone who takes part gets the whole payout.
reason-train = { $experts } Experts of one type in Training after the last round give you their ability in the vault.
reason-unassigned = It risks nothing. A job that fails costs everyone there { $cost }.
reason-jacks = { $missing ->
    [one] 1 card is missing. If nobody plays a Jack, the job fails and costs everyone there { $cost }.
   *[other] { $missing } cards are missing. Without as many Jacks, the job fails and costs everyone there { $cost }.
}
reason-rob = { $inside ->
    [one] You are alone: { $safe } to get another token safely.
   *[other] If all { $inside } rob: { $safe } to get another token safely.
}
reason-flee = { $is_safe ->
    [yes] There is no risk this round.
   *[no] { $inside ->
        [one] You are alone: { $risk } chance of a bust.
       *[other] If all { $inside } rob: { $risk } chance of a bust.
    }
}{ $tokens ->
    [0] {" "}You have nothing to lose yet.
    [one] {" "}Outside, your token is safe and worth { $worth }.
   *[other] {" "}Outside, your { $tokens } tokens are safe and worth { $worth }.
}
reason-steal = Whoever has the marker trades first. You can steal it only once.
reason-leave-marker = You keep the ability for a later round.
reason-boss = You start with { $items }.
reason-trade = Your vault tokens are then worth about { $worth }.
reason-trade-better = Your vault tokens are then worth about { $worth } instead of { $now }.
reason-diamond = Each Diamond is worth more than the one before.
reason-artifact = The player with the most Artifacts gets { $bonus } extra.
reason-drive = Worth { $worth } with a Digital Key from the vault, and nothing alone.
reason-cash = Cash always keeps its value.
odds-safe = No risk this round.
odds-bust = { $robbers ->
    [one] If 1 robs: { $risk } chance of a bust.
   *[other] If { $robbers } rob: { $risk } chance of a bust.
}
odds-no-bust = { $robbers ->
    [one] If 1 robs: no risk.
   *[other] If { $robbers } rob: no risk.
}
odds-ahead = { $inside ->
    [one] If you keep robbing alone: { $one } to survive 1 more round, { $two } two, { $three } three.
   *[other] If all { $inside } keep robbing: { $one } to survive 1 more round, { $two } two, { $three } three.
}
odds-tokens = Next token: { $tokens }.
odds-token = { $token } { $share }

## Verdicts

verdict = { $winner_is ->
    [you] You win with { $money }!
   *[other] { $winner } wins with { $money }!
}
verdict-shared = { $winners } share the victory with { $money } each.
verdict-tie = { $winner_is ->
    [you] { $why ->
        [busted] A tie at { $money }. You win because you weren't busted.
        [cash] A tie at { $money }. You win with more cash from Act I.
       *[tokens] A tie at { $money }. You win with more vault tokens.
    }
   *[other] { $why ->
        [busted] A tie at { $money }. { $winner } wins for not being busted.
        [cash] A tie at { $money }. { $winner } wins with more cash from Act I.
       *[tokens] A tie at { $money }. { $winner } wins with more vault tokens.
    }
}

## Where the money came from

score-cash = { $jobs } + { $vault }
score-bars = { $gold ->
    [0] { $silver } Silver
   *[other] { $silver ->
        [0] { $gold } Gold
       *[other] { $silver } Silver, { $gold } Gold
    }
}
score-number = { $number }
score-majority = most at the table
score-majority-solo = at least one
score-pairs = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}
score-drive-alone = drive alone
score-key-alone = key alone
score-hacker = { $alone } alone
