# Was nur die Seite einer mitspielenden Person über Score sagt.

tab-story = Szene
tab-job = Coup
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
