# What is expected in a pack. Each goes on from “expected”.

pack-rule = the number of a rule, SC-5.n or SC-7.n
pack-advance = the id of an advance
pack-grid = at least two different jobs besides double and gone_wrong
pack-detail = a table “{ $name }” (SC-6.2)
pack-notes = a note for each entry, or none
pack-steps = at most { $most }, its approaches
pack-meter-most = at least meter_least ({ $least })
pack-meter = a length “{ $name }” (SC-3.2)
pack-segments = a number from { $least } to { $most }
pack-ids = an id for each entry, or none
