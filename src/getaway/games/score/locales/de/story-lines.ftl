# Geschichten der automatischen Spielleitung: was in jedem Coup zwischen den Szenen gesagt wird.

## Der Ort

story-lines--place = Ihr habt euch den Ort von allen Seiten angesehen: { $space }, Stockwerke: { $floors }. Er hat zurückgesehen.
story-lines--place_moving = Wo es losfuhr: { $space }, Stockwerke: { $floors }. Das liegt hinter ihm. Es hat Türen, Schlösser und Leute, aber es steht nicht still.
story-lines--place_one_public-1 = Ein einziges Stockwerk, offen für alle, die sich die Füße abtreten.
story-lines--place_one_public-2 = Alles auf einer Ebene, und die Tür steht allen offen.
story-lines--place_one_private = Ein Stockwerk, privat, mit einer Fußmatte, auf der nicht „Willkommen“ steht.
story-lines--place_two_public = Zwei Stockwerke. Das untere ist für alle da, vor der Treppe zum oberen hängt eine Kordel.
story-lines--place_two_private = Zwei Stockwerke, beide privat. Wer keinen Schlüssel hat, hat hier nichts verloren.
story-lines--place_three_public = Drei Stockwerke. Das erste darf man sehen, das zweite bewundern, das dritte sich vorstellen.
story-lines--place_three_private = Drei Stockwerke, und keins davon für Fremde.
story-lines--place_many_public = So viele Stockwerke, dass der Aufzug ein zweites Lied spielt. Das Publikum steigt beim ersten aus.
story-lines--place_many_private = Ein Turm von einem Haus, privat vom Keller bis zur Fahnenstange.

story-lines--crowd_none = Keine Seele weit und breit, die hier nicht arbeitet.
story-lines--crowd_few = Sonst sind ein, zwei Leute da. Ihr könntet euch ihre Namen merken.
story-lines--crowd_light = Eine Handvoll Leute, weit verstreut. Alle haben ein Telefon.
story-lines--crowd_some = So viele Leute wie an jedem gewöhnlichen Tag.
story-lines--crowd_busy = Es ist viel los. Immer ist jemand im Weg, manchmal sich selbst.
story-lines--crowd_dense = Leute, Schulter an Schulter. Ihr könntet das Haus stehlen, und man würde euch bitten, nicht zu drängeln.

story-lines--wrong = Und dann, bevor jemand etwas angefasst hat, geht der Alarm los. Einer hat geredet oder sich an etwas angelehnt.

## Der Alarm und die Wache

story-lines--alarm_none = Es gibt keinen Alarm. Ihr seht zweimal nach, denn das kann nicht stimmen.
story-lines--alarm_easy = Ein Alarm aus dem Katalog, mit den passenden Schlössern. Hier hat jemand gespart, damit ihr verdient.
story-lines--alarm_standard = Der Alarm ist, was so ein Haus eben hat: gut genug für die Versicherung.
story-lines--alarm_layers = Ein Alarm hinter dem anderen, wie bei einer Zwiebel. Ein paar Tränen kostet es auch.
story-lines--alarm_feds = An der Wand hängt ein grauer Kasten mit einem amtlichen Siegel. Was er hört, hören die Bundesbehörden.
story-lines--alarm_unseen = Keine Glocken, keine Lichter. Ein scharfes Bild von einem Gesicht, und es ist vorbei. Lasst euch gar nicht erst sehen.

story-lines--security_mall = Die Wache besteht aus einem Klappstuhl, einer Taschenlampe und { $guard } mit einem Brötchen.
story-lines--security_light = Leichte Bewachung: { $guard } und ein paar andere, die Waffen tragen wie andere Leute Schirme, für alle Fälle.
story-lines--security_cops = Ordentliche Wachleute, wie überall, wo es etwas zu verlieren gibt. { $guard } hat schon Diebe gesehen und denkt gern daran zurück.
story-lines--security_trained = Die Leute von { $guard } lehnen sich nirgends an. Sie sind gut ausgebildet und gut ausgeschlafen.
story-lines--security_gangsters = Die Wache trägt gute Anzüge schlecht. { $guard } war nie bei der Polizei, nur in ihren Akten.
story-lines--security_feds = Knopf im Ohr, flache Schuhe, kein Lächeln: { $guard } und die anderen kommen vom Bund.

## Dazwischen

story-lines--declined-1 = { $client } wollte auch noch das: { $subgoal }. Ihr habt gesagt: eins nach dem anderen.
story-lines--declined-2 = Es war von einem Bonus die Rede ({ $subgoal }). Ihr macht den Job und nur den Job.
story-lines--back-1 = Das wäre erledigt. Also, wo wart ihr?
story-lines--back-2 = Eine Sorge weniger. Die erste ist noch da.
story-lines--back-3 = Zurück zur Sache. Sie ist inzwischen nicht kleiner geworden.
story-lines--second = Ein Job ist getan. Der Wagen ist halb voll, und die zweite Hälfte des Plans steckt noch im Umschlag.

story-lines--echo_scratched = Eine Meldung über Funk: Kratzer an einem Schloss. { $guard } lässt jetzt auch die anderen prüfen.
story-lines--echo_glimpsed = Jemand beschreibt jemandem jemanden, mit beiden Händen. Die Größe stimmt.
story-lines--echo_traced = Irgendwo listet eine Maschine auf, was heute angefasst wurde. Ihr steht auf Seite eins.
story-lines--echo_doubted = Zwei Leute vergleichen, was ihr ihnen erzählt habt. Es passt nicht ganz zusammen.
story-lines--echo_dropped = Jemand fegt auf, was euch hinuntergefallen ist, hört dann auf zu fegen und sieht es sich an.
story-lines--echo_winded = Ihr seid außer Atem, und der Tag ist nicht vorbei.
story-lines--echo_loud = Das war zu laut: Jetzt sind alle alarmiert. Ihr flüstert trotzdem.
story-lines--echo_friend = { $guard } nickt euch quer durch den Raum zu, wie man unter Kollegen nickt.
story-lines--echo_scared = { $guard } sieht euch, erinnert sich und muss plötzlich einen Schuh binden.
story-lines--echo_wary = { $guard } ist wieder da, sieht euch alle einen Moment zu lange an und sagt nichts.
story-lines--echo_down = { $guard } liegt noch da, wo ihr { $guard } gelassen habt. Das war Glück und hält nicht.
story-lines--echo_dead = Jemand ruft nach { $guard }, Zimmer für Zimmer. Von { $guard } kommt keine Antwort mehr.
story-lines--echo_hurt = Ihr geht nicht mehr so gerade, wie ihr gekommen seid. Man bietet euch schon Stühle an.
story-lines--echo_calm = Bis jetzt ist nichts schiefgegangen. Das macht euch nervös.

story-lines--trouble_patrol-1 = { $guard } ändert die Runden. Von nun an gehen sie zu zweit.
story-lines--trouble_patrol-2 = { $guard } zählt die Anwesenden und kommt auf eine Zahl, die nicht im Buch steht.
story-lines--trouble_phone = Hinter einer Tür klingelt ein Telefon. Jemand hebt ab und wiederholt eure Beschreibung, Wort für Wort.
story-lines--trouble_doors = Türen, die offen standen, werden geschlossen, eine nach der anderen, und jemand pfeift dabei.
story-lines--trouble_witness-1 = Eine Frau mit grünem Hut hat es gesehen und erzählt es allen, und sie erzählt gut.
story-lines--trouble_witness-2 = Drei Telefone filmen. Eins davon sendet schon.
story-lines--trouble_empty = Für dieses Geräusch war es zu still. Lichter gehen an, wo niemand sein sollte.
story-lines--trouble_car = Draußen hält ein Streifenwagen. Die zwei darin packen belegte Brote aus, mit Blick auf euren Wagen.
story-lines--trouble_radio = Im Funk wechseln die Stimmen auf einen Kanal, den ihr nicht hört.
story-lines--trouble_moving = Es ändert die Strecke. Am Steuer hat man gesagt bekommen, dass es eilt.
story-lines--trouble_loud = Sirenen, und nicht nur aus einer Richtung.
story-lines--trouble_kit = Eine eurer Taschen reißt. Es ist die mit dem Werkzeug, das ihr als Nächstes braucht.

## Das Ende

story-lines--missed = Was ihr nie zu sehen bekommen habt ({ $missed }), bleibt für die Nächsten.
story-lines--missed_arrested = In der Akte, aus der man euch später vorliest, steht auch, was sonst noch auf euch gewartet hat ({ $missed }).
story-lines--result_done = Der Job ist erledigt. Nach dem Plan sieht er nicht aus, aber er ist erledigt.
story-lines--result_failed = Ihr kommt mit eurem Werkzeug nach Hause, mit dem Leben und sonst mit nichts.
story-lines--result_arrested = Was ihr wolltet, kommt in eine Tüte mit Etikett, und ihr kommt in ein Auto ohne Türgriffe.
story-lines--subgoal_met = Und der Bonus gehört euch: Ihr habt getan, worum man euch nebenbei bat. Eine Weile sucht euch niemand.
story-lines--subgoal_unpaid = Worum man euch nebenbei bat, habt ihr getan. Für das Nebenbei allein zahlt niemand.
story-lines--subgoal_missed = Der Bonus bleibt, wo er ist. Ihr hattet anderes im Kopf.

story-lines--memory_dead = Für { $guard } wird es Blumen geben, von Leuten, die nie erfahren, warum.
story-lines--memory_friend = { $guard } erzählt der Polizei von einem netten Menschen mit einer guten Geschichte. Mehr erzählt { $guard } nicht.
story-lines--memory_killed = Jemand ist nicht nach Hause gegangen. Ihr redet nicht darüber, und zwar laut.
story-lines--memory_fought-1 = Eure Knöchel werden eine Woche brauchen.
story-lines--memory_fought-2 = Es wird eine Rechnung für Möbel geben und niemanden, dem man sie schicken kann.
story-lines--memory_hurt = In einer Praxis flickt jemand, was von euch zu flicken ist, und fragt nichts.
story-lines--memory_wiped = Auf den Aufnahmen ist der Gang leer, den ganzen Tag. Er sah nie besser aus.
story-lines--memory_loud = Die halbe Stadt hat euch gehört. Sie kann sich nicht einigen, was.
story-lines--memory_quiet = Es vergehen Stunden, bis jemand die erste Frage stellt.
story-lines--memory_doubted = Jemand dort sagt, an euch sei vom ersten Wort an etwas seltsam gewesen. Gefragt hatte niemand.
story-lines--memory_traced = In der Technik druckt jemand aus, was euer Besuch in den Maschinen hinterließ, und heftet es ab.
story-lines--memory_scratched = Vom Schlüsseldienst heißt es: Profis. Na ja, fast.
story-lines--memory_glimpsed = Von euch gibt es eine Zeichnung, von jemandem mit Fantasie.
story-lines--memory_plain-1 = Morgen ist es eine kleine Notiz auf Seite sieben.
story-lines--memory_plain-2 = Hinter euch fegt jemand auf. Bald ist nichts mehr zu sehen, und man kommt, um es zu sehen.

story-lines--end_done-1 = Der Wagen biegt um die Ecke, und die Straße ist wieder nur eine Straße. Job erledigt.
story-lines--end_done-2 = Bis zur zweiten Brücke sagt niemand etwas. Dann reden alle. Job erledigt.
story-lines--end_done-3 = An der nächsten Ampel fängt jemand an zu lachen, und es steckt an. Job erledigt.
story-lines--end_loud-1 = Die Sirenen fahren in die andere Richtung. Das tun sie meistens, wenn man für die Richtung bezahlt. Job erledigt.
story-lines--end_loud-2 = Ihr wechselt den Wagen, die Kennzeichen und das Thema. Job erledigt.
story-lines--end_failed-1 = Die Gelegenheit ist weg, und solche Gelegenheiten hinterlassen keine Adresse.
story-lines--end_failed-2 = Es hat zu lange gedauert. Was ihr wolltet, ist nicht mehr zu haben.
story-lines--end_arrested-1 = Hände aufs Autodach, Beine auseinander. Wenigstens fährt jetzt jemand anders.
story-lines--end_arrested-2 = „Wir hatten einen Plan“, sagt ihr. „Wir auch“, sagt die Person mit den Handschellen.
story-lines--end_given_up-1 = Ihr kehrt um, solange es noch etwas zum Umkehren gibt.
story-lines--end_given_up-2 = Wer heute geht, kann morgen wieder stehlen. So sagt man, oder sollte man.

## Ärger kurz vor dem Ende

story-lines--trouble_out-1 = Über den Dächern kreist ein Hubschrauber und lässt sich Zeit.
story-lines--trouble_out-2 = Auf der Straße, die eure sein sollte, steht jetzt eine Sperre.
story-lines--trouble_out-3 = Jemand hat den Wagen fotografiert, mitsamt Kennzeichen.
story-lines--trouble_out-4 = Die Straßen ringsum sind plötzlich voller Leute, die in Gesichter sehen.
story-lines--trouble_take-1 = Ausgerechnet jetzt drückt jemand von der anderen Seite die Klinke.
story-lines--trouble_take-2 = Schritte halten vor der Tür. Sie gehen nicht weiter.
story-lines--trouble_take-3 = Ein Telefon klingelt, niemand hebt ab, es klingelt wieder. Gleich kommt jemand nachsehen.
