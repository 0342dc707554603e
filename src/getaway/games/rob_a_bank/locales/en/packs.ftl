# What is expected in a pack. Each goes on from “expected”.

pack-teams = 2, 3 and 4 seats, each in one team
pack-stack = at most { $hand }, the cards of a hand
pack-card-id = an id that no card of the Bank has
pack-hand = at least { $hand }, the cards of a hand
pack-actions = { $action } in one kind of action only
pack-robbers = a robber for each of { $players } Robber players
pack-tiles = { $rooms } tiles for { $players } players
pack-fixed = no two tiles fixed in one room, for { $players } players
pack-start = one tile where the robbers start, for { $players } players
pack-alarm = at most one alarm for { $players } players
pack-guards = { $guards }, the guards of the tiles
pack-bags = at least { $needed }, for { $players } players in the last round
pack-walls = at most { $most } with walls on a floor
pack-shut = walls that can be turned to open every floor, which they can't in rooms { $rooms }
