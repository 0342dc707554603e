# Score: why a move is refused, and what to do instead.

no-such-move = This game has no such move.
gm-only = Only the GM can do that.
players-only = Only players can do that. The GM has no Criminals.
only-between = That belongs between heists.
only-in-heist = That belongs to a heist, and none is running.
move-malformed = The move is not valid: { $why }.
no-seals = Only a players' record contains seals.
sealed-record = A players' record can be followed, but not played.
not-sealed = This is not a players' record.
answer-unreadable = The GM's answer in the record is not valid: { $why }.
nothing-to-undo = You have no move left to undo.
no-players-record = With the automatic GM there is no players' record. The full record is for everyone.
seats-with-gm = With a GM in a seat you need 2 to 6 seats.
seats-automatic = With the automatic GM there are 1 to 5 players.

## Criminals

no-such-criminal = There is no Criminal number { $number }.
plays-no-more = { $status ->
    [retired] { $name } has retired and plays no more.
    [dead] { $name } is dead and plays no more.
   *[arrested] { $name } is under arrest and plays no more.
}
not-in-heist = { $name } is not in this heist.
not-yours = { $name } is not your Criminal.
no-such-class = There is no class “{ $kind }”. Choose one of: { $known }.
premade-no-advance = Premade Criminals start without an advance.
starts-without-advance = In this pack new Criminals start without an advance.
starts-with = A new Criminal of the class { $kind } starts with { $advances }.
campaign-full = A campaign has at most { $most } Criminals.
name-taken = There already is a Criminal called { $name }. Choose another name.
seat-full = A seat can have at most { $most } Criminals who still play.
is-rolling = { $name } is in the middle of a roll. Finish it first.
not-a-player = There is no player in seat { $seat }.
already-theirs = { $name } already belongs to that seat.
already-here = { $name } is already in this heist.
was-taken-out = { $name } is out of this heist.
injury-empty = Say what the injury is.

## Heists and the meter

segments-range = The meter has { $least } to { $most } segments.
heist-not-prepared = The GM must prepare the heist first.
table-full = This table has no dice left for another heist. Take the campaign to a new table.
no-crew = Nobody is ready for a heist. Make a Criminal first.
only-give-up = Whether it succeeds is up to the automatic GM. You can only give up.
set-segments-first = Set the number of segments first.
meter-range = The meter goes from 0 to { $segments }.
penalty-range = Only segments 1 to { $last } can have a penalty.
segment-filled = Segment { $segment } has already been filled in this heist.
no-such-penalty = There is no penalty “{ $kind }”. Choose one of: { $known }.
prep-lost-empty = Say how many Prep dice are lost, at least 1.
penalty-empty = Say what your penalty is.
no-penalty-there = Segment { $segment } has no penalty waiting.
clock-range = A clock has 1 to { $most } segments.
clock-taken = There already is a clock called { $name }.
clocks-full = There can be at most { $most } clocks.
no-such-clock = There is no clock called { $name }.
clock-moves = This clock moves between 0 and { $segments }.

## The GM's papers

no-such-kind = There is no heist of the kind “{ $kind }”. Choose one of: { $known }.
no-such-field = This heist has no field “{ $field }”. It has: { $known }.
no-generated-heist = There is no generated heist. Generate one first.
field-empty = Write something into the field.
prepare-first = Prepare the heist first.
note-empty = The note is empty.
notes-full = There is room for { $most } notes. Strike one out first.
complication-empty = Say what the complication is.
complications-full = There is room for { $most } complications. Strike one out first.
no-such-complication = There is no complication { $number }.
approach-ids = Each approach of a scene needs an id of its own.
marks-once = Give each mark only once.
set-scene-first = Set a scene first.
scene-full = A scene has at most { $most } approaches.
approach-empty = Say what the approach is.
no-such-approach = This scene has no approach “{ $approach }”.
narration-empty = There is nothing to tell.

## The roll

another-roll = Another roll is open. Wait until it is settled.
attempt-empty = Say what you try.
no-roll = No roll is open. Somebody must try something first.
roll-called-already = This roll has already been called.
difficulty-range = The difficulty is { $least } to { $most }.
dice-rolled-already = The dice have been rolled.
not-your-roll = This roll is { $name }'s.
too-late-to-withdraw = The dice have been rolled. It is too late to withdraw.
roll-once = You can roll once, when the GM has called for it.
stash-short = { $stash ->
    [0] The stash is empty.
    [one] The stash has only 1 Prep die.
   *[other] The stash has only { $stash } Prep dice.
}
one-prep-die = You can take one Prep die per roll. To take more you need Ready.
no-foresight = { $name } cannot use Foresight in this heist.
no-overclock = { $name } cannot use Overclock in this heist.
no-clear-the-room = Clear the Room needs that ability and a violent action.
no-brute-force = There is no roll to use Brute Force on.
no-consequence = There is no consequence to choose.
no-ruling = There is nothing to rule on yet.
no-such-consequence = There is no consequence “{ $kind }”. Choose one of: { $known }.
gm-dice-range = The GM rolls 1 to { $most } dice.
dice-not-opened = The dice of this heist are still sealed.

## Abilities, goals and advances

no-such-ability = There is no ability “{ $ability }”.
ability-missing = { $name } does not have { $ability }.
ability-in-roll = { $ability } works in a roll or by itself. You cannot use it here.
ability-used-up = { $name } has already used { $ability } in this heist.
ability-in-words = { $ability ->
    [mimic] Say whose voice it is.
    [escape_artist] Say which room.
    [houdini] Say where you are.
    [bag_em] Say who goes down.
   *[right_tool] Say which tool.
}
ability-needs-prep = { $stash ->
    [0] This takes Prep dice, and the stash is empty.
    [one] This takes Prep dice, and the stash has only 1.
   *[other] This takes Prep dice, and the stash has only { $stash }.
}
no-fired-penalty = No penalty with the number { $number } is in force.
no-focus = { $name } has nothing to focus on.
focus-chosen-already = { $focus ->
    [sneaking] { $name } has already chosen sneaking for this heist.
   *[lockpicking] { $name } has already chosen lockpicking for this heist.
}
no-negotiator = { $name } is not a Negotiator.
no-system = Only a premade Tech reaches the system, once a heist.
one-shot-no-goals = Premade Criminals have no goals.
took-no-part = { $name } was not in this heist.
goal-met-already = { $goal ->
    [cool] { $name } has already met the Cool goal in this heist.
   *[heat] { $name } has already met the Heat goal in this heist.
}
goal-after-advance = { $name } has already learned an advance. Goals come first.
no-goal-owed = { $name } has no Cool goal to choose for.
no-tactical-kill = { $name } gains nothing from a kill.
kills-range = Confirm 1 to { $most } kills.
no-kill-owed = { $name } has no kill to choose for.
one-shot-no-advances = Premade Criminals learn no advances.
no-heist-yet = Advances are learned between heists, and there has been none yet.
advanced-already = { $name } has already learned an advance since the last heist.
last-job-early = One Last Job comes after all five advances.
no-such-advance = { $name } cannot learn “{ $advance }”. To choose from: { $known }.
advance-needs-heat = An advance takes at least Heat { $needed }, and { $name } has { $heat }.
no-subgoals = The last heist had no subgoals.
no-cool-down = { $name } cannot cool down: only once, right after learning an advance.
no-stash = There is a stash only during a heist.
heat-floor = Heat is never below { $floor }.
below-zero = No figure goes below 0.
not-used = { $name } has not used that in this heist.

## Campaigns

export-in-heist = Finish the heist first. A campaign can be saved between heists.
campaign-unreadable = This is not a campaign file: { $why }.
campaign-format = This file has format { $format }. This version reads format { $known }.
one-shot-no-campaign = A one-shot cannot continue a campaign.
resume-first = Resume a campaign before anything else happens at the table.
campaign-names = Two Criminals in the file have the same name.
campaign-class = { $name }: there is no class “{ $kind }”.
campaign-advances = { $name }: these are not advances of the class { $kind }.
campaign-heat = { $name }: the Heat is too low.
campaign-seat = { $name }: there is no player in seat { $seat }.

## Players' records

sealed-penalty = The record names a penalty that does not exist.
sealed-meter = The record shows a meter that is not open.
sealed-difficulty-range = The difficulty must be { $least } to { $most }.
sealed-bonus-dice = { $name } has no such extra dice.
sealed-difficulty = { $filled ->
    [one] The difficulty is { $difficulty } with 1 segment filled.
   *[other] The difficulty is { $difficulty } with { $filled } segments filled.
}
sealed-meter-start = The meter starts at 0.
sealed-meter-move = This move does not take the meter there.

## Odds

odds-count = { $name } { $count }: give a number from 0 to { $most }.
odds-difficulty = Difficulty { $difficulty }: give a number from { $least } to { $most } (SC-2.1).
odds-ability = The ability “{ $ability }” does not change a roll. These do: { $known }.
changed-without-seed = A heist with changed fields needs its seed.
