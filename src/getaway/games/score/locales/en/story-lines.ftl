# Stories of the automatic GM: the lines between the scenes, of every heist. docs/design/stories.md explains them.

## The place

story-lines--place = You have looked at the place from every side: { $space }, floors: { $floors }. It looked back.
story-lines--place_moving = The place it set out from is { $space }, floors: { $floors }. That is behind it now: it has doors, locks and people, but it doesn't stand still.
story-lines--place_one_public-1 = One floor, open to anybody who wipes their feet.
story-lines--place_one_public-2 = Everything is on one floor, and the door is open to the public.
story-lines--place_one_private = One floor, private, with a doormat that doesn't say welcome.
story-lines--place_two_public = Two floors. The lower one is for everybody, the upper one has a rope across the stairs.
story-lines--place_two_private = Two floors, both private. Whoever has no key has no business here.
story-lines--place_three_public = Three floors. The public may see the first, admire the second and guess at the third.
story-lines--place_three_private = Three floors, and not one of them open to strangers.
story-lines--place_many_public = So many floors that the elevator plays a second song. The public gets off at the first.
story-lines--place_many_private = A tower of a house, private from the cellar to the flagpole.

story-lines--crowd_none = Not a soul about who doesn't work here.
story-lines--crowd_few = Civilians: one or two, and you could learn their names.
story-lines--crowd_light = A handful of civilians, spread thin. Each of them has a phone.
story-lines--crowd_some = As many civilians as on any ordinary day.
story-lines--crowd_busy = It is busy. Somebody is always in the way, sometimes in theirs.
story-lines--crowd_dense = Civilians, shoulder to shoulder. You could steal the place and they would ask you not to push.

story-lines--wrong = And then, before anybody has touched anything, the alarm goes off. Somebody has talked, or leaned on something.

## The alarm and the law

story-lines--alarm_none = There is no alarm. You look for it twice, because that can't be right.
story-lines--alarm_easy = An alarm from a catalog, with locks to match. Somebody saved money here, so that you can make some.
story-lines--alarm_standard = The alarm is what a place like this has: good enough for the insurance.
story-lines--alarm_layers = One alarm behind the other, like an onion. You will cry a little too.
story-lines--alarm_feds = On the wall there is a gray box with a government seal. Whatever it hears, the feds hear.
story-lines--alarm_unseen = No bells, no lights. One clear picture of your face, and it is over. Don't even get seen.

story-lines--security_mall = Security is a folding chair, a flashlight, and { $guard } with a sandwich.
story-lines--security_light = Light security: { $guard } and a few others, who carry guns as others carry umbrellas, just in case.
story-lines--security_cops = Proper guards, as in any place with something to lose. { $guard } has seen thieves before, and remembers them fondly.
story-lines--security_trained = { $guard }'s people don't lean on things. They are well trained and well rested.
story-lines--security_gangsters = The guards wear good suits badly. { $guard } was never in any police force, except in its files.
story-lines--security_feds = Earpieces, flat shoes, no smiles: { $guard } and the rest of them are federal.

## In between

story-lines--declined-1 = { $client } also asked for this: { $subgoal }. You said: one thing at a time.
story-lines--declined-2 = There was talk of a bonus ({ $subgoal }). You do the job, and only the job.
story-lines--back-1 = That is dealt with. Now, where were you?
story-lines--back-2 = One worry fewer. The first one is still there.
story-lines--back-3 = Back to the matter at hand, which has not become any smaller.
story-lines--second = One job done. The van is half full, and the second half of the plan is still in the envelope.

story-lines--echo_scratched = A shift report, read out over the radio: scratches on a lock. { $guard } has people check the others now.
story-lines--echo_glimpsed = Somebody describes somebody to somebody else, with both hands. The height is right.
story-lines--echo_traced = Somewhere a machine lists what was touched today. You are on page one.
story-lines--echo_doubted = Two people compare what you have told them. It doesn't quite match.
story-lines--echo_dropped = Somebody sweeps up what you dropped, and then stops sweeping and looks at it.
story-lines--echo_winded = You are out of breath, and the day isn't over.
story-lines--echo_loud = Too loud: the whole place is on alert now. You whisper anyway.
story-lines--echo_friend = { $guard } nods to you across the room, the way one nods to colleagues.
story-lines--echo_scared = { $guard } sees you, remembers, and suddenly has a shoe to tie.
story-lines--echo_wary = { $guard } is back, looks at each of you a little too long, and says nothing.
story-lines--echo_down = { $guard } is still where you left { $guard }. That was luck. It won't last.
story-lines--echo_dead = Somebody is calling for { $guard }, room by room. { $guard } isn't going to answer.
story-lines--echo_hurt = You don't walk as straight as you came. People begin to offer chairs.
story-lines--echo_calm = So far nothing has gone wrong. It makes you nervous.

story-lines--trouble_patrol-1 = { $guard } changes the rounds. From now on they go in pairs.
story-lines--trouble_patrol-2 = { $guard } counts heads, and gets a number that isn't in the book.
story-lines--trouble_phone = A phone rings behind a closed door. Somebody picks up, and says your description back, word for word.
story-lines--trouble_doors = Doors that stood open are being closed, one by one, by somebody who whistles.
story-lines--trouble_witness-1 = A woman in a green hat saw it, and she is telling everyone, and she is a good storyteller.
story-lines--trouble_witness-2 = Three phones are filming. One of them is already sending.
story-lines--trouble_empty = It was too quiet for that noise. Lights go on where nobody should be.
story-lines--trouble_car = Outside, a patrol car stops. The two in it unwrap sandwiches, with a view of your van.
story-lines--trouble_radio = On the radio, the voices switch to a channel that you can't hear.
story-lines--trouble_moving = It changes its route. Whoever drives has been told to hurry.
story-lines--trouble_loud = Sirens, and not from one direction only.
story-lines--trouble_kit = One of your bags splits. It was the one with the tools you would need next.

## The end

story-lines--missed = What you never got to see ({ $missed }) is left for the next ones.
story-lines--missed_arrested = In the file that they read to you later, there is also what else was waiting for you ({ $missed }).
story-lines--result_done = The job is done. It looks nothing like the plan, and it is done.
story-lines--result_failed = You come home with your tools, your lives and nothing else.
story-lines--result_arrested = What you came for goes into a bag with a label, and you go into a car without handles.
story-lines--subgoal_met = And the bonus is yours: you did what was asked on the side. For a while, nobody will look for you.
story-lines--subgoal_unpaid = What you were asked on the side, you did. Nobody pays for the side alone.
story-lines--subgoal_missed = The bonus stays where it is. You had other things on your mind.

story-lines--memory_dead = There will be flowers for { $guard }, from people who never learn why.
story-lines--memory_friend = { $guard } tells the police about a nice person with a good story. It is all { $guard } tells them.
story-lines--memory_killed = Somebody didn't go home. You don't talk about it, loudly.
story-lines--memory_fought-1 = Your knuckles will need a week.
story-lines--memory_fought-2 = There will be a bill for furniture, and nobody to send it to.
story-lines--memory_hurt = A doctor patches up what you brought back, and asks nothing.
story-lines--memory_wiped = On the recordings, the corridor is empty, the whole day. It has never looked better.
story-lines--memory_loud = Half the city heard you. It can't agree on what.
story-lines--memory_quiet = It is hours before anybody asks the first question.
story-lines--memory_doubted = Somebody at the place says that there was something odd about you from the first word on. Nobody had asked.
story-lines--memory_traced = A technician prints out what your visit left in the machines, and files it.
story-lines--memory_scratched = A locksmith says: professionals. Well, nearly.
story-lines--memory_glimpsed = There is a drawing of you, by an artist with imagination.
story-lines--memory_plain-1 = Tomorrow it will be a small notice on page seven.
story-lines--memory_plain-2 = Somebody sweeps up behind you. Soon there is nothing left to see, and people come to see it.

story-lines--end_done-1 = The van turns the corner, and the street is just a street again. Job done.
story-lines--end_done-2 = Nobody speaks until the second bridge. Then everybody does. Job done.
story-lines--end_done-3 = At the next light, somebody starts to laugh, and it is catching. Job done.
story-lines--end_loud-1 = The sirens go the other way. They usually do, if you pay for the directions. Job done.
story-lines--end_loud-2 = You change the van, the plates and the subject. Job done.
story-lines--end_failed-1 = The chance is gone, and chances like that don't leave an address.
story-lines--end_failed-2 = It has taken too long, and what you came for isn't to be had anymore.
story-lines--end_arrested-1 = Hands on the roof of the car, legs apart. At least somebody else is driving.
story-lines--end_arrested-2 = “We had a plan,” you say. “So did we,” says the one with the handcuffs.
story-lines--end_given_up-1 = You turn around while there is still an around to turn to.
story-lines--end_given_up-2 = Live to steal another day, as the saying goes, or ought to.

## Trouble with the end in sight

story-lines--trouble_out-1 = A helicopter turns above the roofs, and takes its time about it.
story-lines--trouble_out-2 = They have put up a roadblock on the road that was to be yours.
story-lines--trouble_out-3 = Somebody has taken a picture of the van, and of its number.
story-lines--trouble_out-4 = The streets around are suddenly full of people who look at faces.
story-lines--trouble_take-1 = Now of all times, somebody tries the door from the other side.
story-lines--trouble_take-2 = Footsteps stop outside. They don't go on.
story-lines--trouble_take-3 = A phone rings, unanswered, again and again. Somebody will come and see why.
