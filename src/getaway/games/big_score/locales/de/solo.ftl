# Das Solospiel: Szenarien, Fragen, Züge, Ereignisse, Ablehnungen, Gründe und Ergebnisse.

scenario-biggest_score = Der ganz große Coup
scenario-extreme = Der ganz große Coup (extrem)
scenario-diamond_thief = Diamantendieb
scenario-magic_paintings = Die 5 magischen Gemälde
scenario-jack_of_all_trades = Die Alleskönner-Show
scenario-crypto_currency = Kryptowährung
scenario-heat_is_on = Es wird heiß
scenario-simultaneous_plunder = Auf einen Streich
scenario-betray_the_traitor = Verrate den Verräter
scenario-does_what_it_takes = Diese Crew schreckt vor nichts zurück

## Ziele

goal = Hol dir { $goals }.
goal-total = mindestens { $amount } an Bargeld und Wertsachen
goal-total_above = mehr als { $amount } an Bargeld und Wertsachen
goal-cash = mindestens { $amount } Bargeld
goal-cash_and_bars = mindestens { $amount } in Bargeld und Barren
goal-diamonds = { $amount ->
    [one] mindestens 1 Diamanten
   *[other] mindestens { $amount } Diamanten
}
goal-artifacts = { $amount ->
    [one] mindestens 1 Artefakt
   *[other] mindestens { $amount } Artefakte
}
goal-pairs = { $amount ->
    [one] mindestens 1 Paar aus Festplatte und Datenschlüssel
   *[other] mindestens { $amount } Paare aus Festplatte und Datenschlüssel
}
goal-jobs = { $amount ->
    [one] mindestens 1 erledigten Job
   *[other] mindestens { $amount } erledigte Jobs
}
towards-total = { $have } von { $goal } an Bargeld und Wertsachen
towards-total_above = { $have } an Bargeld und Wertsachen (mehr als { $goal } nötig)
towards-cash = { $have } von { $goal } Bargeld
towards-cash_and_bars = { $have } von { $goal } in Bargeld und Barren
towards-diamonds = { $have } von { $goal } Diamanten
towards-artifacts = { $have } von { $goal } Artefakten
towards-pairs = { $have } von { $goal } Paaren aus Festplatte und Datenschlüssel
towards-jobs = { $have } von { $goal } Jobs

## Regeln der Szenarien

card-basic = Keine besonderen Regeln: das normale Solospiel.
card-market = { $artifacts ->
    [one] Schwarzmarkt: Nach dem Tresor darfst du 1 Artefakt gegen einen Diamanten tauschen und Diamanten für je { $price } kaufen, so oft du willst.
   *[other] Schwarzmarkt: Nach dem Tresor darfst du je { $artifacts } Artefakte gegen einen Diamanten tauschen und Diamanten für je { $price } kaufen, so oft du willst.
}
card-market-once = Er öffnet einmal, nachdem du geflohen bist oder erwischt wurdest, für das, was dir bleibt. Bargeld aus beiden Akten zählt zusammen. Barren zählen nicht als Bargeld.
card-cash-only = Nur Bargeld zählt als Geld. Nichts anderes wird zu Bargeld, auch Silber- und Goldbarren nicht.
card-cash-score = Artefakte zählen für das Ziel und sonst für nichts. Dein Ergebnis ist dein Bargeld.
card-strike = Vor dem Mischen entfernst du alle Karten eines Crewtyps deiner Wahl. Dadurch ist jeder Crewstapel kleiner.
card-jacks = { $jacks ->
    [one] Du hast 1 Alleskönner. Er steht für einen beliebigen Crewtyp, auch für den entfernten, und kommt aus dem Spiel, wenn du ihn einsetzt.
   *[other] Du hast { $jacks } Alleskönner. Jeder steht für einen beliebigen Crewtyp, auch für den entfernten, und kommt aus dem Spiel, wenn du ihn einsetzt.
}
card-jacks-complete = Setz so viele Alleskönner ein, wie ein offener Job freie Symbole hat, und er ist erledigt, auch ganz ohne Crewkarte.
card-jacks-again = Du darfst sie einsetzen, bevor erledigte Jobs abgehandelt werden, und wieder, sooft ein Job aufgedeckt wird.
card-jacks-once = Du darfst sie einsetzen, bevor erledigte Jobs abgehandelt werden, aber nicht bei einem danach aufgedeckten Job.
card-drive-jobs = Alle Jobs, die eine Festplatte bringen, sind im Jobstapel.
card-key-frees = Wenn du Cops zusammen mit einem Datenschlüssel ziehst, darfst du beliebige davon kostenlos in den Tresor zurücklegen. Den Schlüssel musst du nicht nehmen.
card-gold = Am Ende darf ein Goldbarren als Datenschlüssel oder als Festplatte zählen statt als Barren.
card-gold-frees = Ein Goldbarren, den du mit Cops ziehst, darf sie zurückschicken wie ein Datenschlüssel. Nimmst du ihn dann, bleibt er ein Schlüssel.
card-heat-tokens = { $tokens ->
    [one] Auf jeden ausgelegten Job, auch auf verdeckte, kommt offen 1 Marker aus dem Tresor.
   *[other] Auf jeden ausgelegten Job, auch auf verdeckte, kommen offen { $tokens } Marker aus dem Tresor.
}
card-heat-clean = Erledigst du einen Job ohne Cop, bekommst du seine Beute und seine Marker.
card-heat-cop = Erledigst du einen Job mit Cop, gibt es keine Beute. Seine Cops kommen zurück in den Tresor, und jeden anderen Marker legst du zurück oder nimmst ihn aus dem Spiel. Der Job zählt trotzdem als erledigt.
card-heat-unfinished = Am Ende einer Runde kommen die Cops von nicht erledigten Jobs auf die Leiste, auch von verdeckten. Die anderen Marker dort sind aus dem Spiel.
card-lost-at = { $cops ->
    [one] Mit 1 Cop auf der Leiste verlierst du sofort.
   *[other] Mit { $cops } Cops auf der Leiste verlierst du sofort.
}
card-plunder = Nach jedem erledigten Job bekommst du seine Beute, plünderst einmal den Tresor und darfst dann einen Job aufdecken.
card-plunder-cash = Bargeld aus dem Tresor gehört dir sofort, mit Wechselgeld, und mit deinem Bargeld bestichst du für genau { $bribe } je Cop.
card-no-fleeing = Du kannst nicht fliehen.
card-own-order = Du bestimmst die Reihenfolge, in der du Jobs abhandelst, die du im selben Zug erledigst.
card-no-act-two = Akt II entfällt. Das Spiel endet mit der letzten Runde.
card-row = Die Crew erledigter Jobs wird beiseitegelegt. Wenn Akt II beginnt, kommt davon je eine Karte jedes Typs in eine Reihe, und der Rest wird gemischt. Es gibt keine Cop-Leiste und keine Bestechung.
card-row-token = Jeder Marker, den du nimmst, kommt auf eine Karte der Reihe, auf der die wenigsten Marker liegen. Cops zählen dabei mit.
card-row-cop = Auch jeder gezogene Cop kommt auf so eine Karte, aber nur auf eine ohne Cop. Gibt es keine, oder hat jede Karte einen Cop, wirst du erwischt, und die Marker der Reihe kommen zurück.
card-traitors = { $traitors ->
    [one] Wenn du fliehst, wird 1 Karte aus dem Rest gezogen: der Verräter. Die Marker auf der Karte seines Typs kommen zurück in den Tresor. Die anderen gehören dir.
   *[other] Wenn du fliehst, werden { $traitors } Karten aus dem Rest gezogen: die Verräter. Die Marker auf den Karten ihrer Typen kommen zurück in den Tresor. Die anderen gehören dir.
}
card-one-of-each = Mit je einer Karte aller sechs Crewtypen ist jeder Job erledigt, was immer er braucht.
card-drives = Am Ende von Akt I darfst du einmal beliebig viele Festplatten für je { $price } kaufen.

## Fragen

solo-prompt-boss = Welcher Boss bist du? Im Solospiel unterscheiden sie sich nur im Namen.
solo-prompt-order = Mehrere Jobs sind erledigt. Welchen handelst du als nächsten ab?
solo-prompt-strike = Welcher Crewtyp streikt? Alle seine Karten kommen aus dem Spiel.
solo-prompt-hire = Ändere deine Hand oder wähle einen Typ zum Anlegen.
solo-prompt-place = Wohin kommt die nächste Karte?
solo-prompt-assign = Leg weitere Karten an, behalt welche oder beende deinen Zug.
solo-prompt-keep = Behalt weitere Karten oder beende deinen Zug.
solo-prompt-jacks = { $jacks ->
    [one] Erledigst du mit deinem Alleskönner einen Job?
   *[other] Erledigst du mit Alleskönnern einen Job? Du hast { $jacks }.
}
solo-prompt-seized = Auf diesem Job lag ein Cop. Was wird aus dem anderen Marker?
solo-prompt-turn-up = Deckst du einen Job auf?
solo-prompt-drives = Kaufst du vor Akt II Festplatten? Du hast { $cash }.
solo-prompt-vault = { $cops ->
    [0] Plündern oder fliehen? Noch kein Cop. Beim { $bust } wirst du erwischt.
   *[other] { $left ->
        [one] Plündern oder fliehen? Noch ein Cop, und du wirst erwischt.
       *[other] Plündern oder fliehen? Noch { $left } Cops, und du wirst erwischt.
    }
}
solo-prompt-row = Plündern oder fliehen?
solo-prompt-keyed = { $key ->
    [yes] Mit den Cops kam ein Datenschlüssel. Wie viele gehen zurück?
   *[no] Mit den Cops kam ein Goldbarren. Als Datenschlüssel schickt er sie zurück und bleibt ein Schlüssel, wenn du ihn nimmst. Wie viele gehen zurück?
}
solo-prompt-bribe = Wie viele der übrigen Cops bestichst du?
solo-prompt-pay = Bezahl die Bestechung, den größten Marker zuerst: noch { $due }, ohne Wechselgeld.
solo-prompt-row-cop = Auf welche Karte der Reihe kommt der Cop?
solo-prompt-take = Nimmst du einen der Marker?
solo-prompt-row-token = Auf welche Karte der Reihe kommt der Marker?
solo-prompt-remove = Welcher Marker kommt aus dem Spiel?
solo-prompt-market = Der Schwarzmarkt ist offen. Du hast { $cash }.
solo-prompt-gold = Als was zählt der Goldbarren?

## Züge

solo-offer-boss = „{ $boss }“ wählen
solo-offer-settle = Job { $number } abhandeln: { $job }
solo-offer-strike = { $crew }: Dieser Typ streikt
solo-offer-redraw = { $cards ->
    [one] { $crew } ablegen
   *[other] { $cards } { $crews } ablegen
}{ $drawn ->
    [0] {" "}({ $price })
    [one] {" "}und 1 Karte ziehen ({ $price })
   *[other] {" "}und { $drawn } Karten ziehen ({ $price })
}
solo-offer-draw = 1 Karte ziehen ({ $price })
solo-offer-scout = Job { $number } auskundschaften ({ $price })
solo-offer-choose = { $cards ->
    [one] { $crew } anlegen
   *[other] { $cards } { $crews } anlegen
}
solo-offer-place = Zu Job { $number }, { $job }
solo-offer-extra = { $crew } bei Job { $number } anlegen: { $job } ({ $price })
solo-offer-shuffle = { $crew } in den nächsten Stapel mischen ({ $price })
solo-offer-keep = { $crew } behalten ({ $price })
solo-offer-jacks = { $jacks ->
    [one] 1 Alleskönner bei Job { $number }, { $job }
   *[other] { $jacks } Alleskönner bei Job { $number }, { $job }
}
solo-offer-turn-up = { $known ->
    [yes] Job { $number } aufdecken: { $job }
   *[no] Job { $number } aufdecken
}
solo-offer-drive = Festplatte kaufen ({ $price })
solo-offer-discard-rest = Keine mehr anlegen, den Rest ablegen
solo-offer-end-turn = Zug beenden und die übrigen Karten ablegen
solo-offer-save-jacks = Jetzt keine Alleskönner mehr einsetzen
solo-offer-leave-down = Keinen aufdecken
solo-offer-stop-buying = Nichts mehr kaufen
solo-offer-rob = Tresor plündern
solo-offer-flee = Mit der Beute fliehen
solo-offer-take-nothing = Nichts nehmen
solo-offer-close-market = Schwarzmarkt schließen
solo-offer-gold-key = Als Datenschlüssel
solo-offer-gold-drive = Als Festplatte
solo-offer-gold-bar = Als Barren im Wert von { $worth }
solo-offer-put = Auf die Karte { $crew }
solo-offer-artifacts = { $artifacts ->
    [one] 1 Artefakt gegen einen Diamanten tauschen
   *[other] { $artifacts } Artefakte gegen einen Diamanten tauschen
}
solo-offer-diamond = Diamanten kaufen ({ $price })
solo-offer-take = { $as_key ->
    [yes] { $token } als Datenschlüssel nehmen
   *[no] { $token } nehmen
}
solo-offer-remove = { $token } aus dem Spiel nehmen
solo-offer-return = { $token } in den Tresor zurücklegen
solo-offer-pay = Mit { $token } bezahlen
solo-offer-bribe = { $cops ->
    [0] Keinen bestechen
    [one] 1 Cop bestechen ({ $price })
   *[other] { $cops } Cops bestechen ({ $price })
}
solo-offer-cops-back = { $cops ->
    [0] Keinen zurückschicken
    [one] 1 Cop zurückschicken
   *[other] { $cops } Cops zurückschicken
}

## Ereignisse

solo-boss-chosen = Du bist „{ $boss }“.
strike-called = Die { $crews } streiken und kommen aus dem Spiel.
solo-round-began = { $down ->
    [0] Runde { $round } beginnt. Offen: { $jobs }.
    [one] Runde { $round } beginnt. Offen: { $jobs }. 1 Job ist verdeckt.
   *[other] Runde { $round } beginnt. Offen: { $jobs }. { $down } Jobs sind verdeckt.
}
job-tokens-laid = Auf Job { $number }: { $tokens }.
cards-drawn = Du ziehst { $crew }.
type-discarded = Du zahlst { $paid } und legst { $crew } ab, um neu zu ziehen.
draw-paid = Du zahlst { $paid } für eine weitere Karte.
job-scouted = Du zahlst { $paid } und kundschaftest Job { $number } aus: { $job }.
type-chosen = Du wählst den Typ zum Anlegen: { $crew }.
card-placed = { $is_paid ->
    [yes] Ein { $crew } geht für { $paid } zu Job { $number }, { $job }.
   *[no] Ein { $crew } geht zu Job { $number }, { $job }.
}
cards-discarded = Du legst { $crew } ab.
card-shuffled-in = Du zahlst { $paid } und mischst { $crew } in den nächsten Stapel.
card-kept = Du zahlst { $paid } und behältst { $crew }.
solo-turn-ended = { $is_clear ->
    [yes] Dein Zug endet.
   *[no] Dein Zug endet. Du legst { $discarded } ab.
}
jacks-spent = { $jacks ->
    [one] Du setzt bei Job { $number } ({ $job }) 1 Alleskönner ein.
   *[other] Du setzt bei Job { $number } ({ $job }) { $jacks } Alleskönner ein.
}
jacks-saved = { $left ->
    [one] Du hebst deinen letzten Alleskönner auf.
   *[other] Du hebst deine { $left } Alleskönner auf.
}
job-completed = Job { $number } ({ $job }) ist erledigt! Du bekommst { $payout }.
job-tokens-taken = Dazu nimmst du { $tokens }.
job-spoiled = { $cops ->
    [one] Job { $number } ({ $job }) ist erledigt, aber mit einem Cop darauf: keine Beute.
   *[other] Job { $number } ({ $job }) ist erledigt, aber mit { $cops } Cops darauf: keine Beute.
}
seized-token-removed = Du nimmst { $token } aus dem Spiel.
seized-token-returned = Du legst { $token } in den Tresor zurück.
job-turned-up = Du deckst Job { $number } auf: { $job }.
jobs-left-down = Du deckst keinen Job auf.
solo-round-ended = { $is_clear ->
    [yes] Runde { $round } ist vorbei. Alle Jobs sind erledigt.
   *[no] Runde { $round } ist vorbei. Nicht erledigt: { $jobs }.
}
cops-came-on-track = { $cops ->
    [one] Ein Cop! Jetzt { $on_track } auf der Leiste.
   *[other] { $cops } Cops! Jetzt { $on_track } auf der Leiste.
}
drive-bought = Du kaufst eine Festplatte für { $paid }.
drive-sale-closed = Du kaufst keine Festplatten mehr.
row-laid = { $has_rest ->
    [yes] In der Reihe: { $row }. Unter diesen sind die Verräter: { $rest }.
   *[no] In der Reihe: { $row }.
}
tokens-drawn = Du ziehst { $tokens }.
cops-sent-back = { $cops ->
    [0] Du schickst keinen Cop zurück.
    [one] Du schickst 1 Cop zurück in den Tresor.
   *[other] Du schickst { $cops } Cops zurück in den Tresor.
}
cops-bribed = { $cops ->
    [0] Du bestichst niemanden.
    [one] Du bestichst 1 Cop für { $paid }.
   *[other] Du bestichst { $cops } Cops für { $paid }.
}
bribe-token-paid = Du zahlst { $token }.
cop-put-on-card = Ein Cop kommt auf die Karte { $crew }.
token-put-on-card = Du legst { $token } auf die Karte { $crew }.
loot-taken = Du nimmst { $token }.
loot-declined = Du nimmst nichts.
token-removed = Du nimmst { $token } aus dem Spiel.
tokens-returned = Zurück in den Tresor: { $tokens }.
solo-busted = { $is_clear ->
    [yes] Erwischt!
   *[no] Erwischt! Du verlierst { $tokens }.
}
solo-fled = Du fliehst aus dem Tresor.
traitors-caught = { $count ->
    [0] Es gibt keine Verräter.
   *[other] { $is_clear ->
        [yes] Die Verräter: { $crew }. Sie nehmen nichts mit.
       *[no] Die Verräter: { $crew }. Sie kosten dich { $tokens }.
    }
}
artifacts-traded = { $artifacts ->
    [one] Du tauschst 1 Artefakt gegen einen Diamanten.
   *[other] Du tauschst { $artifacts } Artefakte gegen einen Diamanten.
}
diamond-bought = Du kaufst einen Diamanten für { $paid }.
market-closed = Der Schwarzmarkt schließt.
gold-counted = { $as_what ->
    [key] Der Goldbarren zählt als Datenschlüssel.
    [drive] Der Goldbarren zählt als Festplatte.
   *[bar] Der Goldbarren zählt als Barren.
}
solo-ended = { $won ->
    [yes] Du gewinnst mit { $score }!
   *[no] Du verlierst mit { $score }.
}

## Ablehnungen

solo-refused-now-strike = Wähle zuerst den Crewtyp, der streikt.
solo-refused-now-hire = Jetzt kannst du deine Hand ändern, auskundschaften oder den Typ zum Anlegen wählen.
solo-refused-now-place = Leg zuerst die Karten des gewählten Typs an. Nur Auskundschaften ist dazwischen erlaubt.
solo-refused-now-assign = Jetzt kannst du weitere Karten anlegen, einmischen, auskundschaften, Karten behalten oder deinen Zug beenden.
solo-refused-now-keep = Jetzt kannst du Karten behalten, auskundschaften oder deinen Zug beenden.
solo-refused-now-jacks = Setz jetzt Alleskönner ein oder heb sie auf.
solo-refused-now-seized = Entscheide zuerst, was aus den Markern auf dem Job wird.
solo-refused-now-turn-up = Deck zuerst einen verdeckten Job auf, oder keinen.
solo-refused-now-drives = Kauf jetzt Festplatten oder hör auf.
solo-refused-now-vault = Plündere den Tresor oder flieh.
solo-refused-now-keyed = Entscheide zuerst, wie viele Cops zurückgehen.
solo-refused-now-bribe = Entscheide zuerst, wie viele Cops du bestichst.
solo-refused-now-pay = Bezahl zuerst die Bestechung.
solo-refused-now-row-cop = Leg den Cop zuerst auf eine Karte der Reihe.
solo-refused-now-take = Nimm zuerst einen der gezogenen Marker, oder keinen.
solo-refused-now-row-token = Leg den Marker zuerst auf eine Karte der Reihe.
solo-refused-now-remove = Nimm zuerst einen der gezogenen Marker aus dem Spiel.
solo-refused-now-market = Handle auf dem Schwarzmarkt oder schließ ihn.
solo-refused-now-gold = Wähle zuerst, als was der Goldbarren zählt.
solo-refused-now-bosses = Wähle zuerst deinen Boss.
solo-refused-now-order = Wähle, welchen erledigten Job du als nächsten abhandelst.
solo-refused-icon-still-open = Diese Karte kannst du nicht ablegen: Ein offener Job hat noch ein freies Symbol ihres Typs.
solo-refused-no-card-of-type = Von diesem Typ hast du keine Karte.
solo-refused-no-next-deck = Das ist die letzte Runde. Es gibt keinen nächsten Stapel zum Einmischen.
solo-refused-last-turn = Im letzten Zug kannst du keine Karten behalten.
solo-refused-no-card-to-keep = Von diesem Typ hast du keine weitere Karte, die du behalten könntest.
solo-refused-fewer-cops-drawn = So viele Cops hast du nicht gezogen.
solo-refused-fewer-cops-bribable = So viele Cops kannst du nicht bestechen.
solo-refused-no-cash-tokens = Für so viele Bestechungen fehlen dir Bargeldmarker.
solo-refused-only-cash-bribes = Bestechen kannst du nur mit Bargeldmarkern.
solo-refused-no-such-cash-token = So einen Marker aus einer früheren Tresorrunde hast du nicht.
solo-refused-overpays = Du hast schon einen kleineren Marker bezahlt, der mit diesem überflüssig wäre.
solo-refused-begin-larger = Mit deinen kleineren Markern reicht es nicht für den Rest. Beginne mit einem größeren.
solo-refused-too-few-artifacts = Du hast nicht genug Artefakte für einen Diamanten.
solo-refused-type-not-in-hand = Wähle einen Typ, den du auf der Hand hast.
solo-refused-deck-empty = Der Crewstapel ist leer.
solo-refused-broke = Dafür fehlt dir das Bargeld.
solo-refused-no-face-up-job = Unter dieser Nummer liegt kein offener Job.
solo-refused-no-open-icon = Dieser Job hat kein freies Symbol dieses Typs.
solo-refused-scout-face-down = Auskundschaften kannst du nur einen verdeckten Job.
solo-refused-job-known = Diesen Job kennst du schon.
solo-refused-job-complete = Dieser Job ist schon erledigt.
solo-refused-too-few-jacks = Du hast weniger Alleskönner, als dieser Job freie Symbole hat.
solo-refused-not-to-settle = Abhandeln kannst du nur einen erledigten Job, der noch nicht abgehandelt ist.
solo-refused-not-on-job = Dieser Marker liegt nicht auf dem Job.
solo-refused-turn-up-face-down = Aufdecken kannst du nur einen verdeckten Job.
solo-refused-not-in-row = In der Reihe liegt keine Karte dieses Typs.
solo-refused-card-has-cop = Auf dieser Karte liegt schon ein Cop.
solo-refused-not-fewest = Auf einer anderen Karte der Reihe liegen weniger Marker.
solo-refused-vault-empty = Der Tresor ist leer.
solo-refused-not-drawn = Nehmen kannst du nur einen gezogenen Marker, der kein Cop ist.
solo-refused-remove-drawn = Nimm einen der übrigen gezogenen Marker aus dem Spiel.

## Gründe und Chancen

solo-reason-goals = Bisher: { $goals }.
solo-reason-rob = Mit { $safe } Wahrscheinlichkeit überstehst du die nächste Ziehung, wenn du so viel bestichst, wie du kannst. Bisher: { $goals }.
solo-reason-flee = { $reached ->
    [yes] Du hast das Ziel erreicht: { $goals }.
   *[no] Bisher: { $goals }.
}
solo-reason-extra = { $needs } Du hast { $cash }.
solo-reason-jacks = { $needs } Die Alleskönner springen ein.
solo-reason-choose = { $icons ->
    [one] Du legst { $crew } an. Dafür ist 1 Symbol frei.
   *[other] Du legst { $crew } an. Dafür sind { $icons } Symbole frei.
}
solo-reason-redraw = { $icons ->
    [one] Du hast { $crew } für 1 freies Symbol.
   *[other] Du hast { $crew } für { $icons } freie Symbole.
}{ $deck ->
    [0] {" "}Der Stapel dieser Runde ist leer.
    [one] {" "}Im Stapel dieser Runde ist noch 1 Karte.
   *[other] {" "}Im Stapel dieser Runde sind noch { $deck } Karten.
}
solo-reason-draw = Noch eine Karte zum Anlegen. Du hast { $cash }.{ $deck ->
    [0] {" "}Der Stapel dieser Runde ist leer.
    [one] {" "}Im Stapel dieser Runde ist noch 1 Karte.
   *[other] {" "}Im Stapel dieser Runde sind noch { $deck } Karten.
}
solo-reason-shuffle = { $icons ->
    [one] Du hast { $crew } für 1 freies Symbol. Vielleicht brauchst du das in der nächsten Runde.
   *[other] Du hast { $crew } für { $icons } freie Symbole. Vielleicht brauchst du das in der nächsten Runde.
}
solo-reason-keep = { $icons ->
    [one] Du hast { $crew } für 1 freies Symbol. Vielleicht brauchst du das im nächsten Zug.
   *[other] Du hast { $crew } für { $icons } freie Symbole. Vielleicht brauchst du das im nächsten Zug.
}
solo-reason-scout = Du siehst, was Job { $number } braucht, bevor du ihn aufdeckst. Du hast { $cash }.
solo-reason-turn-up = Ab dem nächsten Zug kannst du dort Crew anlegen.{ $deck ->
    [0] {" "}Der Stapel dieser Runde ist leer.
    [one] {" "}Im Stapel dieser Runde ist noch 1 Karte.
   *[other] {" "}Im Stapel dieser Runde sind noch { $deck } Karten.
}
solo-reason-end = Du zahlst nichts mehr für diese Hand.{ $deck ->
    [0] {" "}Der Stapel dieser Runde ist leer.
    [one] {" "}Im Stapel dieser Runde ist noch 1 Karte.
   *[other] {" "}Im Stapel dieser Runde sind noch { $deck } Karten.
}
solo-reason-strike = Alle Jobs zusammen brauchen diesen Typ { $needed }-mal: { $crew }.
solo-reason-bribe = { $left ->
    [one] Cops auf der Leiste: { $cops }. Noch einer, und du wirst erwischt. Bisher: { $goals }.
   *[other] Cops auf der Leiste: { $cops }. Noch { $left }, und du wirst erwischt. Bisher: { $goals }.
}
solo-odds-bust = Nächste Ziehung: { $risk } Risiko, erwischt zu werden, wenn du so viel bestichst, wie du kannst.
solo-odds-ahead = Ohne Bestechung: { $one } Chance auf eine weitere Runde, { $two } auf zwei, { $three } auf drei.

## Ergebnisse

solo-verdict-won = { $scenario }: Du gewinnst mit { $score }!
solo-verdict-cops = { $scenario }: Die Cops waren schneller. Du verlierst mit { $score }.
solo-verdict-lost = { $scenario }: Du verlierst mit { $score }. Gebraucht hättest du { $goals }.
solo-verdict-have = { $goal } (du hast { $have })
