# The table, in every game: its log, its refusals (house rules, HR) and what it calls people.

## Log

move-taken-back = { $seat_is ->
    [you] You undo your last move.
   *[other] { $seat } undoes their last move.
}
time-ran-out = { $seat_is ->
    [you] You ran out of time. The server moved for you.
   *[other] { $seat } ran out of time. The server moved for them.
}
seat-taken = { $seat_is ->
    [you] You sit down.
   *[other] { $seat } sits down.
}
seat-moved = { $seat_is ->
    [you] You moved to another device.
   *[other] { $seat } moved to another device.
}
seat-asked = { $name } asks to take over the seat of { $seat }. Everyone seated has to agree.
voted-on-seat = { $yes ->
    [yes] { $seat_is ->
        [you] You agree that { $name } takes over the seat.
       *[other] { $seat } agrees that { $name } takes over the seat.
    }
   *[no] { $seat_is ->
        [you] You don't agree that { $name } takes over the seat.
       *[other] { $seat } doesn't agree that { $name } takes over the seat.
    }
}
seat-renamed = { $before } is now called { $name }.
seat-left = { $seat_is ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
}
seat-is-ready = { $seat_is ->
    [you] You're ready.
   *[other] { $seat } is ready.
}
deal-restarted = { $left ->
    [yes] { $names } left during the deal, so it starts over. Everyone, get ready again.
   *[no] { $names } didn't complete the deal in time, so it starts over. Everyone, get ready again.
}
game-begun = Everyone's ready. The game begins.
said = { $seat }: { $text }
said-to-team = { $seat } to the team: { $text }
said-to-seat = { $to_is ->
    [you] { $seat } to you: { $text }
   *[other] { $seat } to { $to }: { $text }
}
handed-out = { $seat_is ->
    [you] You hand out “{ $title }” to everyone.
   *[other] { $seat } hands out “{ $title }” to everyone.
}
handed-out-to-seat = { $to_is ->
    [you] { $seat } hands “{ $title }” to you alone.
   *[other] { $seat_is ->
        [you] You hand “{ $title }” to { $to } alone.
       *[other] { $seat } hands “{ $title }” to { $to } alone.
    }
}
handout-taken-back = { $seat_is ->
    [you] You take back “{ $title }”.
   *[other] { $seat } takes back “{ $title }”.
}
handout-taken-back-to-seat = { $to_is ->
    [you] { $seat } takes back “{ $title }” from you.
   *[other] { $seat_is ->
        [you] You take back “{ $title }” from { $to }.
       *[other] { $seat } takes back “{ $title }” from { $to }.
    }
}
pause-card-played = { $on ->
    [yes] The game is paused by the pause card.
   *[no] The pause card is lifted. The game goes on.
}
resigned = { $seat_is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
voted-to-abandon = { $yes ->
    [yes] { $seat_is ->
        [you] You vote to abandon the game.
       *[other] { $seat } votes to abandon the game.
    }
   *[no] { $seat_is ->
        [you] You want to play on after all.
       *[other] { $seat } wants to play on after all.
    }
}
voted-to-pause = { $yes ->
    [yes] { $seat_is ->
        [you] You vote for a pause.
       *[other] { $seat } votes for a pause.
    }
   *[no] { $seat_is ->
        [you] You want to play on.
       *[other] { $seat } wants to play on.
    }
}
paused-by-consent = Everyone wants a pause. The game is paused.
lost-on-time = { $seat_is ->
    [you] Your clock has run out.
   *[other] { $seat } has run out of time.
}
game-abandoned = Everyone voted to abandon the game. It is over.
rematch-set = { $seat_is ->
    [you] You set up a rematch.
   *[other] { $seat } set up a rematch.
}
link-changed = The seat of { $seat } has a new link.
seat-removed = The host removed { $seat } from the table.
seat-muted = { $on ->
    [yes] The host muted { $seat }.
   *[no] The host unmuted { $seat }.
}
bot-seated = { $bot ->
    [easy] An easy bot takes over the seat of { $seat }.
    [normal] A normal bot takes over the seat of { $seat }.
    [hard] A hard bot takes over the seat of { $seat }.
   *[random] A bot that moves at random takes over the seat of { $seat }.
}
bot-stands-in = { $bot ->
    [easy] An easy bot plays for { $seat } until someone takes the seat.
    [normal] A normal bot plays for { $seat } until someone takes the seat.
    [hard] A hard bot plays for { $seat } until someone takes the seat.
   *[random] A bot that moves at random plays for { $seat } until someone takes the seat.
}
game-paused = { $on ->
    [yes] The host paused the game.
   *[no] The game goes on.
}
host-changed = { $seat_is ->
    [you] You're the host now.
   *[other] { $seat } is the host now.
}

## Bots: the name of a level, and what it is like

level-easy = easy
    .help = Plays by rule of thumb, at once, without looking ahead.
level-normal = normal
    .help = Plays out each choice 500 times before deciding.
level-hard = hard
    .help = Plays out each choice 4,000 times and looks for moves you don't expect.
level-random = random
    .help = Makes any legal move.

## Refusals: moves

game-over = The game is over.
not-your-turn = It's not your turn to decide.
nothing-begun = You haven't started a choice, so there is nothing to start over.
no-such-move = This game has no such move.
no-such-seat = There is no seat { $seat }.
nothing-to-undo = You have no move that can still be undone.
no-sealed-records = This game has no sealed records.
paused = The game is paused.
paused-by-card = The game is paused by the pause card. Anyone can lift it.
table-closed = This table is closed. { $why }
closed-log-differs = Its log does not lead to its last position.
closed-other-rules = It was not played under version { $version } of the rules of { $game }, and its position does not fit them.
not-one-choice = Send the moves of one sealed choice together, and no others.
not-whole-choice = Send a sealed choice as a whole. This is only a part of it.

## Refusals: the table

not-seated = You have no seat at this table.
not-your-seat = That seat isn't yours.
not-begun = The game hasn't begun yet.
not-over-yet = The game isn't over yet.
no-spectators = This table doesn't allow spectators.
no-such-table = There is no such table.
no-resigning = If you resign, the others lose the game too. Leave, or vote to abandon it.
no-reminder-set = No reminder is set for that seat.
rematch-exists = A rematch is already set up.
host-only = Only the host can do that.
paused-already = The game is already paused.
not-paused = The game isn't paused.
paused-by-host = The host paused the game, so only the host can resume it.
being-dealt = The game is being dealt. Nobody can be removed now.
no-such-bot = There is no bot “{ $bot }” for { $game }.
nobody-sits-there = Nobody sits there.
cannot-remove-yourself = You can't remove yourself, but you can leave.
no-team = You have no team to talk to.
no-whisper = You can't whisper to that seat.
muted = The host muted you.
no-talking-now = Chat is closed in this phase.
decided-in-time = That seat decided in time.
table-full = This table's storage is full. End the game or leave, and open a new table.
share-used = You have used up your half of this table's storage. You can leave, or vote to abandon the game.
too-many-undone = You have undone too many moves at this table. From now on your moves stand.

## Refusals: handouts, notes, the pause card

no-table-tools = Tables of { $game } have no handouts, notes or pause card.
gm-hands-out = Only the GM hands things out.
handouts-full = There are already { $most } handouts on the table. Take one back first.
handout-to-nobody = Choose another seat of this table, or everyone.
handout-empty = A handout needs a text or a picture.
handout-untitled = A handout needs a title.
no-such-handout = You have handed out no such thing.
card-played-already = The pause card is already on the table.
card-lifted-already = The pause card isn't on the table.

## Refusals: seats

dead-link = That link no longer works. Ask the host for a new one.
barred = You didn't complete the deal here. You can watch, or join another table.
seated-already = You already sit there.
one-seat-only = You already have a seat at this table.
seat-by-link = That seat is reserved for whoever has its link.
seat-not-open = That seat isn't open.
dealt-ask-host = The game has begun. Ask the host for a link to this seat; then everyone seated has to agree.
two-hands-seated = You already have a seat at this table, and nobody may know two hands.
two-hands-tied = You left or asked for another seat here, and nobody may know two hands.
seat-asked-for = Someone else has asked for this seat. Wait for the decision.
nobody-to-agree = Nobody is left at the table who could agree.
host-cannot-agree-alone = The host removed someone and can't agree alone. The seat goes back to its last player or to a bot.
nobody-asks = Nobody is asking for that seat now.
somebody-else-asks = Someone else is asking for that seat now. Check the name and vote again.
bot-sits-there = A bot sits there.
not-your-link = Only the host can make a link for that seat, and only while it is empty.
name-reserved = “{ $name }” is what the table calls a seat or a role. Choose another name.
name-taken = Someone at this table is called “{ $name }”, or almost the same. Choose another name.
name-of-leaver = Someone who left was called “{ $name }”. Choose another name.

## Refusals: the deal

ready-already = You're already ready.
others-reveal = The others are revealing their bytes. You can't change yours now.
commitments-changed = Someone's commitment has changed. Get ready again.
revealed-already = You have already revealed your bytes.
wrong-bytes = These are not the bytes you committed to.
deal-waits-for-nobody = The deal is not waiting for anyone.
others-wait = The others are waiting for you.
still-time-to-reveal = The others still have time to reveal their bytes.

## Refusals: hints and odds

no-hints-here = This table has no hints.
no-hints-for = { $game } has no hints.
no-odds-here = This table shows no odds.
no-odds-for = { $game } has no odds.
odds-after-move = This table shows the odds of a move once it is made and can't be undone.

## Names that nobody may take, because the table uses them. Separated by commas.

reserved-names = player, seat, host, house, server, bot, easy bot, normal bot, hard bot, random bot, spectator, spectators, team, you, everyone, everybody, nobody
# These also with a number behind them …
reserved-numbered = player, seat, bot, guest
# … or with one of these words and a number
reserved-between = no, number
reserved-numbers = one, two, three, four, five, six
reserved-articles = the

## Bots for designers

bot-greedy = Plays like a sensible person, by rule of thumb.
bot-ismcts = Searches. `ismcts:N` plays out each choice N times ({ $iterations } by default).

## Packs: where a figure comes from, and how a pack differs from the standard one

source-printed = Printed in the rulebook
source-published = Stated on a public page
source-deduced = Follows from printed figures
source-reconstructed = Chosen by us, because no published list could be found
pack-with = { $where }: with { $what }
pack-without = { $where }: without { $what }
pack-differs = { $where }: { $new } instead of { $old }

## Fairness check: the verdict

verdict-fails = The record does not check out.
verdict-open-seed = Every move followed the rules, but the deal was not fair: it came from an open seed.
verdict-fair = The record checks out. The deal was fair, and every move followed the rules.
verdict-unproved = Every move followed the rules. The record does not prove everything about the deal.

## Fairness check: its steps

none = none
check-deal = Deal
check-commitment = Commitment
check-key = Key
check-bytes = Bytes from the seats
check-void = Deals started over
check-seats = Seats
check-moves = Moves
check-result = Result
check-kept = Your copy of the commitment
check-sent = Your bytes
check-head = Header of the record
check-seen = Commitments you saw
deal-open-seed = Not a fair deal: it came from an open seed that nobody had committed to. Lessons, simulations and games with --seed are dealt like that. Whoever knows the seed knows every card.
commitment-in-full-record = The seed behind the commitment is in the full record and is checked there.
commitment-unrevealed = The server committed to { $commitment } and has not revealed its seed yet.
commitment-broken = The server had committed to { $commitment }. { $why }
commitment-kept = Before anyone was ready, the server published { $commitment }. The seed { $seed } and the salt { $salt }, revealed at the end, match it.
key-open = Everything drawn openly comes from the key { $key }.
key-from-bytes = The key of the deal comes from the seed, the table's name and these bytes, in seat order.
bytes-made = the server made { $bytes }… for { $name }
bytes-sent = { $name } sent { $bytes }…
bytes-revealed = { $name } revealed { $bytes }…
bytes-server-alone = After that, { $made }. No seat sent any bytes, so the server dealt alone.
bytes-server-chose = After seeing it, { $made }. The server's bytes do not come from its seed, so it could choose them last.
bytes-one-step = After seeing it, { $made }. This took one step: whoever was last and could read the seed could choose the deal.
bytes-of-one = { $bots ->
    [yes] First every seat committed to its bytes. Then { $made }. The server's bytes come from its seed. So the server did not choose the shuffle; only { $name } could have, by knowing the seed.
   *[no] First every seat committed to its bytes. Then { $made }. So the server did not choose the shuffle; only { $name } could have, by knowing the seed.
}
bytes-of-many = { $bots ->
    [yes] First every seat committed to its bytes. Then { $made }. The server's bytes come from its seed. So nobody chose the shuffle, not even by knowing the seed.
   *[no] First every seat committed to its bytes. Then { $made }. So nobody chose the shuffle, not even by knowing the seed.
}
void-left = { $names } left
void-silent = { $names } did not reveal their bytes
void-rounds = { $times ->
    [one] The deal was started over once: { $told }. The record does not prove whether they were silent or silenced.
   *[other] The deal was started over { $times } times: { $told }. The record does not prove whether they were silent or silenced.
}
seats-uncovered = In a record of format 1, the checks do not cover names, bots and the kind of deal.
seats-covered = Covered by the checks: dealt to { $dealt }.
seats-changed = Covered by the checks: dealt to { $dealt }. Later: { $changes }.
seat-change = after entry { $entry }, { $who } at seat { $seat }
bot-named = { $bot ->
    [easy] { $name } (easy bot)
    [normal] { $name } (normal bot)
    [hard] { $name } (hard bot)
    [random] { $name } (random bot)
   *[other] { $name } ({ $bot } bot)
}
dealt-again = { $game } was dealt again from that key.
moves-same = { $entries ->
    [one] The only entry was replayed under the rules, and its check matches.
   *[other] All { $entries } entries were replayed under the rules, and every check matches.
}
moves-differ = Replaying it fails. { $why }
result-none = The game was not played to its end.
result-same = The result is the same. { $result }
kept-same = The server's commitment is the one you kept.
kept-other = The record has a different commitment: { $commitment }.
sent-sealed = A sealed record has no bytes. Compare the full record when it becomes available.
sent-unused = { $bytes } went into no seat's deal. The server dealt without what you sent.
sent-used = The bytes of { $name } are the ones you sent.
sent-missing = Only the bytes you sent show that you took part in the deal. Add them with --sent.
head-same = Seats, names, bots, options and deal are as they were when the game was dealt.
head-changed = Something was changed after the deal: a seat, a name, a bot, an option or a commitment.
seen-same = Everything you saw before you revealed your bytes is in the record, and nothing else.
seen-gone = Not in the record: { $commitments }. A seat's bytes were changed after you had revealed yours.
seen-added = In the record, but you did not see it: { $commitments }. Those bytes may have been chosen last.
