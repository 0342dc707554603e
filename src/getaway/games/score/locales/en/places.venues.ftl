# Details of a place by its kind, and entries that say something else in context.

venue-shop-floors-one = One floor: the showroom in front, the back room behind a curtain.
venue-shop-floors-two = Two floors: sales below, the workshop and the office above.
venue-shop-floors-three = Three floors: sales, appointments, and customers who need no appointment.
venue-shop-floors-many = Four or more floors: the store has one of them, and everyone above has a view of your exit.

venue-shop-space-public = Anyone may walk in, and anyone does.
venue-shop-space-private = By appointment: ring, smile at the camera, and wait for the second door.

venue-shop-civilians-none = Closed to customers today. Everyone inside is paid to be there.
venue-shop-civilians-few = One customer, who cannot decide.
venue-shop-civilians-light = A few people looking around, and a couple choosing rings.
venue-shop-civilians-some = An ordinary day: someone at every counter, and no line.
venue-shop-civilians-busy = A sale. People stand two deep at the cases.
venue-shop-civilians-dense = Somebody famous is buying, and the whole street has come to watch.

venue-shop-alarm-none = A bell on the door, and nothing else that rings.
venue-shop-alarm-easy = A keypad with four worn digits, and locks from the hardware store.
venue-shop-alarm-standard = Cases, door and back room on one circuit, tested once a month.
venue-shop-alarm-layers = Behind the door contacts are shock sensors, and behind those a timer on the safe.
venue-shop-alarm-feds = The owner imports stones that the feds like to keep an eye on. The line goes straight to them.
venue-shop-alarm-unseen = One strange face on a camera, and the shutters fall. Don't be that face.

venue-shop-security-mall = One guard with a whistle and a very good chair.
venue-shop-security-light = Two guards with holsters, who trade shifts and sandwiches.
venue-shop-security-cops = Armed guards at both doors, and a patrol car that knows the street.
venue-shop-security-trained = Former soldiers in good suits, who stand where they can see each other.
venue-shop-security-gangsters = The owner's cousins help out. Nobody asked them to.
venue-shop-security-feds = A case against the owner is being built, and half of the staff are agents.

venue-auction-floors-one = One floor: the hall, the stage, and a kitchen that nobody watches.
venue-auction-floors-two = Two floors: bidding below, viewing above.
venue-auction-floors-three = Three floors: viewing, bidding, and the rooms where it is paid for.
venue-auction-floors-many = Four or more floors of a grand hotel. The auction has the top one.

venue-auction-space-public = Anyone with a catalog gets in, and a catalog costs forty dollars.
venue-auction-space-private = By invitation. Names are read from a list, and the list is short.

venue-auction-civilians-none = The bidders are on the telephone. Everyone in the hall is on the payroll.
venue-auction-civilians-few = Three bidders who despise each other.
venue-auction-civilians-light = A dozen bidders, spread out so that nobody sees whose hand goes up.
venue-auction-civilians-some = The usual hall: collectors, dealers, and two people who came for the food.
venue-auction-civilians-busy = Every seat is taken, and people stand along the walls.
venue-auction-civilians-dense = Press, bidders, assistants of bidders, and a line on the stairs.

venue-auction-alarm-none = The insurer believes that so many cameras in so many hands are alarm enough.
venue-auction-alarm-easy = A rented system that still has the rental company's password.
venue-auction-alarm-standard = Each lot stands on a plate. Lift it, and someone is told.
venue-auction-alarm-layers = The stand, the case, the hall, the doors: four alarms by four companies.
venue-auction-alarm-feds = Last year's auction was robbed. This year the feds have a line of their own.
venue-auction-alarm-unseen = Every guest was photographed at the door. One face that is not on file ends the evening.

venue-auction-security-mall = Two ushers, chosen for their gloves.
venue-auction-security-light = Guards at the doors, who were told to look expensive.
venue-auction-security-cops = Police officers on their free evening, better paid than on duty.
venue-auction-security-trained = The auction house's own people, who have walked this hall a hundred times.
venue-auction-security-gangsters = One of the bidders brought friends, and the friends brought bags.
venue-auction-security-feds = One of the bidders is under protection, and federal agents hold paddles.

venue-truck-floors-one = One vehicle, and no one with it.
venue-truck-floors-two = Two vehicles: the one you want, and an escort behind it.
venue-truck-floors-three = Three vehicles: one ahead, one behind, the right one in the middle. Probably.
venue-truck-floors-many = A column of four or more, which change places at every light.

venue-truck-space-public = Open road, with all who drive on it and all who film it.
venue-truck-space-private = A closed route: cleared lanes, and gates that open for them alone.

venue-truck-civilians-none = An empty road. The only headlights are theirs and yours.
venue-truck-civilians-few = A night bus now and then.
venue-truck-civilians-light = A little traffic, most of it on its way home.
venue-truck-civilians-some = The usual traffic at the usual speed.
venue-truck-civilians-busy = Rush hour: they cannot get away from you, nor you from them.
venue-truck-civilians-dense = A parade crosses the route, and nobody told the driver.

venue-truck-alarm-none = No transmitter. If it doesn't arrive, somebody will notice by evening.
venue-truck-alarm-easy = A tracker out of a catalog, stuck under the bumper.
venue-truck-alarm-standard = A tracker, a panic button, and a call to base every ten minutes.
venue-truck-alarm-layers = A tracker, timers on the doors, and an engine that stops when base says so.
venue-truck-alarm-feds = Every stop is reported to the feds as it happens.
venue-truck-alarm-unseen = Whoever is seen twice in the mirror changes the route. Don't be seen once.

venue-truck-security-mall = A driver, who took the job for the radio.
venue-truck-security-light = A driver and a guard, both armed and both bored.
venue-truck-security-cops = A crew of guards who never leave the cab while it rolls.
venue-truck-security-trained = An escort that trains for exactly this road.
venue-truck-security-gangsters = Motorcycles ahead and behind, with patches on their jackets. They were not hired. They volunteered.
venue-truck-security-feds = Federal marshals, in cars that look like anyone's.

venue-front-floors-one = One floor: the bar in front, the cards in the back.
venue-front-floors-two = Two floors: business below, family above.
venue-front-floors-three = Three floors, and each has its own rules about who may go up.
venue-front-floors-many = Four or more floors. They bought the whole house so that nobody lives above them.

venue-front-space-public = Open to the public, who come once.
venue-front-space-private = Members only, and the members know each other's mothers.

venue-front-civilians-none = No outsiders tonight. Everyone inside is somebody.
venue-front-civilians-few = One regular, asleep at a table.
venue-front-civilians-light = A few people who really do come for the food.
venue-front-civilians-some = A fair crowd: half of them guests, half staff who never carry anything.
venue-front-civilians-busy = A full house. Somebody's cousin is getting married.
venue-front-civilians-dense = The whole neighborhood is here to pay its respects.

venue-front-alarm-none = No alarm. Who would be so stupid?
venue-front-alarm-easy = A camera that has pointed at the ceiling since the last fight.
venue-front-alarm-standard = Cameras, and a teenager who is paid to look at them.
venue-front-alarm-layers = A lookout, a buzzer, a steel door, and someone large behind it.
venue-front-alarm-feds = The feds have had the place wired for months, and they listen live.
venue-front-alarm-unseen = They know every face here. A strange one at the wrong door is enough.

venue-front-security-mall = The muscle is off tonight. Someone checks the coats.
venue-front-security-light = Two people who lean in doorways for a living.
venue-front-security-cops = Police officers, off duty and on the payroll.
venue-front-security-trained = Professionals, hired after the last people who tried this.
venue-front-security-gangsters = The whole outfit: cousins, old friends, and what lies under the bar.
venue-front-security-feds = A raid is being prepared. The van across the street is not yours.

venue-home-floors-one = One floor, with every window at a height for climbing.
venue-home-floors-two = Two floors, and a stair that creaks where it matters.
venue-home-floors-three = Three floors: guests, family, and staff under the roof.
venue-home-floors-many = Four or more floors, with an elevator that talks.

venue-home-space-public = No fence and no gate: anyone may walk up to the door and ring.
venue-home-space-private = Private property. The sign says so twice.

venue-home-civilians-none = Nobody is home. Probably.
venue-home-civilians-few = One person, asleep in front of the television.
venue-home-civilians-light = Two people at dinner, not speaking.
venue-home-civilians-some = The family is in, with everything that families do.
venue-home-civilians-busy = A child's birthday: friends, parents, and a clown looking for the bathroom.
venue-home-civilians-dense = A party. Whoever came to complain has stayed.

venue-home-alarm-none = A sticker on the window says that there is an alarm. There is a sticker.
venue-home-alarm-easy = A doorbell with an app, and the spare key under the stone frog.
venue-home-alarm-standard = Doors, windows, a sensor in the hall, and a code that is somebody's birthday.
venue-home-alarm-layers = Doors, glass, carpets, and a sensor in the bedroom that dates from the divorce.
venue-home-alarm-feds = Whoever lives here has a number to call, and the feds answer it.
venue-home-alarm-unseen = The house looks back: a strange face goes straight to a screen somewhere.

venue-home-security-mall = A retired guard makes one round a night, with a flashlight and a bad knee.
venue-home-security-light = A patrol of the security company, which passes when it passes.
venue-home-security-cops = A guard in the hall, and police who come to this address first.
venue-home-security-trained = Bodyguards who live in, eat well and sleep lightly.
venue-home-security-gangsters = Friends from the old days are staying. They have been for weeks.
venue-home-security-feds = Agents sit in a delivery van that has not delivered anything for days.

venue-block-floors-one = One floor around a yard, with every door in view of every other.
venue-block-floors-two = Two floors and an outside stair.
venue-block-floors-three = Three floors, a narrow elevator and a wide laundry chute.
venue-block-floors-many = Four or more floors, all alike, carpets included.

venue-block-space-public = The lobby is open to anyone who walks as if they had a key.
venue-block-space-private = Only for those who live there, even if it is for one night: the doors open by card.

venue-block-civilians-none = The rooms are empty this week. The corridors are dark, and the beds are made.
venue-block-civilians-few = A handful of people, all of them asleep.
venue-block-civilians-light = A light behind every third door.
venue-block-civilians-some = An ordinary night: televisions, showers, one argument.
venue-block-civilians-busy = Full to the last bed.
venue-block-civilians-dense = A convention. Everyone wears the same badge and wants to be your friend.

venue-block-alarm-none = The fire alarm works, they think.
venue-block-alarm-easy = Card locks that open to a hairpin and a little patience.
venue-block-alarm-standard = Cameras in the corridors, and a night desk that looks up now and then.
venue-block-alarm-layers = Cards for the elevator, the floor and the door, and a log of them all.
venue-block-alarm-feds = Somebody here travels with a federal line of their own.
venue-block-alarm-unseen = The cameras know who belongs on which corridor. You belong on none.

venue-block-security-mall = The night porter, who is also the plumber.
venue-block-security-light = A house detective with a ring of keys and a novel.
venue-block-security-cops = Guards at the doors, and a police station across the square.
venue-block-security-trained = A security firm has the contract, and two suites for itself.
venue-block-security-gangsters = One corridor is rented to people who carry their own luggage, and it clinks.
venue-block-security-feds = Agents have taken the rooms to the left and right of the one that matters.

venue-bank-floors-one = One floor: counters, offices, and the vault behind them.
venue-bank-floors-two = Two floors: customers above, money below.
venue-bank-floors-three = Three floors: the hall, the offices, and the vault under both.
venue-bank-floors-many = Four or more floors of marble. The vault is at the very bottom.

venue-bank-space-public = Anyone may come in. That is the idea of a bank.
venue-bank-space-private = A private bank: no counter, no line, and someone at the door who remembers names.

venue-bank-civilians-none = Closed. The clerks have gone home, and the clock ticks louder.
venue-bank-civilians-few = One customer with a jar of coins.
venue-bank-civilians-light = A short line, and everyone in it sighs.
venue-bank-civilians-some = An ordinary day: the line, the forms, the pen on its chain.
venue-bank-civilians-busy = Payday. The line goes out of the door.
venue-bank-civilians-dense = A rumor says that the bank is failing, and half of the city has come for its money.

venue-bank-alarm-none = The system is being replaced this week: the old one is out, the new one in boxes.
venue-bank-alarm-easy = Alarm buttons that stick, and locks older than the manager.
venue-bank-alarm-standard = Buttons under every counter, cameras, and a time lock.
venue-bank-alarm-layers = Buttons, time lock, seismic sensors, and behind the vault door another one.
venue-bank-alarm-feds = Federal money lies here. The button under the counter rings in a federal building.
venue-bank-alarm-unseen = Faces are compared at the door. Seen once is known forever.

venue-bank-security-mall = One guard near retirement, posted beside the potted palm.
venue-bank-security-light = Two armed guards who mostly give directions.
venue-bank-security-cops = Guards at the door and the vault, and police four minutes away.
venue-bank-security-trained = A response team, behind a door marked Staff Only.
venue-bank-security-gangsters = The syndicate keeps its savings here, and its people on the benches.
venue-bank-security-feds = Federal agents are holding an exercise in the building. The subject is bank robbery.

venue-museum-floors-one = One long floor, each room opening into the next.
venue-museum-floors-two = Two floors: the old masters above, the café below.
venue-museum-floors-three = Three floors: the collection, the special show, and the storerooms.
venue-museum-floors-many = Four or more floors, and a staircase that is rented out for weddings.

venue-museum-space-public = Open to all, with a ticket and a wet umbrella.
venue-museum-space-private = A foundation: the doors open for donors, and donors are greeted by name.

venue-museum-civilians-none = Closed today. Footsteps carry through four rooms.
venue-museum-civilians-few = One visitor on a bench, drawing.
venue-museum-civilians-light = A few visitors and a sleeping attendant.
venue-museum-civilians-some = The usual visitors, always one room ahead of you.
venue-museum-civilians-busy = Free entry today. There are strollers.
venue-museum-civilians-dense = An opening: speeches, sparkling wine, and the whole city in black.

venue-museum-alarm-none = The budget went into the roof. Nothing in here is wired.
venue-museum-alarm-easy = Motion sensors that the pigeons have long since worn out.
venue-museum-alarm-standard = A contact on every piece, and a room full of screens.
venue-museum-alarm-layers = Contacts, lasers, a shutter at every arch, and a floor that weighs you.
venue-museum-alarm-feds = Part of the collection is on loan from the state, and its alarm rings with the feds.
venue-museum-alarm-unseen = The cameras count people. At closing time the number has to be zero.

venue-museum-security-mall = Attendants on folding chairs.
venue-museum-security-light = Guards with radios, which they use to plan lunch.
venue-museum-security-cops = Armed guards, and rounds by the clock.
venue-museum-security-trained = The insurer has sent its own people. They never look at the art.
venue-museum-security-gangsters = A donor with a past has sent friends to keep an eye on things.
venue-museum-security-feds = Agents are here about a forgery, and have been looking at people all day.

venue-office-floors-one = One floor, open plan: everybody sees everybody.
venue-office-floors-two = Two floors: the public below, the decisions above.
venue-office-floors-three = Three floors, each with its own color of badge.
venue-office-floors-many = Four or more floors. What matters is at the top, and the elevator stops on the way.

venue-office-space-public = A counter, forms, a waiting room: that far anyone may come.
venue-office-space-private = Badges only. The turnstile beeps, and heads turn.

venue-office-civilians-none = Everyone has gone home. The cleaners come at five.
venue-office-civilians-few = Somebody is working late, badly.
venue-office-civilians-light = A few lit offices, and a printer that never ends.
venue-office-civilians-some = An ordinary working day.
venue-office-civilians-busy = Deadline day: full corridors, and nobody looks up.
venue-office-civilians-dense = Open day. There are balloons, and a mascot.

venue-office-alarm-none = The alarm was switched off because of the false alarms.
venue-office-alarm-easy = A badge reader that opens to a library card and some persuasion.
venue-office-alarm-standard = Badges, cameras, and a desk that calls the police.
venue-office-alarm-layers = Badge, code, fingerprint, and a room that wants two people at once.
venue-office-alarm-feds = There is a government contract in the building, and the alarm came with it.
venue-office-alarm-unseen = The cameras know everyone who works here. They are waiting for someone who doesn't.

venue-office-security-mall = One porter with a crossword.
venue-office-security-light = Blazers and radios at the front desk, and one gun between them.
venue-office-security-cops = Guards on every floor, and a good relationship with the precinct.
venue-office-security-trained = Security staff hired away from a place that has no name.
venue-office-security-gangsters = Someone here owes money to the wrong people, and the wrong people sit in the lobby.
venue-office-security-feds = Federal agents have taken the conference room, and ordered food for a week.

venue-fort-floors-one = One low floor, behind a lot of wire.
venue-fort-floors-two = Two floors: quarters below, command above.
venue-fort-floors-three = Three floors, with a gate on every landing.
venue-fort-floors-many = Four or more floors, some of them downward.

venue-fort-space-public = There are visiting hours: with papers, anyone gets as far as the second gate.
venue-fort-space-private = Nobody comes in who is not on today's list.

venue-fort-civilians-none = No visitors today. Everyone you meet wears a uniform.
venue-fort-civilians-few = One visitor, in tears.
venue-fort-civilians-light = A delivery, a chaplain, a plumber.
venue-fort-civilians-some = Visitors, suppliers and clerks, all of them counted.
venue-fort-civilians-busy = Family day: children run between the barriers.
venue-fort-civilians-dense = An inspection: delegates, press, and everyone on their best behavior.

venue-fort-alarm-none = The siren has been on order since spring.
venue-fort-alarm-easy = Old locks, painted over so often that half of them no longer close.
venue-fort-alarm-standard = Sirens, floodlights, a roll call every four hours.
venue-fort-alarm-layers = Gate after gate, and no two of them open at the same time.
venue-fort-alarm-feds = The line goes to the feds, who are down the road and like to drive fast.
venue-fort-alarm-unseen = Watchtowers, and a rule: whoever is seen in the wrong place is not asked twice.

venue-fort-security-mall = Budget cuts: one guard for each wing, and the wings are long.
venue-fort-security-light = Guards who have known each other for years, and have stopped looking.
venue-fort-security-cops = A full watch, armed, with dogs.
venue-fort-security-trained = A unit that drills for riots, and is hoping for one.
venue-fort-security-gangsters = A gang runs the place from the inside, and the guards run its errands.
venue-fort-security-feds = Federal forces hold the gate, for reasons that nobody was told.

reading-jewelry-complication-1-1 = Somebody in the cab is wearing the very piece you came for.
reading-jewelry-complication-1-2 = Somebody behind the counter is wearing the very piece you came for, against every rule.
reading-jewelry-complication-1-3 = A bidder is wearing the very piece you came for.

reading-jewelry-complication-2-1 = The best stones ride in a safe that is welded to the floor.
reading-jewelry-complication-2-2 = The best stones stay in the auctioneer's safe until they are called up.

reading-jewelry-complication-3-1 = The head of the family is in today, and these are no ordinary guards.
reading-jewelry-complication-3-2 = The load belongs to the local mob, and these are no ordinary guards.
reading-jewelry-complication-3-3 = Half of the lots belong to the local mob, and these are no ordinary guards.

reading-jewelry-complication-4-1 = Every box of the load is wired to an alarm of its own.
reading-jewelry-complication-4-2 = No alarm, you were told. Every display case has one of its own.

reading-jewelry-complication-5-1 = Today of all days, the truck leaves early.
reading-jewelry-complication-5-2 = Today of all days, the auction ends early.

reading-jewelry-complication-6-1 = You know that car: another crew is following the truck.

reading-jewelry-subgoal-1-1 = Take the recordings of the truck's cameras with you, or make sure none are left

reading-jewelry-subgoal-2-1 = Strike by day, on the busiest stretch of the route, so that nobody feels safe anywhere
reading-jewelry-subgoal-2-2 = Strike at the height of the bidding, so that nobody feels safe anywhere
reading-jewelry-subgoal-2-3 = Strike in the daytime, with the whole street watching, so that nobody feels safe anywhere

reading-jewelry-subgoal-3-1 = Take the whole load, and whatever its escort has on them
reading-jewelry-subgoal-3-2 = Rob the whole auction and everyone in it

reading-house-complication-1-1 = Somebody is up after all, and on the way to the ice machine.
reading-house-complication-1-2 = Somebody is home after all, and on the way to the refrigerator.

reading-house-complication-2-1 = A dog, supposedly harmless, raises its head. It is not the pet you came for.
reading-house-complication-2-2 = Behind one of the doors a dog raises its head.

reading-house-complication-3-1 = The people next door have guns and strong feelings about property.
reading-house-complication-3-2 = A guest has brought guns and strong feelings about property.

reading-house-complication-4-1 = Behind one of the doors is something dark, and now you have seen it.

reading-house-complication-5-1 = The gamekeeper never comes by at this hour, except tonight.
reading-house-complication-5-2 = Across the corridor somebody keeps looking through the peephole.
reading-house-complication-5-3 = Across the rooftops a neighbor with a telescope keeps looking this way.

reading-house-complication-6-1 = A knock on the door. Nobody ordered room service.

reading-house-subgoal-1-1 = Empty the lodge, the stables and the guest house too, as much as you dare before sunrise
reading-house-subgoal-1-2 = Hit the other apartments too, as many as you dare before sunrise
reading-house-subgoal-1-3 = Hit the other rooms too, as many as you dare before sunrise
reading-house-subgoal-1-4 = Hit the apartments below too, as many as you dare before sunrise

reading-house-subgoal-2-1 = Take what you like, but leave the client's package behind in the building

reading-bank-complication-3-1 = An ink bomb waits in one of the boxes and will ruin all the others.
reading-bank-complication-3-2 = An ink bomb is packed in with the books and will ruin them all.
reading-bank-complication-3-3 = An ink bomb is packed in with the cash, and wet money does not burn.

reading-bank-complication-4-1 = The new security system was switched on this morning, a week early.

reading-bank-complication-5-1 = The syndicate moves its money today, and has brought everybody along.

reading-bank-subgoal-2-1 = Get the manager back here, and let them do the honors and open the vault

reading-bank-subgoal-3-1 = Win the people in the street over with a share of the money

reading-bank-variety-1-1 = The bank opens for you alone, because it believes you have business there, and that is your cover

reading-bank-variety-3-1 = The fire is your cover: slip something into one deposit box; nobody must ever learn it was you
reading-bank-variety-3-2 = Empty the boxes, and leave something in one of them; nobody must ever learn it was you

reading-extraction-complication-1-1 = The target has changed vehicles.
reading-extraction-complication-1-2 = The target has been moved to solitary.

reading-extraction-subgoal-1-1 = Take the recordings of the cameras aboard with you, or make sure none are left

reading-extraction-variety-1-1 = The target is being transferred: get aboard the transport, get them, get off alive

reading-assassination-complication-1-1 = Someone else is moving in on that crew.

reading-assassination-complication-2-1 = They are behind thick walls now.

reading-assassination-complication-3-1 = One of them got away from it, and is still standing.
reading-assassination-complication-3-2 = The glasses were switched, and the target is still standing.
reading-assassination-complication-3-3 = It takes more than that: the target is still standing, and angry.
reading-assassination-complication-3-4 = The dose was too small, and the target is still standing.
reading-assassination-complication-3-5 = There is a vest under that shirt, and the target is still standing.

reading-assassination-complication-5-1 = The whole neighborhood loved that crook, and is coming out into the street.
reading-assassination-complication-5-2 = Others have heard of it, and they would like to settle their score with you.
reading-assassination-complication-5-3 = When this gets out, every crew in the city will be in the streets.

reading-assassination-subgoal-3-1 = There is one narrow moment to begin, and no second chance

reading-art-complication-1-1 = It must not be tilted, shaken or hurried. Someone had better think of something.
reading-art-complication-1-2 = It may only be moved in its own case, and the case takes two people.
reading-art-complication-1-3 = It must not be folded, and it comes with its stand.
reading-art-complication-1-4 = The frame is bolted on, and without it the piece is worth half.

reading-art-complication-2-1 = The owner has lent private security together with the piece, and it's good.

reading-art-complication-4-1 = The piece is about to be chipped or cracked.

reading-art-complication-5-1 = Guests are being shown around, and they stand right in front of it.
reading-art-complication-5-2 = One last donor is being shown around, right in front of it.

reading-art-complication-6-1 = It is being cleaned, behind a closed door.

reading-art-subgoal-1-1 = Take your book and ruin those of the author's rivals
reading-art-subgoal-1-2 = Take your piece and ruin what hangs beside it

reading-art-subgoal-2-1 = Do it while guests are being shown around the house
reading-art-subgoal-2-2 = There are no visitors: bring a guided tour of your own, and do it in the middle of it

reading-art-subgoal-3-1 = Forge the maker's mark on the piece before the client gets it
reading-art-subgoal-3-2 = Forge a dedication by the author before the client gets it
reading-art-subgoal-3-3 = Forge the monogram of whoever wore it before the client gets it

reading-art-variety-1-1 = Put a copy in its place, and the original will be easier to sell

reading-art-variety-2-1 = The client loves one author: bring as many of the first editions as you can
reading-art-variety-2-2 = The client loves one figure of history: bring as much of the wardrobe as you can

reading-art-variety-3-1 = Not a museum: the piece stands in a rich person's home
reading-art-variety-3-2 = Not a museum: the piece is kept in a rich person's home
