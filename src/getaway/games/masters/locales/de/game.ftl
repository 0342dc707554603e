# Masters of the Heist: Aufforderungen, Angebote, Ereignisse, Ablehnungen, Begründungen und Ergebnisse.

blurb = Heuere eine Crew an, plane heimlich und sieh zu, wessen Coups gelingen.
campaign = Die Kampagne
campaign-goal = Drei Partien hintereinander gegen eine automatische Konkurrenz. Erbeute mindestens { $goals }.

phase-purchase = Kauf
phase-plan = Plan und Coup
phase-carry_over = Mitnehmen
phase-over = Ende

option-opponent_card = Karte der Konkurrenz
    .help = Die Konkurrenz bekommt die Karte mit den wenigsten Muskeln aus allen Karten der Stapel oder nur aus den obersten (MH-7.1).
    .value-all = aus allen Karten
    .value-tops = aus den obersten Karten
option-opponent_marks = Ziele der Konkurrenz
    .help = Die Konkurrenz nimmt ein Ziel je Schritt oder eins je Runde (MH-7.2).
    .value-step = eins je Schritt
    .value-round = eins je Runde

## Karten

kind-grifter = Gauner
kind-partner = Komplize
kind-thief = Dieb
kind-muscle = Schläger
kind-insider = Insider
kind-car = Fluchtwagen
kind-bribe = Bestechung
with-skill = Können { $skill }
with-muscle = Muskeln { $muscle }
bonus-draw = { $cards ->
    [one] +1 Karte
   *[other] +{ $cards } Karten
}
bonus-cash = +{ $money }
bonus-per-thief = +{ $money } je Dieb
bonus-per-class = +{ $money } je Klasse
bonus-tiebreak = Muskelbonus +{ $money }
bonus-permanent = +{ $skill } Können bei jedem Coup
bonus-insider = { $hood }: Können { $skill }
face = { $card } ({ $facts })
place = { $mark } ({ $hood }, Schwierigkeit { $difficulty }, { $payout })
set = { $size } für { $bonus }
no-mark = kein Ziel

## Aufforderungen

prompt-other-buys = { $seat } kauft gerade.
prompt-buy = { $may_pass ->
    [yes] Kaufe eine Karte oder passe. Du hast { $money }.
   *[no] Kaufe eine Karte. Du hast { $money }.
}
prompt-welfare = { $may_pass ->
    [yes] Du kannst dir keine Karte leisten. Gib dein ganzes Geld ({ $money }) für die günstigste oder passe.
   *[no] Du kannst dir keine Karte leisten. Gib dein ganzes Geld ({ $money }) für die günstigste.
}
prompt-others-plan = Warten auf den Plan von { $seats }.
prompt-plan-crew = { $crew ->
    [one] Deine Crew besteht aus einer Karte. Leg sie in den Plan.
   *[other] Ordne deine Crew: Wer kommt als { $place } von { $crew }?
}
prompt-plan-selector = { $last ->
    [yes] Ordne deine Wahlkarten: Welche kommt als { $place }? Damit ist der Plan versiegelt.
   *[no] Ordne deine Wahlkarten: Welche kommt als { $place }?
}
prompt-other-keeps = { $seat } wählt Crew für die nächste Partie.
prompt-keep = Nimm Crew in die nächste Partie mit. Von deinem Überschuss sind noch { $surplus } übrig.
prompt-over = Die Partie ist vorbei.

## Angebote

offer-buy = Kaufen: { $card } für { $price }
offer-welfare = Stütze nehmen: { $card } für alles, was du hast ({ $money })
offer-pass = Passen: in dieser Runde nichts mehr kaufen
offer-plan-crew = Als Nächstes: { $card }
offer-plan-selector = Als Nächstes: Wahlkarte { $number }, { $mark }
offer-keep = Mitnehmen: { $card } für { $price } vom Überschuss
offer-stop = Nichts mehr mitnehmen und die nächste Partie beginnen

## Ereignisse

mark-laid-out = Ziel { $number } liegt aus: { $mark }.
crew-bought = { $seat_is ->
    [you] Du kaufst für { $paid }: { $card }.
   *[other] { $seat } kauft für { $paid }: { $card }.
}
welfare-taken = { $seat_is ->
    [you] Du nimmst Stütze und bekommst für { $paid }: { $card }.
   *[other] { $seat } nimmt Stütze und bekommt für { $paid }: { $card }.
}
player-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
passed-unasked = { $seat_is ->
    [you] Du kannst nichts mehr kaufen.
   *[other] { $seat } kann nichts mehr kaufen.
}
plan-confirmed = { $seat_is ->
    [you] Du hast deinen Plan versiegelt.
   *[other] { $seat } hat einen Plan versiegelt.
}
selector-turned = { $seat_is ->
    [you] Du deckst Wahlkarte { $number } auf{ $there ->
        [yes] .
       *[no] : Dort liegt kein Ziel.
    }
   *[other] { $seat } deckt Wahlkarte { $number } auf{ $there ->
        [yes] .
       *[no] : Dort liegt kein Ziel.
    }
}
crew-turned = { $seat_is ->
    [you] Du deckst auf: { $card }.
   *[other] { $seat } deckt auf: { $card }.
}
mark-contested = { $mark }: Beide Crews sind da. { $muscle ->
    [0] { $winner_is ->
        [you] Niemand hat Muskeln, also entscheidet das Vorkaufsrecht für dich.
       *[other] Niemand hat Muskeln, also entscheidet das Vorkaufsrecht für { $winner }.
    }
   *[other] { $winner_is ->
        [you] Du setzt dich mit Muskeln { $muscle } gegen { $beaten } durch.
       *[other] { $winner } setzt sich mit Muskeln { $muscle } gegen { $beaten } durch.
    }
}
heist-failed = { $seat_is ->
    [you] { $mark }: Du scheiterst mit Können { $skill } an Schwierigkeit { $difficulty }.
   *[other] { $mark }: { $seat } scheitert mit Können { $skill } an Schwierigkeit { $difficulty }.
}
mark-taken = { $seat_is ->
    [you] { $mark }: Du erbeutest { $payout }{ $has_bonus ->
        [yes] {" "}und { $bonus } an Boni.
       *[no] .
    }
   *[other] { $mark }: { $seat } erbeutet { $payout }{ $has_bonus ->
        [yes] {" "}und { $bonus } an Boni.
       *[no] .
    }
}
set-turned-in = { $seat_is ->
    [you] { $neighborhood }: Du gibst ein Set für { $bonus } ab.
   *[other] { $neighborhood }: { $seat } gibt ein Set für { $bonus } ab.
}
player-done = { $why ->
    [crew] { $seat_is ->
        [you] Keine Crew mehr. Du bist für diese Runde raus.
       *[other] { $seat } hat keine Crew mehr und ist für diese Runde raus.
    }
    [selectors] { $seat_is ->
        [you] Keine Wahlkarte mehr. Du bist für diese Runde raus.
       *[other] { $seat } hat keine Wahlkarte mehr und ist für diese Runde raus.
    }
   *[skill] { $seat_is ->
        [you] Das Können reicht nicht. Du bist für diese Runde raus.
       *[other] Das Können reicht nicht. { $seat } ist für diese Runde raus.
    }
}
right-passed = { $seat_is ->
    [you] Das Vorkaufsrecht geht an dich.
   *[other] Das Vorkaufsrecht geht an { $seat }.
}
opponent-hired = Die Konkurrenz bekommt: { $card } (Muskeln { $muscle }).
opponent-turned = { $there ->
    [yes] Die Konkurrenz deckt Wahlkarte { $number } auf.
   *[no] Die Konkurrenz deckt Wahlkarte { $number } auf: Dort liegt kein Ziel.
}
opponent-beaten = { $mark }: Die Konkurrenz unterliegt mit Muskeln { $opponent_muscle } gegen { $muscle }.
beaten-by-opponent = { $seat_is ->
    [you] { $mark }: Die Konkurrenz schlägt dich mit Muskeln { $opponent_muscle } gegen { $muscle }.
   *[other] { $mark }: Die Konkurrenz schlägt { $seat } mit Muskeln { $opponent_muscle } gegen { $muscle }.
}
opponent-took = { $mark }: Die Konkurrenz schlägt zu.
marks-cleared = { $count ->
    [0] Es sind keine Ziele übrig.
   *[other] Die übrigen Ziele werden weggeräumt: { $marks }.
}
crew-kept = { $seat_is ->
    [you] Du nimmst in die nächste Partie mit: { $card }.
   *[other] { $seat } nimmt in die nächste Partie mit: { $card }.
}
campaign-game-began = Partie { $game } der Kampagne beginnt. Die Vorgabe: { $goal }.
campaign-game-won = Partie { $game } ist mit { $money } gewonnen. Die Vorgabe war { $goal }.
campaign-lost = Partie { $game } endet mit { $money }. Die Vorgabe von { $goal } ist verfehlt.
campaign-won = Die letzte Partie ist mit { $money } gewonnen. Die Vorgabe war { $goal }.
nothing-happened = { $rounds } Runden hintereinander wurde nichts gekauft und kein Ziel genommen. Die Partie endet.
total = { $seat_is ->
    [you] du { $money }
   *[other] { $seat } { $money }
}
game-ended = Die Partie ist vorbei: { $totals }.

## Ablehnungen

no-pass-yet = In der ersten Runde musst du eine Karte nehmen, bevor du passen kannst.
purchase-now = Jetzt ist Kaufphase. Kaufe die oberste Karte eines Stapels oder passe.
card-covered = Du kannst nur die oberste Karte eines Stapels kaufen. Diese liegt unter einer anderen.
card-gone = Du kannst nur die oberste Karte eines Stapels kaufen. Diese ist nicht mehr da.
too-dear = Sie kostet { $price }, und du hast { $money }.
no-welfare = Stütze gibt es nur, wenn du dir keine Karte leisten kannst.
welfare-cheapest = Mit Stütze bekommst du die günstigste angebotene Karte. Diese kostet mehr.
not-your-crew = Du planst mit deiner eigenen Crew. Diese Karte gehört dir nicht.
bribe-never-planned = Eine Bestechung bleibt vor dir liegen und gehört nie zum Plan.
card-placed = Diese Karte ist schon in deinem Plan.
crew-first = Ordne zuerst deine ganze Crew, dann die Wahlkarten.
selector-placed = Diese Wahlkarte ist schon in deinem Plan.
plan-now = Jetzt ist Planphase. Ordne deine Crew, dann deine Wahlkarten.
keep-now = Diese Partie ist vorbei. Wähle, was du in die nächste mitnimmst, oder hör auf.
kept-already = Diese Karte nimmst du schon mit.
keep-own = Du kannst nur eigene Karten mitnehmen.
surplus-short = Sie kostet { $price }, und von deinem Überschuss sind noch { $surplus } übrig.
plan-fails = Dieser Plan bringt kein Ziel. Sein erster Coup ({ $mark }) braucht Können { $difficulty } und hat { $skill }.

## Begründungen und Chancen

reason-pass = Du behältst { $money }, und am Ende zählt das Geld.
reason-keep = Du kannst sie mitnehmen: Sie kostet { $price }, und vom Überschuss sind noch { $surplus } übrig.
reason-stop = Die nächste Partie beginnt mit der Crew, die du mitnimmst.
reason-adds-always = bringt bei jedem deiner Coups { $skill } Können
reason-adds = { $draw ->
    [0] hat Können { $skill } und Muskeln { $muscle }
    [one] hat Können { $skill } und Muskeln { $muscle } und zieht 1 Karte nach
   *[other] hat Können { $skill } und Muskeln { $muscle } und zieht { $draw } Karten nach
}
reason-draws = { $draw ->
    [one] zieht 1 weitere Crewkarte zum Coup dazu
   *[other] zieht { $draw } weitere Crewkarten zum Coup dazu
}
reason-buy-solo = { $card } { $what }. { $earns ->
    [no] Mit deiner jetzigen Crew bringt das nichts zusätzlich.
   *[yes] { $rounds ->
        [one] In der letzten Runde bringt das etwa { $gain }.
       *[other] In { $rounds } Runden bringt das etwa { $gain }.
    }
}
reason-buy = { $card } { $what }. { $marks ->
    [one] Bei 1 übrigen Ziel bringt so eine Karte etwa { $gain }.
   *[other] Bei { $marks } übrigen Zielen bringt so eine Karte etwa { $gain }.
}{ $strongest ->
    [yes] {" "}Niemand hat mehr Muskeln.
   *[no] {""}
}
reason-crew-enough = { $card } bringt Coup { $heist } auf Können { $skill }. Das reicht für: { $mark } (Schwierigkeit { $difficulty }, { $payout }).{ $draw ->
    [0] {""}
    [one] {" "}1 weitere Karte kommt dazu.
   *[other] {" "}{ $draw } weitere Karten kommen dazu.
}
reason-crew = { $skill ->
    [0] { $card } kommt zu Coup { $heist }.
   *[other] { $card } kommt mit Können { $skill } zu Coup { $heist }.
}{ $draw ->
    [0] {""}
    [one] {" "}1 weitere Karte kommt dazu.
   *[other] {" "}{ $draw } weitere Karten kommen dazu.
}
reason-selector-empty = Dort liegt kein Ziel. So bleiben die anderen Wahlkarten für echte Ziele.
reason-selector-spare = Für Coup { $heist } hast du keine Crew. Das zählt also nur, wenn ein früheres Ziel weg ist.
reason-selector = Coup { $heist } hat Können { $skill } gegen Schwierigkeit { $difficulty } und kann { $payout } holen: { $mark }.
reason-selector-short = Diese Wahlkarte führt zu: { $mark } (Schwierigkeit { $difficulty }, { $payout }).
odds-mark = { $mark }: { $share } Chance
odds-heists = { $heists ->
    [one] Mindestens 1 Coup: { $share }
   *[other] Mindestens { $heists } Coups: { $share }
}
odds-earns = Der Plan bringt im Schnitt { $money }.

## Ergebnisse

verdict-campaign-won = { $seat_is ->
    [you] Du hast die Kampagne gewonnen!
   *[other] { $seat } hat die Kampagne gewonnen!
}
verdict-campaign-lost = { $seat_is ->
    [you] Du hast die Kampagne in Partie { $game } mit { $money } verloren.
   *[other] { $seat } hat die Kampagne in Partie { $game } mit { $money } verloren.
}
verdict-draw = Unentschieden: gleich viel Geld, und niemand hat Muskeln.
verdict-by-muscle = { $winner_is ->
    [you] Gleichstand bei { $money }. Du gewinnst mit den stärkeren Muskeln.
   *[other] Gleichstand bei { $money }. { $winner } gewinnt mit den stärkeren Muskeln.
}
verdict = { $winner_is ->
    [you] Du gewinnst mit { $money } gegen { $other }.
   *[other] { $winner } gewinnt mit { $money } gegen { $other }.
}
