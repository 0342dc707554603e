# Das Rennen und wohin ein Plan führt.

# Das Rennen, für jede Seite und für Zuschauende.
race-robbers = { $needed ->
    [0] Ihr habt alle Säcke, die ihr braucht.
   *[other] { $scored ->
        [0] Noch kein Sack draußen
        [one] 1 Sack draußen
       *[other] { $scored } Säcke draußen
    }, { $needed ->
        [one] 1 fehlt
       *[other] { $needed } fehlen
    }, { $rounds ->
        [0] keine Runde mehr.
        [one] das ist die letzte Runde.
       *[other] noch { $rounds } Runden.
    }
}
race-bank = { $needed ->
    [0] Die Räuber haben alle Säcke, die sie brauchen.
   *[other] { $scored ->
        [0] Noch kein Sack verloren
        [one] 1 Sack verloren
       *[other] { $scored } Säcke verloren
    }, bei { $needed } { $needed ->
        [one] weiterem
       *[other] weiteren
    } gewinnen die Räuber; { $rounds ->
        [0] keine Runde mehr zu halten.
        [one] halte noch diese Runde durch.
       *[other] halte noch { $rounds } Runden durch.
    }
}
race-watching = { $needed ->
    [0] Die Räuber haben alle Säcke, die sie brauchen.
   *[other] { $scored ->
        [0] Noch kein Sack draußen
        [one] 1 Sack draußen
       *[other] { $scored } Säcke draußen
    }, den Räubern { $needed ->
        [one] fehlt noch 1
       *[other] fehlen noch { $needed }
    }, { $rounds ->
        [0] keine Runde mehr.
        [one] das ist die letzte Runde.
       *[other] noch { $rounds } Runden.
    }
}

# Wohin ein Plan führt, nach den eigenen Karten allein.
preview-robber = { $cards ->
    [0] Du startest in Raum { $rooms }.
   *[other] Nach Karte { $cards } kannst du in Raum { $rooms } sein.
}
preview-anywhere = { $cards ->
    [0] Du kannst in jedem Raum starten.
   *[other] Nach Karte { $cards } kannst du in jedem Raum sein.
}
preview-bank = { $cards ->
    [0] Hier stehen deine Wachen.
   *[other] Hier können deine Wachen nach Karte { $cards } sein.
}
miss-pick_up = So wie es jetzt liegt, ist in keinem Raum, in dem du dann sein kannst, ein nicht gesperrter Sack.
miss-unlock = So wie es jetzt liegt, ist dort, wo du dann sein kannst, nichts gesperrt: Erst müsste die Bank etwas sperren.
miss-pepper_spray = So wie die Wachen jetzt stehen, ist keine dort, wo du dann sein kannst. Sie können aber noch kommen.
miss-tackle = So wie die Räuber jetzt stehen, erreicht bis dahin keine Wache einen. Sie können aber noch kommen.
miss-lock = So wie es jetzt liegt, ist dort, wo eine Wache dann sein kann, nichts zu sperren.
miss-either = So wie es jetzt liegt, geht dort, wo du dann sein kannst, weder das eine noch das andere.
