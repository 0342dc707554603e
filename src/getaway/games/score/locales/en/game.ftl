# Score: prompts, offers, events, verdicts, the heist generator and the story of a campaign.

blurb = A heist role-playing game: say what you do, roll the dice, and see who pays for it.
scenario-one-shot = A solo heist
    .goal = Pull off one heist with a premade crew before the Threat Meter is full. The automatic GM runs it.
scenario-campaign = A solo campaign
    .goal = Lead a crew from heist to heist and see how far it gets. The automatic GM runs it.

phase-break = Between heists
phase-heist = The heist
phase-over = The end

option-gm = Game master
    .help = Who runs the heists: the automatic GM, or the player in the first seat (SC-8.1).
    .value-auto = automatic
    .value-seat = the first seat
option-mode = Length
    .help = A campaign has Criminals who grow from heist to heist. A one-shot has premade ones (SC-7.1).
    .value-campaign = campaign
    .value-one_shot = one-shot
option-meter = Threat Meter
    .help = Open: players see it. Hidden: they know it is there. Secret: they are told nothing of it (SC-3.3).
    .value-open = open
    .value-hidden = hidden
    .value-secret = secret
option-start_cool = Starting Cool
    .help = Starting Cool for new Criminals (SC-1.1).
    .value-class = as the class says
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
option-start_heat = Starting Heat
    .help = Starting Heat for new Criminals (SC-1.1).
    .value-class = as the class says
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
option-arrested_out = Arrest is final
    .help = Arrested Criminals are out of the campaign (SC-4.4).
option-show_odds = Show odds
    .help = Show the chances of a roll before it is made.
option-segments = Length of the meter
    .help = How long the automatic GM makes the Threat Meter (SC-3.2).
    .value-standard = standard
    .value-easy = easy
    .value-hard = hard
    .value-brutal = brutal
option-difficulty = Difficulty
    .help = The difficulty the automatic GM sets: by the heist's security and alarm, or always the same (SC-2.1).
    .value-heist = by the heist
    .value-2 = always 2
    .value-3 = always 3
    .value-4 = always 4
    .value-5 = always 5
    .value-6 = always 6
option-subgoals = Subgoals
    .help = The automatic GM adds a subgoal to each heist (SC-6.4).
option-brute_force = Brute Force
    .help = The extra Heat die of Brute Force counts for this roll only, or stays for good (SC-5.14).
    .value-roll = for this roll
    .value-stat = +1 Heat for good
option-foresight = Foresight
    .help = The Face makes their own roll easy, or any Criminal's (SC-5.5).
    .value-own = own rolls
    .value-anyone = anyone's roll

## Parts of other messages

text = { $text }
quoted = “{ $text }”
named-text = { $name } — { $text }
sentence = { $text }.
sentences = { $first } { $second }
because = : “{ $why }”
because-of = : { $why }
seat = { $seat }
goal = { $goal ->
    [cool] Cool goal
   *[heat] Heat goal
}
figure-cool = Cool
figure-heat = Heat
figure-prep = Prep
mark-lockpicking = lockpicking
mark-sneaking = sneaking
mark-hacking = hacking
mark-attack = attack
mark-kill = kill
mark-system = against the security system
visibility-open = open
visibility-hidden = hidden
visibility-secret = secret
status-ready = ready
status-retired = retired
status-dead = dead
status-arrested = arrested
no-dice = none
dice-prep = , Prep { $dice }
result = { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}
result-successes = { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}
result-failures = { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}
result-neither = no success, no failure

## Prompts

prompt-over = The game is over.
prompt-break = Between heists: get your Criminals ready.
prompt-who = Choose a class to make your Criminal.
prompt-first = { $gm ->
    [auto] The crew is in. Start the heist when everyone is ready.
   *[seat] The crew is in. The GM starts the heist.
}
prompt-prepare = Prepare the next heist. Set the length of its meter first.
prompt-no-crew = The heist is prepared. It can start as soon as a player has a Criminal.
prompt-start = Start the heist, or keep preparing.
prompt-ask = Ask the crew: what do you do?
prompt-act = What do you do?
prompt-gone = { $how ->
    [dead] { $name } is dead. You can still tell the story.
   *[out] { $name } is not in this heist. You can still tell the story.
}
prompt-own-attempt = { $own ->
    [yes] { $name } tries: “{ $attempt }”. Call for a roll?
   *[no] { $name } tries: { $attempt }. Call for a roll?
}
prompt-own-called = Roll against { $difficulty }, or withdraw.
prompt-own-rolled = Use Brute Force, or keep the dice?
prompt-own-choice = Who pays: you with Heat, or the crew?
prompt-own-ruling = { $failures ->
    [one] 1 failure. What does it cost?
   *[other] { $failures } failures. What do they cost?
}
prompt-wait-attempt = Waiting for the GM to answer { $name }.
prompt-wait-called = Waiting for { $name } to roll.
prompt-wait-rolled = Waiting: will { $name } use Brute Force?
prompt-wait-choice = Waiting for { $name } to choose who pays.
prompt-wait-ruling = Waiting for the GM's ruling.

## Offers

offer-create = { $way ->
    [premade] Play the { $kind }
   *[new] New Criminal: { $kind }
}
offer-start = Start the heist
offer-give-up = Give up the heist
offer-approach = { $has_marks ->
    [yes] { $name }: { $approach } ({ $marks })
   *[no] { $name }: { $approach }
}
own-way = your own way
no-goal = no goal
offer-attempt = { $name } tries something else
offer-withdraw = Withdraw
offer-brute-force = Brute Force: reroll the Cool dice and add a Heat die
offer-stand = Keep the dice
offer-take-heat = Take it yourself: +1 Heat for good
offer-take-meter = { $known ->
    [yes] Pass it to the crew: the Threat Meter fills by 1
   *[no] Pass it to the crew
}
offer-roll = { $has_using ->
    [yes] { $prep ->
        [one] Roll with { $using } and a Prep die
        [several] Roll with { $using } and several Prep dice
       *[none] Roll with { $using }
    }
   *[no] { $prep ->
        [one] Roll with a Prep die
        [several] Roll with several Prep dice
       *[none] Roll
    }
}
offer-roll-chances = { $roll } ({ $chances })
chances = success { $success }, failure { $failure }
offer-use = { $name } uses { $ability }: { $text }
offer-false-alarm = { $name } uses { $ability } to cancel: { $penalty }
offer-goal-cool = { $name }: take +1 Cool for the Cool goal
offer-goal-prep = { $name }: take +1 Prep for the Cool goal
offer-kill-cool = { $name }: take +1 Cool for a kill
offer-kill-heat = { $name }: take −1 Heat for a kill
offer-advance = { $cost ->
    [0] { $name } learns { $ability } (free): { $text }
   *[other] { $name } learns { $ability } (−{ $cost } Heat): { $text }
}
offer-join = { $name } joins the heist
offer-leave = { $name } leaves the heist
offer-gear = Change { $name }'s gear
offer-hand-over = Hand { $name } over to another player
offer-retire = { $name } retires
offer-narrate = Tell something
offer-end-campaign = { $mode ->
    [one_shot] End the game
   *[campaign] End the campaign
}
offer-prepare = { $segments ->
    [one] { $length }: 1 segment
   *[other] { $length }: { $segments } segments
}
offer-prepare-own = Your own length and title
with-subgoals = with subgoals
without-subgoals = without subgoals
offer-generate = Generate a heist
any-job = any job
offer-generate-chosen = Generate a heist by seed or kind
offer-call = Call for a roll
offer-waive = No roll needed
offer-scene = Set a scene
offer-approach-add = Add an approach
offer-approach-remove = Remove the approach: { $approach }
offer-correct = Correct the meter
offer-stash = Set the stash
offer-end-done = End the heist: success
offer-end-failed = End the heist: failure
offer-end-given-up = End the heist: the crew gives up
offer-note = Write a note
offer-note-strike = Strike out the note: { $text }
offer-complication = Prepare a complication
offer-complication-show = Use: { $text }
offer-complication-strike = Strike out: { $text }
offer-dice = Roll dice in the open
offer-dice-blind = Roll dice behind the screen
offer-penalty = Add a penalty: { $penalty }
offer-penalty-remove = Remove the penalty from segment { $segment }
offer-another-job = Roll another job
offer-field-show = Show the crew: { $name } – { $text }
offer-field-roll = Reroll: { $name }
offer-field-set = Write your own: { $name }
offer-clock = Add a clock
offer-clock-tick = Advance the clock { $name }
offer-clock-back = Turn back the clock { $name }
offer-clock-remove = Remove the clock { $name }
offer-overrule = { $figure ->
    [cool] Set { $name }'s Cool
    [heat] Set { $name }'s Heat
   *[prep] Set { $name }'s Prep
}
offer-renew-ability = { $name } may use { $ability } again
offer-renew-goal = { $goal ->
    [cool] { $name } may meet the Cool goal again
   *[heat] { $name } may meet the Heat goal again
}
offer-goal-met = { $goal ->
    [cool] { $name } has met the Cool goal
   *[heat] { $name } has met the Heat goal
}
offer-cool-down = { $name } cools down to Heat 1
offer-kills = { $name } has killed someone
offer-negotiated = { $name } has negotiated with important people
offer-system = { $name } has reached the security system
offer-injury = { $name } is hurt
offer-take-out = { $name } is out of this heist
offer-dead = { $name } dies

## Events

criminal-created = { $has_advance ->
    [yes] { $seat } brings in { $name }: { $kind }, with { $advance }.
   *[no] { $seat } brings in { $name }: { $kind }.
}
gear-changed = { $has_gear ->
    [yes] { $name } carries: { $gear }
   *[no] { $name } carries nothing.
}
handed-over = { $to } now plays { $name }.
joined = { $prep ->
    [0] { $name } joins the heist.
    [one] { $name } joins the heist with 1 Prep die.
   *[other] { $name } joins the heist with { $prep } Prep dice.
}
left = { $name } leaves the heist.
retired = { $name } retires.
advance-taken = { $name } learns { $advance }. Heat { $heat }.
cooled-down = { $name } cools down to Heat { $heat }.
taken-out = { $how ->
    [dead] { $name } dies{ $why }.
   *[heist] { $name } is out of this heist{ $why }.
}
injured = { $struck ->
    [yes] { $name } would be hurt ({ $injury }), but is Hard to Kill.
   *[no] { $name } is hurt: { $injury }.
}
heist-prepared = { $has_title ->
    [yes] The GM has prepared a heist: “{ $title }”.
   *[no] The GM has prepared a heist.
}{ $meter ->
    [open] {" "}The meter has { $segments } segments.
    [hidden] {" "}The Threat Meter is hidden.
   *[secret] {""}
}{ $subgoals ->
    [yes] {" "}There are subgoals.
   *[no] {""}
}
heist-generated = Only you: seed { $seed } gives { $title }.
field-changed = Only you: { $name } is now { $text }
noted = Only you: noted: “{ $text }”
complication-prepared = Only you: complication { $number } is ready: { $text }
struck = Only you: struck out: { $text }
penalty-attached = { $amount ->
    [0] Only you: segment { $segment } – { $kind }: { $text }
   *[other] Only you: segment { $segment } – { $kind } ({ $amount }): { $text }
}
penalty-removed = Only you: segment { $segment } has no penalty anymore.
revealed = You learn more. { $name }: { $text }
heist-started = Heist { $number } begins: { $title }. In the crew: { $crew }. { $stash ->
    [one] The stash holds 1 Prep die.
   *[other] The stash holds { $stash } Prep dice.
}
heist-ended = { $how ->
    [done] Heist { $number } is over: the crew made it.
    [failed] Heist { $number } is over: it failed.
    [given_up] Heist { $number } is over: the crew gave up.
   *[arrested] Heist { $number } is over: the crew is under arrest.
}
dice-opened = The dice of heist { $heist } can be checked now. Key: { $key }
campaign-ended = The game is over.
campaign-resumed = { $heists ->
    [0] The campaign continues with { $crew ->
        [one] 1 Criminal
       *[other] { $crew } Criminals
    }.
   *[other] The campaign continues with { $crew ->
        [one] 1 Criminal
       *[other] { $crew } Criminals
    } after { $heists ->
        [one] 1 heist
       *[other] { $heists } heists
    }.
}
meter-filled = { $known ->
    [open] { $name } passes it to the crew. Threat { $filled } of { $segments }.
    [hidden] { $name } passes it to the crew. A segment of the meter fills.
   *[no] { $name } passes it to the crew.
}
meter-moved = { $known ->
    [open] The GM sets the meter to { $filled } of { $segments }{ $why }.
    [hidden] The GM changes the hidden meter{ $why }.
   *[no] The GM changes something behind the screen{ $why }.
}
why-negotiated = { $name } negotiated
meter-read = Only you: Threat { $filled } of { $segments }.
penalty-fired = { $lost ->
    [0] Then: { $text }.
    [one] { $text }: lose 1 Prep die.
   *[other] { $text }: lose { $lost } Prep dice.
}
fired-harder = From now on every roll is 1 harder.
fired-heated = +1 Heat for { $names }.
fired-spared = Not for { $names }: { $ability }.
penalty-cancelled = { $name } uses { $ability } and cancels “{ $penalty }”.
cancelled-returned = { $dice ->
    [one] 1 Prep die comes back.
   *[other] { $dice } Prep dice come back.
}
cancelled-cooled = −1 Heat for { $names }.
flew-solo = It does not hit { $names }: Fly Solo.
clock-added = { $known ->
    [yes] New clock: { $name }, 0 of { $segments }.
   *[no] New clock: { $name }.
}
clock-ticked = { $known ->
    [yes] Clock: { $name }, { $filled } of { $segments }.
   *[no] Clock: { $name } moves on.
}
clock-removed = Clock: { $name }, over.
overruled = { $what ->
    [stash] The GM rules: the stash is { $now }, not { $before }{ $why }.
    [cool] The GM rules: { $name } has Cool { $now }, not { $before }{ $why }.
    [heat] The GM rules: { $name } has Heat { $now }, not { $before }{ $why }.
   *[prep] The GM rules: { $name } has Prep { $now }, not { $before }{ $why }.
}
ability-renewed = { $is_goal ->
    [yes] The GM rules: { $name } may meet the { $ability } again{ $why }.
   *[no] The GM rules: { $name } may use { $ability } again{ $why }.
}
scene-set = { $by ->
    [gm] { $has_name ->
        [yes] The GM sets a scene, { $name }: “{ $text }”
       *[no] The GM sets a scene: “{ $text }”
    }
   *[automatic] { $name }. { $text }
}
approach-added = You could: { $text }
approach-removed = No longer possible: { $text }
narrated = { $seat }: “{ $text }”
attempt-declared = { $own ->
    [yes] { $name } tries: “{ $attempt }”
   *[no] { $name }: { $attempt }.
}
roll-called = { $name } needs { $difficulty } or higher{ $has_marks ->
    [yes] {" "}({ $marks })
   *[no] {""}
}{ $has_found ->
    [yes] : { $found }.
   *[no] .
}
difficulty-found = Only you: { $found }.
waived = No roll for { $name }{ $words }.
withdrawn = { $name } thinks better of it.
dice-rolled = { $has_using ->
    [yes] { $name } uses { $using } and rolls Cool { $cool }{ $prep }, Heat { $heat }: { $result }.
   *[no] { $name } rolls Cool { $cool }{ $prep }, Heat { $heat }: { $result }.
}
brutely-forced = { $name } uses Brute Force and rolls Cool { $cool }, Heat { $heat }: { $result }.
failure-spared = { $left ->
    [0] { $name } slips out of it, for the last time today.
    [one] { $name } slips out of it. That works once more today.
   *[other] { $name } slips out of it. That works { $left } more times today.
}
heat-taken = { $name } takes the Heat: now { $heat }.
judged-harm = { $name } gets hurt.
judged = { $on ->
    [crew] For the crew: { $words }
   *[criminal] For { $name }: { $words }
}
stash-grew = { $by ->
    [one] { $name }, { $ability }: 1 Prep die for the stash, now { $stash }.
   *[other] { $name }, { $ability }: { $by } Prep dice for the stash, now { $stash }.
}
gm-rolled = { $blind ->
    [yes] { $dice ->
        [one] The GM rolls a die behind the screen.
       *[other] The GM rolls { $dice } dice behind the screen.
    }
   *[no] The GM rolls { $faces }{ $why }.
}
ability-used = { $spent ->
    [0] { $name } uses { $ability }{ $words }.
    [one] { $name } uses { $ability } for 1 Prep die{ $words }.
   *[other] { $name } uses { $ability } for { $spent } Prep dice{ $words }.
}
goal-met = { $goal ->
    [cool] { $gained ->
        [prep] { $name } meets the Cool goal: Prep { $now }.
       *[cool] { $name } meets the Cool goal: Cool { $now }.
    }
   *[heat] { $name } meets the Heat goal: Heat { $now }.
}
goal-owed = { $name } meets the Cool goal and may take Cool or Prep for it.
kills-confirmed = { $number ->
    [one] { $name } has killed someone.
   *[other] { $name } has killed { $number } people.
}
kill-taken = { $gained ->
    [cool] { $name } gets cooler with a kill: Cool { $now }.
    [heat] { $name } loses Heat with a kill: Heat { $now }.
   *[neither] { $name } takes nothing for a kill.
}
focus-chosen = { $name } focuses today on: { $on }.
negotiated = { $name } has come to terms with important people.
system-reached = { $name } is inside the security system. It is 1 easier for everyone now.

## The automatic GM

gm-alarms-on = The alarms are already on.
gm-worked = It works.
gm-failed = It fails, and it costs you. What now?
gm-nothing = It doesn't work, but nobody notices. What do you do?
ended-too-late = You took too long, and the chance is gone.
ended-done = The van pulls away. Job done.
one-shot-over = That was the one-shot.
injury-knock = a bad knock
place = { $count ->
    [0] a { $space } place with { $floors } floors
    [1] a { $space } place on a single floor
   *[other] a { $space } place with { $count } floors
}
scene-text-entry = In front of you: { $place }. Nobody has noticed you yet. How do you get in?
scene-text-surveillance = Cameras and sensors cover the way ahead. Alarm system: { $alarm }. How do you get past?
scene-text-people = Security: { $security }. Civilians: { $civilians }. And the prize is behind them. What do you do?
scene-text-prize = This is what you came for. { $job }: { $prize }. What's your move?
scene-text-way_out = You have what you came for. Now get out of here. Time is short.

## The roll

found-set = the GM sets { $difficulty }
found-silent = { $ability } makes it { $difficulty }
found-ability = { $way ->
    [harder] { $ability } +{ $by }
   *[easier] { $ability } −{ $by }
}
found-penalties = penalties +{ $by }
found-kept = limited to { $difficulty }
found-foresight = Foresight makes it { $difficulty }
roll-works = It works.
roll-works-at-a-price = It works, at a price.
roll-fails = It fails.
roll-fails-and-costs = It fails, and it costs you.
roll-nothing = It doesn't work, but nobody notices.

## Heists

kind-double = Double Heist
kind-gone-wrong = Heist Gone Wrong
heist-number = Heist { $number }
heist-title = { $jobs }
field = { $name }: { $text }.
field-noted = { $name }: { $text }. { $note }
field-variety = Variety
field-complication = Complication
field-name = Name
field-client-name = Client
field-client-who = About the client
field-person-name = { $number ->
    [1] Someone inside
    [2] Someone on guard
   *[other] Someone else
}
field-person-role = Role of person { $number }
field-person-want = Wish of person { $number }
field-secret = Secret
field-image = First image
field-link = What connects the two jobs
client-line = { $name } pays. { $who }
field-subgoal = Subgoal
meter = Threat Meter
brief-place = The place
brief-gone-wrong = Heist Gone Wrong: the alarms are on from the start.
brief-complications = { $job }: complications
brief-subgoals = { $job }: subgoals
brief-rolled = Rolled: { $text }
brief-length = { $name } { $segments }
brief-lengths = Segments: { $lengths }
brief-penalties = Penalties to choose from: { $penalties }

## The campaign

verdict = { $heists ->
    [0] The crew never went on a heist.
    [one] { $done ->
        [0] The one heist failed.
       *[other] The one heist was a success.
    }
   *[other] { $done } of { $heists } heists were a success.
}
timeline-heist = { $how ->
    [done] Heist { $number }, { $title }: success.
    [failed] Heist { $number }, { $title }: failure.
    [given_up] Heist { $number }, { $title }: given up.
   *[arrested] Heist { $number }, { $title }: the crew was arrested.
}
timeline-line = • { $line }
line-times = { $times } × { $line }
history-penalty = Then: { $text }.
history-goal = { $goal ->
    [cool] { $name } met the Cool goal.
   *[heat] { $name } met the Heat goal.
}
history-hurt = { $name } was hurt: { $injury }.
history-out = { $how ->
    [died] { $name } died{ $why }.
   *[taken_out] { $name } was out of the heist{ $why }.
}
history-arrested = { $name } was arrested for good.
history-retired = { $name } retired after One Last Job.
recap-nothing = Nothing has happened yet.
recap-heist = { $rolls ->
    [0] The { $nth } heist was { $title }, with { $crew }.
    [one] The { $nth } heist was { $title }, with { $crew }. It took 1 roll.
   *[other] The { $nth } heist was { $title }, with { $crew }. It took { $rolls } rolls.
}
recap-ending = { $how ->
    [done] It was a success.
    [failed] It failed.
    [given_up] They gave up.
   *[arrested] In the end the law had them.
}
recap-criminal = { $name } (Cool { $cool }, Heat { $heat })
recap-ready = Ready for the next heist: { $crew }.
recap-nobody = Nobody is left for another heist.
recap-gone = { $status ->
    [retired] { $name } has retired.
    [dead] { $name } is dead.
   *[arrested] { $name } is under arrest.
}
