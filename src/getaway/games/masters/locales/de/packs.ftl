# Was in einem Kartensatz erwartet wird. Steht nach „erwartet:“.

pack-insider = insider und insider_skill zusammen
pack-no-skill = weder skill noch muscle bei Fluchtwagen und Bestechungen (MH-1.1)
pack-permanent = permanent bei Bestechungen und nirgends sonst
pack-bribe = nichts, denn eine Bestechung ist nie bei einem Coup dabei (MH-1.1)
pack-muscle = eine Zahl, die { $card } nicht hat
pack-removed = höchstens { $there }, so viele Ziele dieser Stufe hat der Satz
pack-marks = mindestens ein Ziel, das nicht entfernt wird
