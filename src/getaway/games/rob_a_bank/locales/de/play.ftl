# Was gefragt und angeboten wird und wie es ausging.

blurb = Plane den Coup Karte für Karte und sieh zu, wie die Wachen ihn vermasseln.

phase-layout = Grundriss
phase-car = Fluchtwagen
phase-planning = Planung
phase-action = Aktion
phase-over = Spielende

option-bank = Wer die Bank ist
    .help = Die Bank ist der erste Platz oder ein ausgeloster (RB-1.6).
    .value-chosen = Erster Platz
    .value-random = Ausgelost
option-open_team_hands = Offene Handkarten im Team
    .help = Die Räuber sehen die Handkarten ihres Teams (RB-3.4).
option-played_cards = Gelegte Karten
    .help = Eine Karte ist verborgen, sobald eine andere sie verdeckt, oder sie bleibt für alle lesbar (RB-3.5).
    .value-memory = Verborgen: gut merken
    .value-open = Bleiben lesbar

# Die Seiten, als Satzanfang und als Bezeichnung.
side-bank = Die Bank
side-yellow = Gelb
side-green = Grün
side-red = Rot
role-bank = Bank
role-yellow = Gelb
role-green = Grün
role-red = Rot

# Die Aktionen auf den Karten.
action-move = Bewegen
action-tackle = Überwältigen
action-lock = Sperren
action-tackle_or_lock = Überwältigen oder Sperren
action-pick_up = Aufheben
action-unlock = Entsperren
action-pepper_spray = Pfefferspray
action-move_to_any_room = In beliebigen Raum
action-pepper_spray_or_pick_up = Pfefferspray oder Aufheben
action-unlock_or_pick_up = Entsperren oder Aufheben
action-times = { $action } ×{ $times }
plus = { $most } + { $last }
card-face = { $card } ({ $actions })

prompt-over = Das Spiel ist vorbei.
prompt-pick-tile = Manche Räume sind nicht erreichbar. { $tiles ->
    [one] Dreh ein Plättchen mit Wand.
   *[other] Dreh { $tiles } Plättchen mit Wand.
}
prompt-turn-tile = Wie weit drehst du das Plättchen in Raum { $room }?
prompt-layout-waiting = { $seat } (Bank) dreht Plättchen, bis alle Räume erreichbar sind.
prompt-car = Wo wartet der Fluchtwagen?
prompt-car-waiting = { $seat } wählt, wo der Fluchtwagen wartet.
prompt-plan = { $side }: Leg Karte { $number } von { $cards }.
prompt-plan-waiting = { $seat } ({ $side }) legt Karte { $number } von { $cards }.
prompt-act = { $side } – noch zu tun: { $actions }{ $free ->
    [yes] , dazu eine freie Aktion.
   *[no] .
}
prompt-card-done = { $side }: Die Karte ist erledigt. Nimm eine freie Aktion oder beende den Zug.
prompt-card-stuck = { $side }: Von der Karte ist nichts mehr möglich. Nimm eine freie Aktion oder beende den Zug.
prompt-bank-stuck = { $side }: Von der Karte ist nichts möglich. Weck die Wachen auf oder beende den Zug.
prompt-act-waiting = { $seat } ({ $side }) ist dran.

hint-layout = Die Wände eines Plättchens drehen sich mit. Du kannst nur so drehen, dass alle Räume verbunden sind.
hint-car = Geldsäcke wirfst du aus dem Raum daneben in den Wagen.
hint-planning = Jede Karte verdeckt die vorige. Nichts geschieht, bis alle Stapel vollständig sind.
hint-action = Tu alles auf der Karte, was möglich ist, in beliebiger Reihenfolge. Die freie Aktion ist freiwillig.
hint-bank = Jede Wache bei Bewusstsein kann jede Aktion ausführen. Eine Wache, die sich bewegt, darf den Zug nicht dort beenden, wo sie ihn begonnen hat.

offer-pick-tile = Plättchen „{ $tile }“ in Raum { $room } drehen
offer-turn-tile = Um { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
} im Uhrzeigersinn drehen
offer-place-car = Den Wagen auf Feld { $space } parken
offer-play-card = { $card } legen
offer-move-guard = Wache { $guard } in Raum { $room } bewegen
offer-tackle = { $robber } überwältigen
offer-lock-bag = Einen Geldsack in Raum { $room } sperren
offer-lock-alarm = Den Alarm sperren
offer-revive = Die Karte verfallen lassen und alle Wachen aufwecken
offer-end-turn = Den Zug beenden
offer-move-robber = In Raum { $room } gehen
offer-move-to-any-room = Durch den Luftschacht in Raum { $room }
offer-pick-up = Einen Geldsack aufheben
offer-unlock-bag = Einen Geldsack entsperren
offer-unlock-alarm = Den Alarm entsperren
offer-pepper-spray = Pfefferspray gegen Wache { $guard }
offer-move-car = Freie Aktion: den Wagen { $way ->
    [clockwise] im Uhrzeigersinn
   *[anticlockwise] gegen den Uhrzeigersinn
} auf Feld { $space } fahren
offer-throw-bag = Freie Aktion: einen Geldsack in den Wagen werfen
offer-pass-bag = Freie Aktion: einen Geldsack an { $robber } weitergeben
offer-pull-alarm = Freie Aktion: den Alarm auslösen

verdict-robbers = Die Räuber gewinnen: In Runde { $round } { $scored ->
    [one] ist 1 Geldsack
   *[other] sind { $scored } Geldsäcke
} im Wagen!
verdict-bank = { $scored ->
    [0] Die Bank gewinnt: Die Räuber haben keinen der { $needed } nötigen Geldsäcke erbeutet.
   *[other] Die Bank gewinnt: Die Räuber haben nur { $scored } von { $needed } Geldsäcken erbeutet.
}
