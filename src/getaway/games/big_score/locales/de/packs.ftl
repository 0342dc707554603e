# Was in einem Kartensatz erwartet wird. Steht nach „erwartet wird“.

pack-items = zwei verschiedene Gegenstände (BS-1.5)
pack-cash = ein Betrag beim Gegenstand cash und nirgends sonst
pack-icon = mindestens ein Symbol (BS-1.2)
pack-jobs = mindestens { $needed }, so viele Jobs braucht ein Spiel
pack-crew = { $type } (die sechs Arten in der Reihenfolge von BS-1.1)
pack-most = höchstens { $most } Karten einer Art
pack-deck = ein Crew-Stapel mit { $needed } Karten zu { $players } Personen (BS-2.7)
pack-kind = eine Zeile der Art { $kind }
pack-cash-rows = 1 bis { $most } Zeilen der Art cash
pack-value = ein Wert bei Bargeld und Barren und nirgends sonst
