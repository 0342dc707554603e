# Was in einem Kartensatz erwartet wird. Steht nach „erwartet wird“.

pack-teams = 2, 3 und 4 Plätze, jede Zahl in einem Team
pack-stack = höchstens { $hand }, so viele Karten hat eine Hand
pack-card-id = eine id, die keine Karte der Bank hat
pack-hand = mindestens { $hand }, so viele Karten hat eine Hand
pack-actions = { $action } in nur einer Art von Aktion
pack-robbers = ein Räuber für jede der { $players } Personen im Räuberteam
pack-tiles = { $rooms } zu { $players } Personen
pack-fixed = keine zwei festen in einem Raum zu { $players } Personen
pack-start = eins, bei dem die Räuber starten, zu { $players } Personen
pack-alarm = höchstens ein Alarm zu { $players } Personen
pack-guards = { $guards }, die Wachen der Plättchen
pack-bags = mindestens { $needed } zu { $players } Personen in der letzten Runde
pack-walls = höchstens { $most } mit Wänden auf einem Grundriss
pack-shut = Wände, die sich so drehen lassen, dass jeder Grundriss offen ist; in den Räumen { $rooms } geht das nicht
