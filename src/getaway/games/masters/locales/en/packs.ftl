# What is expected in a pack. Each goes on from “expected”.

pack-insider = insider and insider_skill together
pack-no-skill = no skill or muscle on a car or a bribe (MH-1.1)
pack-permanent = a permanent skill on bribes and nowhere else
pack-bribe = none, because a bribe is never on a heist (MH-1.1)
pack-muscle = a number that { $card } does not have
pack-removed = at most { $there }, the marks of this tier in the pack
pack-marks = at least one mark that is not removed
