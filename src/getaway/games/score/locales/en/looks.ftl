# How a new Criminal looks: suggestions, and the names of the portraits.

look-suit = a good suit, worn like a better one
look-smile = a smile that opens doors
look-rings = a ring on every finger
look-scarf = a silk scarf and no hurry
look-grey = gray clothes that nobody remembers
look-gloves = thin black gloves, summer and winter
look-shadow = always in the corner of the room
look-quiet = soft shoes and few words
look-overalls = overalls of a company that doesn't exist
look-goggles = goggles pushed up into the hair
look-cables = pockets full of cables
look-hood = a hood, a screen, a cold coffee
look-leather = an old leather jacket
look-scar = a scar with three different stories
look-knuckles = taped knuckles
look-boots = heavy boots you hear too late

no-such-portrait = There is no portrait “{ $portrait }”.
