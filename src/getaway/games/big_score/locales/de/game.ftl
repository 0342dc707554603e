# The Big Score am Tisch: Fragen, Züge, Ereignisse, Ablehnungen, Gründe, Chancen und Ergebnisse.

blurb = Stell eine Crew zusammen, dreh mit den anderen kleine Dinger, plündere den Tresor – und komm rechtzeitig raus.

## Phasen

phase-bosses = Bosse
phase-items = Startboni
phase-strike = Der Streik
phase-hire = Anheuern
phase-place = Crew anlegen
phase-assign = Crew einteilen
phase-keep = Karten behalten
phase-joats = Alleskönner
phase-jacks = Alleskönner
phase-seized = Beschlagnahmte Marker
phase-order = Erledigte Jobs
phase-turn_up = Neue Jobs
phase-drives = Festplatten kaufen
phase-vault = Der Tresor
phase-keyed = Datenschlüssel
phase-bribe = Bestechung
phase-pay = Bestechung bezahlen
phase-row_cop = Ein Cop für die Reihe
phase-take = Beute nehmen
phase-row_token = Beute für die Reihe
phase-remove = Marker aus dem Spiel
phase-grease_man = Einbrecher
phase-muscle = Schläger
phase-trade = Tausch
phase-gun_man = Pistolero
phase-market = Schwarzmarkt
phase-gold = Goldbarren
phase-over = Das Ende

## Optionen

option-bosses = Bosse
    .help = Alle wählen ihren Boss in der Reihenfolge der Plätze, oder die Bosse werden zufällig verteilt (BS-2.2, SO-1.1).
    .value-chosen = in Platzreihenfolge gewählt
    .value-dealt = zufällig verteilt
option-simple = Einfaches Spiel
    .help = Keine Profis, kein Training, keine Fähigkeiten (BS-6.1).
option-talk = Absprachen
    .help = Der Chat bleibt offen, während die Crew eingeteilt wird (BS-3.28).
option-bust = Erwischt bei
    .help = Bei wie vielen Cops alle erwischt werden (BS-4.6).
    .value-players_plus_1 = Personenzahl + 1
    .value-3 = 3 Cops
    .value-4 = 4 Cops
    .value-5 = 5 Cops
    .value-6 = 6 Cops
    .value-7 = 7 Cops
    .value-8 = 8 Cops
    .value-9 = 9 Cops
option-youngest = Jüngste Person
    .help = Wer bei Gleichstand den Startmarker bekommt: in zufälliger Reihenfolge oder von diesem Platz aus nach links. Ist der Platz leer, wird ausgelost (BS-4.1).
    .value-drawn = zufällig
    .value-seat_1 = Platz 1
    .value-seat_2 = Platz 2
    .value-seat_3 = Platz 3
    .value-seat_4 = Platz 4
    .value-seat_5 = Platz 5
    .value-seat_6 = Platz 6
option-memory = Gedächtnisstütze
    .help = Zeigt dir noch einmal, was du in den weitergegebenen Händen gesehen hast.
option-scenario = Szenario
    .help = Solo: das Szenario oder ein zufälliges (SO-1.5).
    .value-biggest_score = { scenario-biggest_score }
    .value-diamond_thief = { scenario-diamond_thief }
    .value-magic_paintings = { scenario-magic_paintings }
    .value-jack_of_all_trades = { scenario-jack_of_all_trades }
    .value-crypto_currency = { scenario-crypto_currency }
    .value-heat_is_on = { scenario-heat_is_on }
    .value-simultaneous_plunder = { scenario-simultaneous_plunder }
    .value-betray_the_traitor = { scenario-betray_the_traitor }
    .value-does_what_it_takes = { scenario-does_what_it_takes }
    .value-random = zufällig
option-extreme = Extrem
    .help = Solo: ein höheres Ziel in „Der ganz große Coup“ (SO-4.1).
option-majority = Artefakt-Bonus
    .help = Solo: Du bekommst den Bonus für die meisten Artefakte, wenn du mindestens eines hast (SO-3.6).
option-jacks = Alleskönner
    .help = Solo: Alleskönner auch einsetzen, nachdem ein Job aufgedeckt wurde, oder nur, bevor Jobs abgehandelt werden (SO-4.4).
    .value-again = auch bei eben aufgedeckten Jobs
    .value-once = nur bevor Jobs abgehandelt werden
option-gold = Goldbarren
    .help = Solo: Ein Goldbarren, der mit Cops gezogen wird, darf sie zurückschicken wie ein Datenschlüssel, oder er zählt erst am Ende (SO-4.5).
    .value-key = schickt Cops zurück wie ein Schlüssel
    .value-count = zählt erst am Ende

## Karten und Marker

card = { $expert ->
    [yes] Profi-{ $crew }
   *[no] { $crew }
}
a-card = { $expert ->
    [yes] einen Profi-{ $crew }
   *[no] einen { $crew }
}
some-cards = { $expert ->
    [yes] { $number } Profi-{ $crews }
   *[no] { $number } { $crews }
}
crews-con_man = Hochstapler
    .of = Con Man
crews-driver = Fahrer
    .of = Driver
crews-grease_man = Einbrecher
    .of = Grease Man
crews-gun_man = Pistoleros
    .of = Gun Man
crews-hacker = Hacker
    .of = Hacker
crews-muscle = Schläger
    .of = Muscle
a-token-cop = einen Cop
    .of = Cop
a-token-digital_key = einen Datenschlüssel
    .of = Digital Key
a-token-artifact = ein Artefakt
    .of = Artifact
a-token-diamond = einen Diamanten
    .of = Diamond
a-token-silver_bar = einen Silberbarren
    .of = Silver Bar
a-token-gold_bar = einen Goldbarren
    .of = Gold Bar
some-tokens = { $number } { $tokens }
tokens-cop = Cops
    .of = Cop
tokens-digital_key = Datenschlüssel
    .of = Digital Key
tokens-artifact = Artefakte
    .of = Artifact
tokens-diamond = Diamanten
    .of = Diamond
tokens-silver_bar = Silberbarren
    .of = Silver Bar
tokens-gold_bar = Goldbarren
    .of = Gold Bar
tokens-cash_20 = × $20K
    .of = $20K
tokens-cash_30 = × $30K
    .of = $30K
tokens-cash_50 = × $50K
    .of = $50K
tokens-cash_100 = × $100K
    .of = $100K
times = { $number } × { $thing }
item-diamond = ein Diamant
item-artifact = ein Artefakt
item-hard_drive = eine Festplatte
with-item = { $item ->
    [diamond] mit einem Diamanten
    [artifact] mit einem Artefakt
    [hard_drive] mit einer Festplatte
   *[cash] mit { $cash }
}
some-diamonds = { $number ->
    [one] einen Diamanten
   *[other] { $number } Diamanten
}
some-artifacts = { $number ->
    [one] ein Artefakt
   *[other] { $number } Artefakte
}
some-drives = { $number ->
    [one] eine Festplatte
   *[other] { $number } Festplatten
}
the-job = { $job }
job-number = Job { $number }

## Fragen

prompt-over = Das Spiel ist vorbei.
prompt-boss = Wähle deinen Boss.
prompt-item = Du bist „{ $boss }“. Wähle deinen Startbonus.
prompt-hire = Heuere eine dieser { $cards } Karten an; der Rest geht an { $to }.
prompt-assign = { $training ->
    [yes] { $cards ->
        [one] Schick deine Karte zu einem Job oder ins Training, oder lass sie ohne Einsatz.
       *[other] Schick jede deiner { $cards } Karten zu einem Job oder ins Training, oder lass sie ohne Einsatz.
    }
   *[no] { $cards ->
        [one] Schick deine Karte zu einem Job oder lass sie ohne Einsatz.
       *[other] Schick jede deiner { $cards } Karten zu einem Job oder lass sie ohne Einsatz.
    }
}
prompt-assign-next = { $more ->
    [0] Wohin schickst du den { $card }? Damit ist dein Plan versiegelt.
    [one] Wohin schickst du den { $card }? (noch 1 Karte danach)
   *[other] Wohin schickst du den { $card }? (noch { $more } Karten danach)
}
prompt-jacks = { $missing ->
    [one] { $job }: Eine Karte fehlt. Setzt du einen Alleskönner ein?
   *[other] { $job }: { $missing } Karten fehlen. Setzt du einen Alleskönner ein?
}
prompt-vault = { $cops ->
    [0] Plündern oder fliehen? Noch kein Cop. Beim { $bust } werden alle drinnen erwischt.
   *[other] { $left ->
        [one] Plündern oder fliehen? Noch ein Cop, und alle drinnen werden erwischt.
       *[other] Plündern oder fliehen? Noch { $left } Cops, und alle drinnen werden erwischt.
    }
}
prompt-grease = Du fliehst als Einbrecher. Nimm einen Marker vom Tresorboden.
prompt-muscle = { $holder } hat den Startmarker. Nimmst du ihn dir?
prompt-trade = Du hast { $token } gezogen. Tauschst du gegen einen Marker vom Boden?
prompt-gun = Nimmst du noch einen Marker vom Tresorboden?
others-items = Alle wählen einen Startbonus.
others-hire = Alle heuern Crew an.
others-assign = Alle teilen ihre Crew ein.
others-jacks = Setzt jemand einen Alleskönner ein?
others-vault = Plündern oder fliehen? Alle im Tresor entscheiden sich.
others-boss = { $seat } wählt einen Boss.
others-grease = { $seat } flieht als Einbrecher und nimmt einen Marker vom Boden.
others-muscle = { $seat } darf sich den Startmarker nehmen.
others-trade = { $seat } darf mit dem Tresorboden tauschen.
others-gun = { $seat } darf noch einen Marker vom Boden nehmen.

## Züge

offer-boss = { $boss } ({ $items })
offer-item = Beginne { $with }
offer-hire = { $card } anheuern
offer-send = { $card } zu Job { $number }, { $job }
offer-train = { $card } ins Training
offer-unassigned = { $card } ohne Einsatz lassen
offer-jacks = { $number ->
    [0] Keinen Alleskönner einsetzen
    [one] Alleskönner einsetzen
   *[other] { $number } Alleskönner einsetzen
}
offer-rob = Plündern: einen von { $tokens } Markern ziehen
offer-flee = { $tokens ->
    [0] Mit leeren Händen fliehen
    [one] Mit 1 Tresormarker fliehen
   *[other] Mit { $tokens } Tresormarkern fliehen
}
offer-keep = { $token } behalten
offer-trade = Gegen { $took } tauschen
offer-trade-earlier = Aus einer früheren Runde { $gave } gegen { $took } tauschen
offer-take = { $token } nehmen
offer-take-nothing = Nichts nehmen
offer-steal = Startmarker nehmen
offer-leave-marker = Startmarker liegen lassen

## Ereignisse

boss-taken = { $seat_is ->
    [you] Du bist „{ $boss }“.
   *[other] { $seat } ist „{ $boss }“.
}
choice-made = { $seat_is ->
    [you] Du hast dich entschieden.
   *[other] { $seat } hat sich entschieden.
}
item-taken = { $seat_is ->
    [you] Du beginnst { $with }.
   *[other] { $seat } beginnt { $with }.
}
round-began = { $to_left ->
    [yes] Runde { $round } beginnt. Weitergegeben wird nach links.
   *[no] Runde { $round } beginnt. Weitergegeben wird nach rechts.
}
job-dealt = Job { $number }, { $job }: braucht { $needs }. Bringt { $payout }.
hand-dealt = { $seat_is ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
crew-hired = { $seat_is ->
    [you] Du heuerst { $card } an.
   *[other] { $seat } heuert { $card } an.
}
hands-passed = { $to_left ->
    [yes] { $left ->
        [one] Alle geben 1 Karte nach links weiter.
       *[other] Alle geben { $left } Karten nach links weiter.
    }
   *[no] { $left ->
        [one] Alle geben 1 Karte nach rechts weiter.
       *[other] Alle geben { $left } Karten nach rechts weiter.
    }
}
hand-received = { $seat_is ->
    [you] Du bekommst { $cards } von { $giver }.
   *[other] { $seat } bekommt { $cards } von { $giver }.
}
training-taken-back = { $seat_is ->
    [you] Du nimmst { $cards } aus dem Training zurück.
   *[other] { $seat } nimmt { $cards } aus dem Training zurück.
}
crew-sent = { $seat_is ->
    [you] { $place }: Du hast { $cards } geschickt.
   *[other] { $place }: { $seat } hat { $cards } geschickt.
}
job-left-alone = { $job }: Niemand ist gekommen.
inside-man-came = { $helped ->
    [yes] Der Insider: { $card }. Das hilft!
   *[no] Der Insider: { $card }. Keine Hilfe.
}
joats-revealed = { $seat_is ->
    [you] { $number ->
        [0] Du setzt keinen Alleskönner ein.
        [one] Du setzt einen Alleskönner ein.
       *[other] Du setzt { $number } Alleskönner ein.
    }
   *[other] { $number ->
        [0] { $seat } setzt keinen Alleskönner ein.
        [one] { $seat } setzt einen Alleskönner ein.
       *[other] { $seat } setzt { $number } Alleskönner ein.
    }
}
job-robbed = { $count ->
    [one] { $job }: gelungen! { $seats } bekommt { $payout }.
   *[other] { $job }: gelungen! { $seats } bekommen je { $payout }.
}
job-failed = { $missing ->
    [one] { $job }: geplatzt, eine Karte fehlte.
   *[other] { $job }: geplatzt, { $missing } Karten fehlten.
}
cost-paid = { $can ->
    [yes] { $seat_is ->
        [you] Du zahlst { $paid }.
       *[other] { $seat } zahlt { $paid }.
    }
   *[no] { $seat_is ->
        [you] Du hast zu wenig Bargeld und zahlst nichts.
       *[other] { $seat } hat zu wenig Bargeld und zahlt nichts.
    }
}
unassigned-discarded = { $seat_is ->
    [you] Du hast { $cards } ohne Einsatz gelassen.
   *[other] { $seat } hat { $cards } ohne Einsatz gelassen.
}
training-shown = { $seat_is ->
    [you] Du trainierst { $cards }.
   *[other] { $seat } trainiert { $cards }.
}
ability-gained = { $seat_is ->
    [you] Du erhältst die Profi-Fähigkeit „{ $crew }“.
   *[other] { $seat } erhält die Profi-Fähigkeit „{ $crew }“.
}
vault-opened = Der Tresor ist offen! { $marker } hat den Startmarker. Auf dem Boden: { $floor }.
token-drawn = { $seat_is ->
    [you] Du plünderst und ziehst { $token }.
   *[other] { $seat } plündert und zieht { $token }.
}
empty-vault = nichts: Der Tresor ist leer
player-fled = { $seat_is ->
    [you] Du fliehst.
   *[other] { $seat } flieht.
}
floor-token-taken = { $seat_is ->
    [you] Als { $crew } nimmst du { $token } vom Boden.
   *[other] Als { $crew } nimmt { $seat } { $token } vom Boden.
}
driver-drew = { $seat_is ->
    [you] Als { $crew } ziehst und behältst du { $kept }.
   *[other] Als { $crew } zieht und behält { $seat } { $kept }.
}{ $cops ->
    [0] {""}
    [one] {" "}Ein Cop kommt zurück.
   *[other] {" "}{ $cops } Cops kommen zurück.
}
marker-moved = { $stolen ->
    [yes] { $seat_is ->
        [you] Als { $crew } nimmst du dir den Startmarker.
       *[other] Als { $crew } nimmt sich { $seat } den Startmarker.
    }
   *[no] { $seat_is ->
        [you] Der Startmarker geht an dich.
       *[other] Der Startmarker geht an { $seat }.
    }
}
cops-arrived = { $number ->
    [one] Ein Cop!
   *[other] { $number } Cops!
}{ $space ->
    [0] {" "}Erwischt.
    [one] {" "}Noch einer, und es ist vorbei.
   *[other] {" "}Noch { $space }, und es ist vorbei.
}
players-busted = Erwischt: { $seats }. Die ganze Beute aus dem Tresor ist weg.
token-traded = { $earlier ->
    [yes] { $seat_is ->
        [you] Du tauschst { $gave } aus einer früheren Runde gegen { $took }.
       *[other] { $seat } tauscht { $gave } aus einer früheren Runde gegen { $took }.
    }
   *[no] { $seat_is ->
        [you] Du tauschst { $gave } gegen { $took }.
       *[other] { $seat } tauscht { $gave } gegen { $took }.
    }
}
token-kept = { $seat_is ->
    [you] Du behältst { $token }.
   *[other] { $seat } behält { $token }.
}
total = { $seat } { $money }
game-ended = Das Spiel ist vorbei: { $scores }.

## Ablehnungen

too-few-bosses = Dieser Kartensatz hat Bosse für { $bosses } Personen, nicht für { $seats }.
only-solo = Das ist ein Zug des Solospiels.
only-table = Das ist ein Zug des Spiels für 2 bis 6 Personen.
now-bosses = Gerade werden die Bosse gewählt, in der Reihenfolge der Plätze.
boss-is-taken = Diesen Boss hat schon jemand. Wähle einen anderen.
now-items = Zuerst wählen alle einen Startbonus.
not-your-item = Das hat dein Boss nicht zu bieten. Wähle einen der beiden Startboni.
now-hire = Jetzt wird angeheuert. Wähle eine Karte aus deiner Hand.
not-in-this-hand = Du kannst nur eine Karte aus deiner jetzigen Hand anheuern.
now-assign = Teil deine Crew ein: jede Karte zu einem Job, ins Training oder ohne Einsatz.
simple-no-training = Im einfachen Spiel gibt es kein Training.
only-experts-train = Nur Profis können trainieren, und von diesem Typ hast du keinen mehr.
no-such-card = So eine Karte hast du nicht mehr einzuteilen.
assign-in-order = Teil deine Karten in der Reihenfolge ihrer Typen ein, normale vor Profis.
not-an-icon = Dieser Job braucht diesen Crewtyp nicht.
training-full = Ins Training dürfen höchstens { $most } Profis, alle vom selben Typ.
equal-cards-in-order = Gleiche Karten teilst du der Reihe nach ein. Schick diese dorthin, wo die letzte ist, oder weiter nach hinten.
now-jacks = Dem Job fehlt Crew. Entscheide, ob du einen Alleskönner einsetzt.
too-few-jacks = So viele unbenutzte Alleskönner hast du in dieser Runde nicht.
now-vault = Du bist im Tresor. Plündere oder flieh.
now-grease = Du fliehst als Einbrecher. Nimm zuerst einen Marker vom Tresorboden.
not-on-floor = So einen Marker gibt es auf dem Tresorboden nicht.
now-muscle = Entscheide, ob du dir den Startmarker nimmst.
now-trade = Tausch den gezogenen Marker gegen einen vom Boden oder behalt ihn.
only-drawn-traded = Du kannst nur den eben gezogenen Marker tauschen. Nur ein Hochstapler darf einmal einen früheren abgeben.
no-earlier-token = So einen Marker aus einer früheren Runde hast du nicht.
now-gun = Nimm noch einen Marker vom Tresorboden, oder nichts.

## Gründe und Chancen

reason-hire = { $crew } gesucht: { $jobs }. { $have ->
    [0] Du hast noch keinen.
   *[other] Du hast bisher { $have }.
}{ $passed ->
    [yes] {" "}Die Person vor dir wollte diese Karte nicht.
   *[no] {""}
}
reason-hire-deny = Kein Job braucht diesen Typ: { $crew }. Aber so bekommen ihn die anderen nicht. { $have ->
    [0] Du hast noch keinen.
   *[other] Du hast bisher { $have }.
}{ $passed ->
    [yes] {" "}Die Person vor dir wollte diese Karte nicht.
   *[no] {""}
}
still-needs = { $when ->
    [then] { $job } braucht danach noch { $crew }.
   *[now] { $job } braucht noch { $crew }.
}
has-all = { $when ->
    [then] { $job }: Danach ist die Crew komplett.
   *[now] { $job }: Die Crew ist komplett.
}
reason-send = { $needs } Alle Beteiligten bekommen die ganze Beute.
reason-train = { $experts } Profis eines Typs, die nach der letzten Runde im Training sind, bringen dir ihre Fähigkeit im Tresor.
reason-unassigned = Damit riskierst du nichts. Ein geplatzter Job kostet alle Beteiligten { $cost }.
reason-jacks = { $missing ->
    [one] Eine Karte fehlt. Setzt niemand einen Alleskönner ein, platzt der Job und kostet alle Beteiligten { $cost }.
   *[other] { $missing } Karten fehlen. Ohne ebenso viele Alleskönner platzt der Job und kostet alle Beteiligten { $cost }.
}
reason-rob = { $inside ->
    [one] Allein bekommst du mit { $safe } Wahrscheinlichkeit noch einen Marker, ohne erwischt zu werden.
    [2] Wenn ihr beide plündert, bekommst du mit { $safe } Wahrscheinlichkeit noch einen Marker, ohne erwischt zu werden.
   *[other] Wenn alle { $inside } plündern, bekommst du mit { $safe } Wahrscheinlichkeit noch einen Marker, ohne erwischt zu werden.
}
reason-flee = { $is_safe ->
    [yes] In dieser Runde gibt es kein Risiko.
   *[no] { $inside ->
        [one] Du bist allein: { $risk } Risiko, erwischt zu werden.
        [2] Wenn ihr beide plündert: { $risk } Risiko, erwischt zu werden.
       *[other] Wenn alle { $inside } plündern: { $risk } Risiko, erwischt zu werden.
    }
}{ $tokens ->
    [0] {" "}Du hast noch nichts zu verlieren.
    [one] {" "}Draußen ist dein Marker sicher und { $worth } wert.
   *[other] {" "}Draußen sind deine { $tokens } Marker sicher und { $worth } wert.
}
reason-steal = Wer den Startmarker hat, tauscht zuerst. Nehmen kannst du ihn dir nur einmal.
reason-leave-marker = Du hebst dir die Fähigkeit für eine spätere Runde auf.
reason-boss = Startbonus: { $items }.
reason-trade = Deine Tresormarker sind danach etwa { $worth } wert.
reason-trade-better = Deine Tresormarker sind danach etwa { $worth } wert statt { $now }.
reason-diamond = Jeder Diamant ist mehr wert als der vorige.
reason-artifact = Wer die meisten Artefakte hat, bekommt { $bonus } dazu.
reason-drive = Mit einem Datenschlüssel aus dem Tresor { $worth } wert, allein nichts.
reason-cash = Bargeld behält immer seinen Wert.
odds-safe = In dieser Runde kein Risiko.
odds-bust = { $robbers ->
    [one] Wenn 1 Person plündert: { $risk } Risiko, erwischt zu werden.
   *[other] Wenn { $robbers } plündern: { $risk } Risiko, erwischt zu werden.
}
odds-no-bust = { $robbers ->
    [one] Wenn 1 Person plündert: kein Risiko.
   *[other] Wenn { $robbers } plündern: kein Risiko.
}
odds-ahead = { $inside ->
    [one] Wenn du allein weiterplünderst: { $one } Chance auf eine weitere Runde, { $two } auf zwei, { $three } auf drei.
    [2] Wenn beide weiterplündern: { $one } Chance auf eine weitere Runde, { $two } auf zwei, { $three } auf drei.
   *[other] Wenn alle { $inside } weiterplündern: { $one } Chance auf eine weitere Runde, { $two } auf zwei, { $three } auf drei.
}
odds-tokens = Nächster Marker: { $tokens }.
odds-token = { $token } { $share }

## Ergebnisse

verdict = { $winner_is ->
    [you] Du gewinnst mit { $money }!
   *[other] { $winner } gewinnt mit { $money }!
}
verdict-shared = { $winners } teilen sich den Sieg mit je { $money }.
verdict-tie = { $winner_is ->
    [you] { $why ->
        [busted] Gleichstand bei { $money }. Du gewinnst, weil du nicht erwischt wurdest.
        [cash] Gleichstand bei { $money }. Du gewinnst mit mehr Bargeld aus Akt I.
       *[tokens] Gleichstand bei { $money }. Du gewinnst mit mehr Tresormarkern.
    }
   *[other] { $why ->
        [busted] Gleichstand bei { $money }. { $winner } gewinnt, ohne erwischt worden zu sein.
        [cash] Gleichstand bei { $money }. { $winner } gewinnt mit mehr Bargeld aus Akt I.
       *[tokens] Gleichstand bei { $money }. { $winner } gewinnt mit mehr Tresormarkern.
    }
}

## Woher das Geld kam

score-cash = { $jobs } + { $vault }
score-bars = { $gold ->
    [0] { $silver } Silber
   *[other] { $silver ->
        [0] { $gold } Gold
       *[other] { $silver } Silber, { $gold } Gold
    }
}
score-number = { $number }
score-majority = die meisten am Tisch
score-majority-solo = mindestens eines
score-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}
score-drive-alone = ohne Schlüssel
score-key-alone = ohne Festplatte
score-hacker = { $alone } einzeln
