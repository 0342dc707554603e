# Was nur die Seite einer mitspielenden Person über Score sagt.

tab-story = Szene
tab-job = Coup
phase-first = Vor dem Coup
status = Stand der Dinge
the-roll = Der Wurf
a-roll = Ein Wurf
dice-fall = Die Würfel fallen …
approaches = Mögliche Ansätze
story-earlier = Bisher in diesem Coup
story-less = Nur diese Szene
no-sheet = Hier wird der Bogen deiner Figur liegen.
seat-lost = nicht verbunden

## Ein Wurf

roll-now = Würfeln
pool-dice = { $cool ->
    [one] 1 Coolness-Würfel
   *[other] { $cool } Coolness-Würfel
}, { $heat ->
    [one] 1 Hitze-Würfel
   *[other] { $heat } Hitze-Würfel
}
pool-take = Tippen: Planwürfel dazunehmen
pool-take-one = Einen Planwürfel dazunehmen
pool-put-back = Einen Planwürfel zurücklegen
pool-taken = { $dice ->
    [one] 1 Planwürfel dabei
   *[other] { $dice } Planwürfel dabei
}
pool-left = noch { $dice }
pool-risk = Risiko { $share }

## Der Coup

no-job = Noch kein Coup
no-job-automatic = Wenn der Coup beginnt, steht hier, was du darüber weißt.
no-job-help = Wenn die Spielleitung einen Coup beginnt, steht hier, was ihr darüber wisst.
known = Was ihr wisst
system-reached-here = Das Sicherheitssystem gehört euch.

## Eine Figur erschaffen

criminal-name = Name
first-advance = Erstes Talent
portrait = Bild
look = Aussehen
suggestions = Vorschläge
portrait-none = das Zeichen der Klasse
portrait-spy = Agent
portrait-sunglasses = Sonnenbrille
portrait-top-hat = Zylinder
portrait-mustache = Schnurrbart
portrait-beard = Bart
portrait-billed-cap = Kappe
portrait-hoodie = Kapuzenpulli
portrait-nun-face = Nonne
portrait-woman-elf-face = spitze Ohren
portrait-bandit = Bandit
portrait-domino-mask = Maske
portrait-fox-head = Fuchs
portrait-owl = Eule
portrait-rabbit-head = Hase
portrait-cyborg-face = Cyborg
portrait-strong-man = starke Arme

## Was wartet

waiting-attempts = Wartet
waits-for-gm = wartet auf die Spielleitung
waits-turn = würfelt als Nächstes gegen { $difficulty }
roll-helped = · mit Hilfe von { $names }

## Der Vorhang

curtain-heist = Coup { $number }
curtain-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
curtain-changed = Was es gekostet und gebracht hat
curtain-figure = { $figure }: vorher { $before }, jetzt { $now }
curtain-paid = { $name } hat mit { $heat } Hitze bezahlt.
curtain-cooled = { $name } kommt kühler davon: { $heat } Hitze weniger.
curtain-goal = { $goal ->
    [cool] Coolness-Ziel erreicht
   *[heat] Hitze-Ziel erreicht
}
curtain-no-goal = Kein Ziel erreicht
curtain-happened = Was geschah
curtain-advances = { $name }: ein neues Talent
curtain-advances-help = Zwischen zwei Coups darfst du eines nehmen, ob gewonnen oder verloren. Es kostet { $cost } Hitze.
curtain-learn = { $ability } lernen
curtain-cost = { $cost ->
    [0] kostenlos
   *[other] −{ $cost } Hitze
}
curtain-next = Der nächste Coup
curtain-next-auto = Er ist vorbereitet. Beginnt ihn, wenn alle gelernt haben, was sie lernen wollen.
curtain-next-seat = Die Spielleitung bereitet ihn vor. Lernt bis dahin, was ihr lernen wollt.
curtain-go-on = Nächsten Coup vorbereiten
curtain-away = Vorhang wegräumen

## Papiere auf dem Tisch

people = Personen
person-wish = Will: { $want }
boundaries = Grenzen und Schleier
boundaries-help = Was hinter einer Grenze liegt, kommt in dieser Geschichte nicht vor. Was hinter einem Schleier liegt, geschieht ungesehen. Alle dürfen jederzeit etwas dazuschreiben oder streichen, und niemand sieht, wer.
boundaries-lines = Grenzen
boundaries-veils = Schleier
spotlight = { $turns ->
    [0] noch nicht im Rampenlicht
    [one] einmal im Rampenlicht
   *[other] { $turns }-mal im Rampenlicht
}
clock-long = bleibt nach dem Coup
throw-dice = Für irgendetwas würfeln
thrown = { $has_why ->
    [yes] { $seat } würfelt: „{ $why }“
   *[no] { $seat } würfelt
}

## Der Tisch auf einem Bildschirm

screen-stash = Planwürfel
screen-crew = Die Crew
screen-waits = Die Crew macht sich bereit.
