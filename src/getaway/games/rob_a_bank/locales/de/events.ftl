# Was geschehen ist, für den Verlauf.

floor-laid-out = Runde { $round }: eine neue Etage.
tile-turned = Die Bank dreht das Plättchen „{ $tile }“ in Raum { $room } um { $quarters ->
    [1] 90°
    [2] 180°
   *[3] 270°
}.
floor-furnished = { $alarm ->
    [0] Geldsäcke in { $money_bags }, Wachen in { $guards }, die Räuber in Raum { $robbers }.
   *[other] Geldsäcke in { $money_bags }, Wachen in { $guards }, der Alarm in Raum { $alarm }, die Räuber in Raum { $robbers }.
}
rooms = { $count ->
    [one] Raum { $rooms }
   *[other] den Räumen { $rooms }
}
car-placed = Der Fluchtwagen wartet auf Feld { $space }.
hands-drawn = Jede Seite zieht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
hand-drawn = { $side } hat { $cards } auf der Hand.
card-played = { $card ->
    [none] { $side } legt Karte { $number } (inzwischen verdeckt).
   *[other] { $side } legt Karte { $number }: { $card }.
}
stacks-turned = Alle Pläne stehen. Die Stapel werden umgedreht.
card-turned = { $side } deckt Karte { $number } auf: { $card }.
actions-lapsed = { $side } muss auslassen: { $actions }.
guard-moved = Wache { $guard } geht von Raum { $start } in Raum { $room }.
robber-tackled = { $robber } wird in Raum { $room } überwältigt{ $dropped ->
    [0] .
    [one] {" "}und lässt einen Geldsack fallen.
   *[other] {" "}und lässt { $dropped } Geldsäcke fallen.
}
bag-locked = Die Bank sperrt einen Geldsack in Raum { $room }.
alarm-locked = Die Bank sperrt den Alarm in Raum { $room }.
guards-revived = Die Bank lässt ihre Karte verfallen, und { $count ->
    [one] Wache { $guards } kommt
   *[other] die Wachen { $guards } kommen
} zu sich.
robber-revived = { $robber } lässt die Karte verfallen und kommt zu sich.
robber-moved = { $ducts ->
    [yes] { $robber } kriecht durch den Luftschacht von Raum { $start } in Raum { $room }.
   *[no] { $robber } geht von Raum { $start } in Raum { $room }.
}
bag-picked-up = { $robber } hebt in Raum { $room } einen Geldsack auf.
bag-unlocked = { $robber } entsperrt einen Geldsack in Raum { $room }.
alarm-unlocked = { $robber } entsperrt den Alarm in Raum { $room }.
guard-sprayed = { $robber } setzt Wache { $guard } in Raum { $room } mit Pfefferspray außer Gefecht.
car-moved = { $robber } fährt den Wagen auf Feld { $space }.
bag-thrown = { $robber } wirft einen Geldsack in den Wagen: { $scored } erbeutet.
bag-passed = { $robber } gibt einen Geldsack an { $to } weiter.
alarm-pulled = { $robber } löst den Alarm in Raum { $room } aus: { $count ->
    [0] Keine Wache kann kommen
    [one] Wache { $guards } rennt herbei
   *[other] Die Wachen { $guards } rennen herbei
}.
round-ended = Runde { $round } ist vorbei. { $scored ->
    [0] Kein Geldsack im Wagen.
    [one] 1 Geldsack im Wagen.
   *[other] { $scored } Geldsäcke im Wagen.
}
game-ended = { $robbers_won ->
    [yes] Die Räuber entkommen mit { $scored ->
        [one] 1 Geldsack!
       *[other] { $scored } Geldsäcken!
    }
   *[no] Die Bank hält stand! { $scored ->
        [0] Kein einziger Geldsack wurde erbeutet.
        [one] Nur 1 Geldsack wurde erbeutet.
       *[other] Nur { $scored } Geldsäcke wurden erbeutet.
    }
}
