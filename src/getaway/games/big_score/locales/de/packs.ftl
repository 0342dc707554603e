# Was in einem Kartensatz erwartet wird. Steht nach „erwartet:“.

pack-items = zwei verschiedene Startboni (BS-1.5)
pack-cash = ein Betrag beim Startbonus cash und nirgends sonst
pack-icon = mindestens ein Symbol (BS-1.2)
pack-jobs = mindestens { $needed } Jobs, so viele braucht eine Partie
pack-crew = { $type } (die sechs Typen in der Reihenfolge von BS-1.1)
pack-most = höchstens { $most } Karten eines Typs
pack-deck = ein Crewstapel mit { $needed } Karten für { $players } Personen (BS-2.7)
pack-kind = eine Zeile der Art { $kind }
pack-cash-rows = 1 bis { $most } Zeilen der Art cash
pack-value = ein Wert bei Bargeld und Barren und nirgends sonst
