# Was die Seite am Pult der Spielleitung sagt.

papers = Unterlagen der Spielleitung
tab-people = Personen
tab-notes = Notizen
tab-clocks = Uhren
put-away = { $name } weglegen
not-connected = nicht verbunden
with-words = Mit eigenen Worten: { $what }
player-of = { $name } ({ $crew })
whisper = Zuflüstern: { $words }
whisper-to = Zuflüstern an
tab-table = Tisch
own-words = Mit eigenen Worten …
no-injury = Ohne Verletzung
injury-ankle = ein verstauchter Knöchel
injury-ribs = zwei angeknackste Rippen
injury-arm = ein Streifschuss am Arm
injury-cut = eine tiefe Schnittwunde
injury-hand = eine gebrochene Hand
injury-head = ein Schlag auf den Kopf
roll-more = Mehr
extra-dice = Zusatzwürfel
modifier = Schwerer um
helped-by = Hilfe von
also-roll = Auch würfeln
other-ways = Anders
cancel-roll = Wurf absagen
tray = Versuche, die warten
waits-at = gegen { $difficulty } verlangt, wartet noch
waive-short = Kein Wurf

## Die Leiste und die Werte

penalty-on = { $has ->
    [yes] Rückschlag auf Segment { $segment }: { $does }
   *[no] Rückschlag für Segment { $segment } vorbereiten
}
penalty-none = + Rückschlag
penalty-does = { $kind ->
    [lose_prep] −{ $amount } Planung
    [harder] +{ $amount } Schwierigkeit
    [heat_for_all] +{ $amount } Hitze für alle
   *[other] { $name }
}
penalty-write = Etwas anderes …
of-this-job = Zu diesem Job
of-the-rules = Nach den Regeln
figure-less = { $figure } −1
figure-more = { $figure } +1
clock-back = Uhr { $name } um 1 zurückstellen
no-clocks = Keine Uhr läuft.

## Der Job

no-complications = Keine vorbereitet.
alarms-on = Alarm läuft
gone-wrong = Ein Coup läuft schief: Der Alarm ist schon ausgelöst.

## Unterlagen

prepared-scenes = Vorbereitete Szenen
no-prepared-scenes = Noch keine. Eine vorbereitete Szene kommt mit einem Tippen auf den Tisch.
scene-play = Spielen
scene-now = auf dem Tisch
told-to-crew = Was die Crew gehört hat
background = Dahinter
no-people = Noch niemand hat eine Karte.
make-card = Karte anlegen: { $name }
client = Auftrag
turns = { $turns ->
    [one] 1 Mal im Rampenlicht
   *[other] { $turns } Mal im Rampenlicht
}
turns-label = Rampenlicht
clock-stays = bleibt in der Kampagne
boundary-kind = { $kind ->
    [line] Grenze
   *[veil] Schleier
}
for-everyone = Für alle

## Der Weg zurück

history = Verlauf des Coups
history-help = Setz den Coup auf den Stand nach einem Schritt zurück. Gefallene Würfel fallen nicht noch einmal, und Gesagtes bleibt.
undo = Zurücknehmen
undo-step = Zurücknehmen: { $what }
history-now = jetzt
end-as = { $how ->
    [done] Geschafft
    [failed] Gescheitert
   *[given_up] Aufgegeben
}
put-back-here = Hierhin zurück
