# What is expected in a pack. Each goes on from “expected”.

pack-items = two different items (BS-1.5)
pack-cash = a sum with the item cash and nowhere else
pack-icon = at least one icon (BS-1.2)
pack-jobs = at least { $needed } jobs, the number a game uses
pack-crew = { $type } (the six types in the order of BS-1.1)
pack-most = at most { $most } cards of a type
pack-deck = a crew deck of { $needed } for { $players } players (BS-2.7)
pack-kind = one row of kind { $kind }
pack-cash-rows = 1 to { $most } rows of kind cash
pack-value = a value on cash and bars and nowhere else
