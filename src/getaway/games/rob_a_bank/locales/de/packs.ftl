# Was in einem Kartensatz erwartet wird. Steht nach „erwartet:“.

pack-teams = 2, 3 und 4 Plätze, jede Zahl in genau einem Team
pack-stack = höchstens { $hand }, so viele Karten hat eine Hand
pack-card-id = eine id, die keine Karte der Bank hat
pack-hand = mindestens { $hand }, so viele Karten hat eine Hand
pack-actions = { $action } in nur einer Art von Aktion
pack-robbers = ein Räuber je Person im Räuberteam ({ $players })
pack-tiles = { $rooms } bei { $players } Personen
pack-fixed = bei { $players } Personen keine zwei festen in einem Raum
pack-start = bei { $players } Personen eins, auf dem die Räuber starten
pack-alarm = bei { $players } Personen höchstens ein Alarm
pack-guards = { $guards }, so viele Wachen zeigen die Plättchen
pack-bags = mindestens { $needed } bei { $players } Personen in der letzten Runde
pack-walls = höchstens { $most } mit Wänden auf einem Grundriss
pack-shut = Wände, die sich so drehen lassen, dass jeder Grundriss offen ist; in den Räumen { $rooms } geht das nicht
