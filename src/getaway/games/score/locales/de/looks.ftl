# Wie eine neue Figur aussieht: Vorschläge, und die Namen der Bilder.

look-suit = ein guter Anzug, getragen wie ein besserer
look-smile = ein Lächeln, das Türen öffnet
look-rings = an jedem Finger ein Ring
look-scarf = Seidenschal, und keine Eile
look-grey = graue Kleidung, an die sich niemand erinnert
look-gloves = dünne schwarze Handschuhe, sommers wie winters
look-shadow = immer in der Ecke des Raums
look-quiet = leise Schuhe, wenige Worte
look-overalls = Overall einer Firma, die es nicht gibt
look-goggles = die Schutzbrille ins Haar geschoben
look-cables = die Taschen voller Kabel
look-hood = Kapuze, Bildschirm, kalter Kaffee
look-leather = eine alte Lederjacke
look-scar = eine Narbe mit drei verschiedenen Geschichten
look-knuckles = getapte Knöchel
look-boots = schwere Stiefel, die man zu spät hört

no-such-portrait = Ein Bild „{ $portrait }“ gibt es nicht.
