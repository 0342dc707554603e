# Entries of jobs and details of places that say something else in context.

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
reading-jewelry-complication-customer-1 = A customer is wearing the best piece in the store.
reading-jewelry-complication-early-1 = Today of all days they go home early, and the shutters come down behind them.
reading-jewelry-complication-rivals-1 = You know those faces: another crew is bidding.

reading-jewelry-subgoal-1-1 = Take the recordings of the truck's cameras with you, or make sure none are left

reading-jewelry-subgoal-2-1 = Strike by day, on the busiest stretch of the route, so that nobody feels safe anywhere
reading-jewelry-subgoal-2-2 = Strike at the height of the bidding, so that nobody feels safe anywhere
reading-jewelry-subgoal-2-3 = Strike in the daytime, with the whole street watching, so that nobody feels safe anywhere

reading-jewelry-subgoal-3-1 = Take the whole load, and whatever its escort has on them
reading-jewelry-subgoal-3-2 = Rob the whole auction and everyone in it
reading-jewelry-subgoal-clean_sweep-1 = Leave paste for every last piece
reading-jewelry-subgoal-clean_sweep-2 = The stone is for the client. The rest of the store, and what people wear, is for you
reading-jewelry-subgoal-broad_daylight-1 = Make the swap in plain sight, at the busiest hour, with everybody watching
reading-jewelry-subgoal-no_trace-1 = Leave footage in which nothing happens, and none in which you appear

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
reading-house-complication-awake-1 = Somebody leaves the party, looking for a quiet room, and finds yours.
reading-house-complication-awake-2 = Somebody gets up from the table, and comes the wrong way.
reading-house-complication-armed-1 = The owners come home early, and they have guns.
reading-house-complication-armed-2 = One of the rooms is not empty after all. There are guns in it.
reading-house-complication-secret-1 = Behind a door that should not be there is something dark, and now you have seen it.
reading-house-complication-guests-1 = The doorbell rings, and rings again. Somebody out there has a key.
reading-house-complication-guests-2 = The police are at the door, about the noise.
reading-house-complication-neighbor-1 = A neighbor who was told to water the plants is on the way over.

reading-house-subgoal-1-1 = Empty the lodge, the stables and the guest house too, as much as you dare before sunrise
reading-house-subgoal-1-2 = Hit the other apartments too, as many as you dare before sunrise
reading-house-subgoal-1-3 = Hit the other rooms too, as many as you dare before sunrise
reading-house-subgoal-1-4 = Hit the apartments below too, as many as you dare before sunrise

reading-house-subgoal-2-1 = Take what you like, but leave the client's package behind in the building
reading-house-subgoal-leave_something-1 = Take the animal, but leave the client's package behind in the house

reading-bank-complication-3-1 = An ink bomb waits in one of the boxes and will ruin all the others.
reading-bank-complication-3-2 = An ink bomb is packed in with the books and will ruin them all.
reading-bank-complication-3-3 = An ink bomb is packed in with the cash, and wet money does not burn.


reading-bank-complication-5-1 = The syndicate moves its money today, and has brought everybody along.
reading-bank-complication-key-1 = Only the manager has the vault key, and says it is at home.
reading-bank-complication-truck-1 = An armored truck pulls up, with the day still to be counted.
reading-bank-complication-upgrade-1 = The alarm that they were about to install is working already.

reading-bank-subgoal-2-1 = Get the manager back here, and let them do the honors and open the vault

reading-bank-subgoal-3-1 = Win the people in the street over with a share of the money
reading-bank-subgoal-friend_of_the_people-1 = Buy the silence of the customers with a share: they saw a robbery, and nobody near the boxes
reading-bank-subgoal-friend_of_the_people-2 = Win the people in the street over: tell them what the books say about their money
reading-bank-subgoal-friend_of_the_people-3 = Win the customers over: tell them what the books say about their money
reading-bank-subgoal-friend_of_the_people-4 = Win the people in the street over: hand out what does not burn
reading-bank-subgoal-friend_of_the_people-5 = Win the customers over: give them theirs before you burn the rest
reading-bank-subgoal-friend_of_the_people-6 = Win the customers over: whoever is there gets the contents of their box back
reading-bank-subgoal-after_you-1 = Get the key here, and let the manager do the honors and open the vault


reading-bank-variety-3-1 = The fire is your cover: slip something into one deposit box; nobody must ever learn it was you
reading-bank-variety-3-2 = Empty the boxes, and leave something in one of them; nobody must ever learn it was you
reading-bank-variety-deposit-1 = The robbery is your cover: slip something into one deposit box; nobody must ever learn it was you
reading-bank-civilians-none-1 = Nobody is expected today. Somebody still dusts the armchairs.
reading-bank-civilians-none-private-1 = Closed to everyone but you: one clerk has stayed for your appointment.
reading-bank-civilians-few-1 = One client, with a suitcase, in the good armchair.
reading-bank-civilians-light-1 = Two clients, in two rooms, who must not meet.
reading-bank-civilians-some-1 = An ordinary day: a client in every room, coffee on every tray.
reading-bank-civilians-busy-1 = The year is closing, and every armchair is taken.
reading-bank-civilians-dense-1 = A reception for the best clients: champagne, speeches, and bodyguards in the cloakroom.
reading-bank-floors-one-private-1 = One floor: salons, offices, and the vault behind them.

reading-extraction-complication-1-1 = The target has changed vehicles.
reading-extraction-complication-1-2 = The target has been moved to solitary.
reading-extraction-complication-missing-1 = The target should be aboard, but they are not.
reading-extraction-complication-crowded-1 = Every guard has suddenly found a reason to talk to the target.

reading-extraction-subgoal-1-1 = Take the recordings of the cameras aboard with you, or make sure none are left
reading-extraction-subgoal-no_trace-1 = Leave footage that shows the target dying, and none that shows you
reading-extraction-subgoal-no_trace-2 = Leave footage in which one person came and the same person stayed
reading-extraction-subgoal-own_idea-1 = Get the target to play dead, as if it were their own idea
reading-extraction-subgoal-own_idea-2 = Get the target to step off, as if it were their own idea
reading-extraction-subgoal-full_hands-1 = There is something worth taking aboard; bring that out too

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
reading-assassination-subgoal-allies_first-1 = Powerful friends shield that crew until you deal with them
reading-assassination-subgoal-message-1 = Nobody must mistake it for an illness
reading-assassination-subgoal-message-2 = It is to be gentle, and still nobody must mistake it for an accident
reading-assassination-how-bullet-1 = with a single bullet for each of them

reading-art-complication-1-1 = It must not be tilted, shaken or hurried. Someone had better think of something.
reading-art-complication-1-2 = It may only be moved in its own case, and the case takes two people.
reading-art-complication-1-3 = It must not be folded, and it comes with its stand.
reading-art-complication-1-4 = The frame is bolted on, and without it the piece is worth half.

reading-art-complication-2-1 = The owner has lent private security together with the piece, and it's good.

reading-art-complication-4-1 = The piece is about to be chipped or cracked.

reading-art-complication-5-1 = Guests are being shown around, and they stand right in front of it.
reading-art-complication-5-2 = One last donor is being shown around, right in front of it.

reading-art-complication-6-1 = It is being cleaned, behind a closed door.
reading-art-complication-tour-1 = The owners are back, and show a guest around. You can hear them come closer.
reading-art-complication-tour-2 = Half of the party has gathered right in front of it.
reading-art-complication-private-1 = The guards you heard of are not all: there are private ones too, and they are good.
reading-art-complication-private-2 = The owners pay their own people on top, and those are good.

reading-art-subgoal-1-1 = Take your book and ruin those of the author's rivals
reading-art-subgoal-1-2 = Take your piece and ruin what hangs beside it

reading-art-subgoal-2-1 = Do it while guests are being shown around the house
reading-art-subgoal-2-2 = There are no visitors: bring a guided tour of your own, and do it in the middle of it

reading-art-subgoal-3-1 = Forge the maker's mark on the piece before the client gets it
reading-art-subgoal-3-2 = Forge a dedication by the author before the client gets it
reading-art-subgoal-3-3 = Forge the monogram of whoever wore it before the client gets it
reading-art-subgoal-critic-1 = Leave copies in the place of the rivals' works too, and let them be bad ones
reading-art-subgoal-guided_tour-1 = Make the swap in the middle of a guided tour, and let nobody notice
reading-art-subgoal-guided_tour-2 = Pose as brokers, and do it while you show buyers around the house

reading-art-variety-1-1 = Put a copy in its place, and the original will be easier to sell

reading-art-variety-2-1 = The client loves one author: bring as many of the first editions as you can
reading-art-variety-2-2 = The client loves one figure of history: bring as much of the wardrobe as you can

reading-art-variety-3-1 = Not a museum: the piece stands in a rich person's home
reading-art-variety-3-2 = Not a museum: the piece is kept in a rich person's home
reading-fort-floors-one-1 = One floor of cells, behind a lot of wire.
reading-fort-floors-two-1 = Two floors: cells below, offices above.
reading-fort-floors-three-1 = Three floors of cells, with a gate on every landing.
reading-fort-floors-many-1 = Four or more floors of cells, and the lowest is on no postcard.
reading-fort-security-trained-1 = A unit that drills for riots, and is hoping for one.
reading-fort-security-gangsters-1 = A gang runs the place from the inside, and the guards run its errands.
reading-fort-security-feds-1 = Federal marshals have taken over one wing, for one inmate.
reading-truck-security-mall-1 = A driver in every vehicle, and not one guard.
reading-truck-security-light-1 = A driver and a guard in every vehicle, all armed and all bored.
reading-truck-security-trained-1 = No escort to be seen. The guards ride inside, and train for exactly this road.
reading-truck-security-gangsters-1 = The guards wear patches on their jackets. They were not hired. They volunteered.
reading-truck-security-feds-1 = Federal marshals, up front and in the back.
reading-truck-civilians-few-private-1 = One cyclist who has not seen the barrier.
reading-truck-civilians-light-private-1 = A few people at the barriers, waving.
reading-truck-civilians-some-private-1 = People along the barriers, and a motorcycle at every crossing.
reading-truck-civilians-busy-private-1 = Crowds behind the barriers, and every phone is held up.
reading-truck-civilians-dense-private-1 = A parade waits at the barrier, and is about to lose its patience.
reading-front-floors-one-1 = One floor: the counter in front, the counting room behind it.
reading-front-floors-two-1 = Two floors: rings below, family above.
reading-front-floors-three-1 = Three floors, and the jewelry needs only one of them.
reading-front-space-public-1 = Open to the public, and the public looks at the window and walks on.
reading-front-space-private-1 = By appointment. The appointment is a nod.
reading-front-civilians-few-1 = One customer, who has been looking at the same ring since noon.
reading-front-civilians-light-1 = A couple choosing rings, and nobody has the heart to warn them.
reading-front-civilians-some-1 = A fair crowd: half of them customers, half staff who never sell anything.
reading-front-civilians-busy-1 = Somebody's cousin is getting married, and all of them are choosing presents.
reading-front-civilians-dense-1 = The whole neighborhood has come to pay what it owes.
reading-front-security-mall-1 = The muscle is off today. Somebody very old minds the door.
reading-front-security-gangsters-1 = The whole outfit: cousins, old friends, and what lies under the counter.
reading-home-floors-one-1 = One floor, with a terrace all around it and nothing below but air.
reading-home-floors-two-1 = Two floors, and a glass stair that everyone can look through.
reading-home-floors-three-1 = Three floors: guests, family, and a roof with a pool.
reading-home-floors-many-1 = Four or more floors of the tower, with an elevator of their own that talks.
reading-home-space-public-1 = The front desk waves through everyone who walks fast enough.
reading-home-space-private-1 = The elevator goes up for residents only, and asks who is calling.
reading-home-alarm-easy-1 = An elevator code that is on a note at the front desk.
reading-home-security-light-1 = Somebody from the front desk comes up and looks around, when there is time.
reading-home-security-feds-1 = Agents have rented the apartment below, and have not bought a single chair.
reading-home-civilians-none-1 = Nobody but the one you have come for.
reading-home-civilians-few-1 = The one you have come for, asleep in front of the television.
reading-home-civilians-light-1 = Two people at dinner, not speaking. One of them is the one.
reading-office-civilians-none-1 = Everyone has gone home, except the one you have come for.
reading-office-civilians-few-1 = Two lit offices: in one somebody works late, in the other sits your target.
reading-office-civilians-dense-private-1 = The yearly party: balloons, a mascot, and everybody's partner.
reading-block-civilians-none-1 = The whole house is rented for one guest. All other rooms are dark.
reading-block-civilians-none-2 = The house is being rewired, and the tenants have moved out for the week.
reading-block-civilians-none-private-1 = The guests are on an excursion until midnight. Their luggage is not.
reading-block-civilians-busy-1 = Everyone is home, and the walls are thin.
reading-block-civilians-dense-1 = A party in the yard. Every tenant is there, and so are their cousins.
reading-block-floors-three-1 = Three floors, one narrow stair, and a wide chute for the trash.
reading-block-alarm-easy-1 = Locks that open to a hairpin and a little patience.
reading-block-alarm-standard-1 = Cameras in the hallways, and a neighbor who watches them for fun.
reading-block-alarm-feds-1 = One of the tenants is a witness, and has a federal line of their own.
reading-block-space-private-1 = Only for tenants: the door opens by key, and the keys are counted.
reading-block-security-mall-1 = The caretaker, who is also the plumber.
reading-block-security-light-1 = A guard with a ring of keys and a novel.
reading-block-security-trained-1 = A security firm has the contract, and an apartment on the ground floor.
reading-block-security-gangsters-1 = One of the apartments has a steel door, and visitors all night.
reading-block-security-feds-1 = Agents have taken the apartments to the left and right of the one that matters.
reading-auction-civilians-few-1 = Three bidders who despise each other, and do not hide it.
reading-shop-civilians-few-private-1 = One customer, behind two locked doors, who cannot decide.
reading-shop-civilians-light-private-1 = Two appointments at the same time, and each looks at what the other is shown.
reading-shop-civilians-some-private-1 = An ordinary day: every appointment is taken, and the next one waits outside.
reading-shop-civilians-busy-private-1 = A private sale: invitations, champagne, and people two deep at the cases.
reading-shop-civilians-dense-private-1 = Somebody famous has an appointment, and has brought everyone they know.
reading-museum-civilians-few-private-1 = One donor on a bench, drawing, badly.
reading-museum-civilians-light-private-1 = A few donors and a sleeping attendant.
reading-museum-civilians-some-private-1 = The usual donors, always one room ahead of you.
reading-museum-civilians-busy-private-1 = Donors may bring their grandchildren today. They have.
