# Was in einem Kartensatz erwartet wird. Steht nach „erwartet wird“.

pack-rule = die Nummer einer Regel, SC-5.n oder SC-7.n
pack-advance = die id eines Talents
pack-grid = mindestens zwei verschiedene Jobs außer double und gone_wrong
pack-detail = eine Tabelle „{ $name }“ (SC-6.2)
pack-notes = eine Notiz zu jedem Eintrag, oder keine
pack-steps = höchstens { $most }, so viele Ansätze hat sie
pack-meter-most = mindestens meter_least ({ $least })
pack-meter = eine Länge „{ $name }“ (SC-3.2)
pack-segments = eine Zahl von { $least } bis { $most }
pack-ids = eine id zu jedem Eintrag, oder gar keine
