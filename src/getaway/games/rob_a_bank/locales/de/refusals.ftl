# Warum ein Zug nicht möglich ist.

refuse-turn-first = Manche Räume sind nicht erreichbar. Erst dreht die Bank ein Plättchen mit Wand.
refuse-pick-first = Wähle zuerst das Plättchen, das du drehen willst.
refuse-turn = So gedreht wären manche Räume immer noch nicht erreichbar.
refuse-picked = Du hast ein Plättchen gewählt. Wähle jetzt, wie weit du es drehst.
refuse-no-wall = Das Plättchen in diesem Raum hat keine Wand.
refuse-turned-already = Dieses Plättchen hast du schon gedreht. Wähle ein anderes.
refuse-tile = { $more ->
    [0] Mit diesem Plättchen lassen sich nicht alle Räume verbinden.
    [one] Mit diesem und einem weiteren Plättchen lassen sich nicht alle Räume verbinden.
   *[other] Mit diesem und { $more } weiteren Plättchen lassen sich nicht alle Räume verbinden.
}
refuse-car-opposite = Der Wagen beginnt gegenüber dem Raum der Räuber.
refuse-car-first = Erst stellen die Räuber den Fluchtwagen auf.

refuse-planning = Das ist die Planung: Leg eine Karte. Ihre Aktionen kommen später.
refuse-deck = { $side ->
    [bank] Jetzt legt die Bank eine Karte. Diese ist aus dem Deck eines Räubers.
   *[robber] Jetzt legt ein Räuber eine Karte. Diese ist aus dem Deck der Bank.
}
refuse-not-in-hand = Diese Karte ist nicht auf der Hand.

refuse-not-on-card = Diese Aktion steht nicht auf der Karte.
refuse-either-used = Die Karte gibt dir eines von beiden, und das hast du schon genutzt.
refuse-action-done = Diese Aktion der Karte hast du schon ausgeführt.
refuse-must-act = Auf der Karte ist noch etwas möglich. Führ es aus, bevor du den Zug beendest.

refuse-bank-turn = Die Bank ist dran, und das ist keine Aktion der Bank.
refuse-revive-late = Die Bank kann ihre Karte nur vor der ersten Aktion verfallen lassen.
refuse-revive-none = Die Bank kann ihre Karte nur verfallen lassen, wenn eine Wache bewusstlos ist.
refuse-guards = Mit so vielen Mitspielenden gibt es nur { $guards } Wachen.
refuse-guard-unconscious = Diese Wache ist bewusstlos.
refuse-guard-move = Eine Wache geht in einen benachbarten Raum, nicht diagonal und nicht durch eine Wand.
refuse-guard-returns = Eine Wache, die sich bewegt hat, kann den Zug nicht dort beenden, wo sie begann.
refuse-guard-stuck = Danach müsste eine Wache mit der nächsten Bewegung dorthin zurück, wo sie begann.
refuse-robbers = Mit so vielen Mitspielenden gibt es nur { $robbers } Räuber.
refuse-robber-unconscious = Dieser Räuber ist schon bewusstlos.
refuse-no-guard-there = In diesem Raum ist keine Wache bei Bewusstsein.
refuse-no-alarm-there = Der Alarm ist weg oder schon gesperrt.
refuse-no-bag-there = Dort liegt kein Geldsack, den du sperren könntest. Getragene lassen sich nicht sperren.
refuse-no-tackle = Keine Wache hat einen Räuber vor sich: Beide müssen im selben Raum und bei Bewusstsein sein.
refuse-no-lock = Wo eine Wache bei Bewusstsein ist, gibt es nichts zu sperren.

refuse-robber-turn = Ein Räuber ist dran, und das ist keine Aktion eines Räubers.
refuse-robber-move = Ein Räuber geht in einen benachbarten Raum, nicht diagonal und nicht durch eine Wand.
refuse-ducts = Der Luftschacht führt in einen anderen Raum.
refuse-guarded = Im Raum ist eine Wache bei Bewusstsein.
refuse-no-bag-here = In diesem Raum liegt kein Geldsack zum Aufheben.
refuse-no-locked-bag = In diesem Raum ist kein gesperrter Geldsack.
refuse-no-locked-alarm = In diesem Raum ist kein gesperrter Alarm.
refuse-guard-elsewhere = Diese Wache ist in einem anderen Raum.
refuse-guard-down = Diese Wache ist schon bewusstlos.
refuse-no-spray = In diesem Raum ist keine Wache bei Bewusstsein.
refuse-free-used = Du hast eine freie Aktion pro Zug, und die ist verbraucht.
refuse-nothing-carried = Dieser Räuber trägt keinen Geldsack.
refuse-wall-to-car = Zwischen diesem Raum und dem Wagen ist eine Wand.
refuse-car-elsewhere = Der Wagen steht nicht vor diesem Raum.
refuse-pass-to-self = Ein Räuber kann keinen Geldsack an sich selbst weitergeben.
refuse-alone = In diesem Raum ist sonst niemand aus dem Team.
refuse-robber-elsewhere = Dieser Räuber ist in einem anderen Raum.
refuse-receiver-down = Dieser Räuber ist bewusstlos.
refuse-alarm-out = In dieser Runde gibt es keinen Alarm mehr auszulösen.
refuse-alarm-elsewhere = Der Alarm ist in einem anderen Raum.
refuse-alarm-locked = Der Alarm ist gesperrt.
