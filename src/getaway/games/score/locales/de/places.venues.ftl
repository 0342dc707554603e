# Einzelheiten je nach Art des Ortes, und Einträge, die im Zusammenhang anders lauten.

venue-shop-floors-one = Ein Stockwerk: vorn der Verkauf, hinter dem Vorhang das Hinterzimmer.
venue-shop-floors-two = Zwei Stockwerke: unten der Verkauf, oben Werkstatt und Büro.
venue-shop-floors-three = Drei Stockwerke: Verkauf, Termine, und Kundschaft, die keinen Termin braucht.
venue-shop-floors-many = Vier oder mehr Stockwerke: Eins gehört dem Geschäft, und alle darüber sehen auf euren Ausgang.

venue-shop-space-public = Hinein darf, wer will, und wer will, kommt auch.
venue-shop-space-private = Nur mit Termin: klingeln, in die Kamera lächeln und auf die zweite Tür warten.

venue-shop-civilians-none = Heute keine Kundschaft. Wer drin ist, wird dafür bezahlt.
venue-shop-civilians-few = Eine einzige Person im Laden, und die kann sich nicht entscheiden.
venue-shop-civilians-light = Ein paar Leute schauen sich um, ein Paar sucht Ringe aus.
venue-shop-civilians-some = Ein normaler Tag: an jedem Tresen jemand, keine Schlange.
venue-shop-civilians-busy = Ausverkauf. Vor den Vitrinen steht man in zwei Reihen.
venue-shop-civilians-dense = Jemand Berühmtes kauft ein, und die ganze Straße schaut zu.

venue-shop-alarm-none = Eine Glocke an der Tür, und sonst klingelt hier nichts.
venue-shop-alarm-easy = Ein Tastenfeld mit vier blanken Ziffern und Schlösser aus dem Baumarkt.
venue-shop-alarm-standard = Vitrinen, Tür und Hinterzimmer hängen an einem Stromkreis, einmal im Monat geprüft.
venue-shop-alarm-layers = Hinter den Türkontakten Erschütterungsmelder, dahinter ein Zeitschloss am Tresor.
venue-shop-alarm-feds = Hier werden Steine eingeführt, die das FBI gern im Auge behält. Die Leitung führt direkt dorthin.
venue-shop-alarm-unseen = Ein fremdes Gesicht in der Kamera, und die Gitter fallen. Seid nicht dieses Gesicht.

venue-shop-security-mall = Eine einzige Wache mit Trillerpfeife und sehr gutem Stuhl.
venue-shop-security-light = Zwei Wachen mit Holster, die Schichten und belegte Brote tauschen.
venue-shop-security-cops = Bewaffnete Wachen an beiden Türen und ein Streifenwagen, der die Straße kennt.
venue-shop-security-trained = Ehemalige Militärs in guten Anzügen, die so stehen, dass sie sich gegenseitig sehen.
venue-shop-security-gangsters = Die Verwandtschaft hilft aus. Niemand hat darum gebeten.
venue-shop-security-feds = Gegen das Geschäft wird ermittelt, und das halbe Personal ist vom FBI.

venue-auction-floors-one = Ein Stockwerk: Saal, Bühne und eine Küche, auf die niemand achtet.
venue-auction-floors-two = Zwei Stockwerke: unten wird geboten, oben besichtigt.
venue-auction-floors-three = Drei Stockwerke: besichtigen, bieten, und die Zimmer, in denen bezahlt wird.
venue-auction-floors-many = Vier oder mehr Stockwerke eines Grandhotels. Die Auktion hat das oberste.

venue-auction-space-public = Hinein kommt, wer einen Katalog hat, und ein Katalog kostet vierzig Dollar.
venue-auction-space-private = Nur mit Einladung. Namen werden von einer Liste gelesen, und die ist kurz.

venue-auction-civilians-none = Geboten wird am Telefon. Wer im Saal ist, steht auf der Gehaltsliste.
venue-auction-civilians-few = Drei Bietende, die einander verachten.
venue-auction-civilians-light = Ein Dutzend Bietende, so verteilt, dass man die Hände der anderen nicht sieht.
venue-auction-civilians-some = Der übliche Saal: Sammlungen, Handel, und zwei sind wegen der Häppchen da.
venue-auction-civilians-busy = Alle Stühle sind besetzt, und an den Wänden wird gestanden.
venue-auction-civilians-dense = Presse, Bietende, deren Gefolge und eine Schlange auf der Treppe.

venue-auction-alarm-none = Die Versicherung findet, dass so viele Handys im Saal Alarm genug sind.
venue-auction-alarm-easy = Eine gemietete Anlage, noch mit dem Passwort der Verleihfirma.
venue-auction-alarm-standard = Jedes Los steht auf einer Platte. Wird es angehoben, erfährt es jemand.
venue-auction-alarm-layers = Sockel, Vitrine, Saal, Türen: vier Alarme von vier Firmen.
venue-auction-alarm-feds = Letztes Jahr wurde die Auktion ausgeraubt. Dieses Jahr hat das FBI eine eigene Leitung.
venue-auction-alarm-unseen = Am Eingang wurde jedes Gesicht fotografiert. Eins, das nicht in der Kartei ist, beendet den Abend.

venue-auction-security-mall = Zwei Leute am Einlass, ausgesucht nach ihren Handschuhen.
venue-auction-security-light = Wachen an den Türen mit dem Auftrag, teuer auszusehen.
venue-auction-security-cops = Polizei am freien Abend, besser bezahlt als im Dienst.
venue-auction-security-trained = Die eigenen Leute des Auktionshauses, die diesen Saal hundertmal abgeschritten haben.
venue-auction-security-gangsters = Jemand von den Bietenden hat Freunde mitgebracht, und die haben Taschen dabei.
venue-auction-security-feds = Jemand von den Bietenden steht unter Schutz, und Leute vom FBI halten Bieterkarten.

venue-truck-floors-one = Ein einzelnes Fahrzeug, sonst keins.
venue-truck-floors-two = Zwei Fahrzeuge: das richtige, und dahinter die Begleitung.
venue-truck-floors-three = Drei Fahrzeuge: eins vorn, eins hinten, das richtige in der Mitte. Vermutlich.
venue-truck-floors-many = Eine Kolonne aus vier oder mehr, und an jeder Ampel tauschen sie die Plätze.

venue-truck-space-public = Offene Straße, mit allen, die darauf fahren, und allen, die filmen.
venue-truck-space-private = Eine gesperrte Strecke: freie Spuren, und Tore, die nur für sie aufgehen.

venue-truck-civilians-none = Eine leere Straße. Die einzigen Scheinwerfer sind ihre und eure.
venue-truck-civilians-few = Ab und zu ein Nachtbus.
venue-truck-civilians-light = Wenig Verkehr, und der will nach Hause.
venue-truck-civilians-some = Der übliche Verkehr im üblichen Tempo.
venue-truck-civilians-busy = Berufsverkehr: Sie kommen nicht von euch weg und ihr nicht von ihnen.
venue-truck-civilians-dense = Ein Umzug kreuzt die Strecke, und am Steuer weiß man nichts davon.

venue-truck-alarm-none = Kein Sender. Kommt es nicht an, fällt das bis zum Abend jemandem auf.
venue-truck-alarm-easy = Ein Peilsender aus dem Katalog, unter die Stoßstange geklebt.
venue-truck-alarm-standard = Peilsender, Notrufknopf und alle zehn Minuten ein Anruf in der Zentrale.
venue-truck-alarm-layers = Peilsender, Zeitschlösser an den Türen und ein Motor, den die Zentrale abstellen kann.
venue-truck-alarm-feds = Jeder Halt wird sofort dem FBI gemeldet.
venue-truck-alarm-unseen = Wer zweimal im Rückspiegel auftaucht, ändert die Strecke. Taucht gar nicht erst auf.

venue-truck-security-mall = Nur die Person am Steuer, und die nahm den Job wegen des Radios.
venue-truck-security-light = Eine Person fährt, eine passt auf, beide bewaffnet, beide gelangweilt.
venue-truck-security-cops = Eine Wachmannschaft, die während der Fahrt nie aussteigt.
venue-truck-security-trained = Eine Begleitung, die genau für diese Straße trainiert.
venue-truck-security-gangsters = Motorräder vorn und hinten, mit Aufnähern auf den Jacken. Sie wurden nicht angeheuert. Sie haben sich gemeldet.
venue-truck-security-feds = Bundesbeamte in Autos, die aussehen wie alle anderen.

venue-front-floors-one = Ein Stockwerk: vorn die Bar, hinten die Karten.
venue-front-floors-two = Zwei Stockwerke: unten das Geschäft, oben die Familie.
venue-front-floors-three = Drei Stockwerke, und für jedes gilt eine eigene Regel, wer hinaufdarf.
venue-front-floors-many = Vier oder mehr Stockwerke. Sie haben das ganze Haus gekauft, damit niemand über ihnen wohnt.

venue-front-space-public = Öffentlich zugänglich. Die meisten kommen einmal.
venue-front-space-private = Nur für Mitglieder, und die kennen gegenseitig ihre Mütter.

venue-front-civilians-none = Heute keine Fremden. Wer drin ist, gehört dazu.
venue-front-civilians-few = Ein Stammgast, am Tisch eingeschlafen.
venue-front-civilians-light = Ein paar Leute, die wirklich wegen des Essens kommen.
venue-front-civilians-some = Gut besucht: zur Hälfte Gäste, zur Hälfte Personal, das nie etwas trägt.
venue-front-civilians-busy = Volles Haus. Irgendwer aus der Verwandtschaft heiratet.
venue-front-civilians-dense = Das ganze Viertel ist da und erweist seine Ehre.

venue-front-alarm-none = Kein Alarm. Wer wäre schon so dumm?
venue-front-alarm-easy = Eine Kamera, die seit der letzten Schlägerei an die Decke schaut.
venue-front-alarm-standard = Kameras, und ein Teenager, der fürs Hinschauen bezahlt wird.
venue-front-alarm-layers = Ein Wachposten, ein Summer, eine Stahltür und jemand Großes dahinter.
venue-front-alarm-feds = Das FBI hat hier seit Monaten alles verwanzt und hört live mit.
venue-front-alarm-unseen = Hier kennt man jedes Gesicht. Ein fremdes an der falschen Tür genügt.

venue-front-security-mall = Die Schläger haben frei. Jemand passt auf die Mäntel auf.
venue-front-security-light = Zwei, die von Beruf in Türrahmen lehnen.
venue-front-security-cops = Polizei, außer Dienst und auf der Gehaltsliste.
venue-front-security-trained = Profis, angeheuert nach den Letzten, die es versucht haben.
venue-front-security-gangsters = Die ganze Truppe: Verwandte, alte Freunde, und was unter der Bar liegt.
venue-front-security-feds = Eine Razzia steht bevor. Der Lieferwagen gegenüber ist nicht eurer.

venue-home-floors-one = Ein Stockwerk, und jedes Fenster liegt auf Kletterhöhe.
venue-home-floors-two = Zwei Stockwerke und eine Treppe, die an der falschen Stelle knarrt.
venue-home-floors-three = Drei Stockwerke: Gäste, Familie und unterm Dach das Personal.
venue-home-floors-many = Vier oder mehr Stockwerke und ein Aufzug, der spricht.

venue-home-space-public = Kein Zaun, kein Tor: Bis zur Tür darf, wer will, und klingeln auch.
venue-home-space-private = Privatgrund. Auf dem Schild steht es zweimal.

venue-home-civilians-none = Niemand da. Vermutlich.
venue-home-civilians-few = Eine Person, vor dem Fernseher eingeschlafen.
venue-home-civilians-light = Zwei Leute beim Essen, die nicht miteinander reden.
venue-home-civilians-some = Die Familie ist da, mit allem, was Familien so tun.
venue-home-civilians-busy = Kindergeburtstag: Freunde, Eltern und ein Clown, der das Bad sucht.
venue-home-civilians-dense = Eine Party. Wer sich beschweren kam, ist geblieben.

venue-home-alarm-none = Ein Aufkleber am Fenster sagt, dass es einen Alarm gibt. Es gibt einen Aufkleber.
venue-home-alarm-easy = Eine Klingel mit App, und der Ersatzschlüssel liegt unter dem Steinfrosch.
venue-home-alarm-standard = Türen, Fenster, ein Melder im Flur und ein Code, der ein Geburtstag ist.
venue-home-alarm-layers = Türen, Glas, Teppiche und ein Melder im Schlafzimmer, der von der Scheidung stammt.
venue-home-alarm-feds = Wer hier wohnt, hat eine Nummer für den Notfall, und am anderen Ende ist das FBI.
venue-home-alarm-unseen = Das Haus schaut zurück: Ein fremdes Gesicht landet sofort irgendwo auf einem Bildschirm.

venue-home-security-mall = Eine Wache im Ruhestand dreht nachts eine Runde, mit Taschenlampe und kaputtem Knie.
venue-home-security-light = Eine Streife vom Wachdienst, die vorbeikommt, wenn sie vorbeikommt.
venue-home-security-cops = Eine Wache im Flur und eine Polizei, die zu dieser Adresse zuerst fährt.
venue-home-security-trained = Leibwachen, die im Haus wohnen, gut essen und leicht schlafen.
venue-home-security-gangsters = Freunde von früher sind zu Besuch. Seit Wochen.
venue-home-security-feds = Das FBI sitzt in einem Lieferwagen, der seit Tagen nichts geliefert hat.

venue-block-floors-one = Ein Stockwerk rund um einen Hof, und von jeder Tür sieht man alle anderen.
venue-block-floors-two = Zwei Stockwerke und eine Außentreppe.
venue-block-floors-three = Drei Stockwerke, ein enger Aufzug und ein breiter Wäscheschacht.
venue-block-floors-many = Vier oder mehr Stockwerke, alle gleich, samt Teppich.

venue-block-space-public = Die Lobby steht offen für alle, die gehen, als hätten sie einen Schlüssel.
venue-block-space-private = Nur wer hier wohnt, und sei es für eine Nacht, kommt hinein: Die Türen öffnen mit Karte.

venue-block-civilians-none = Die Zimmer stehen diese Woche leer. Die Gänge sind dunkel, die Betten gemacht.
venue-block-civilians-few = Eine Handvoll Leute, und alle schlafen.
venue-block-civilians-light = Hinter jeder dritten Tür brennt Licht.
venue-block-civilians-some = Eine normale Nacht: Fernseher, Duschen, ein Streit.
venue-block-civilians-busy = Belegt bis aufs letzte Bett.
venue-block-civilians-dense = Ein Kongress. Alle tragen dasselbe Schild und wollen euch kennenlernen.

venue-block-alarm-none = Der Feueralarm geht, glaubt man hier.
venue-block-alarm-easy = Kartenschlösser, die mit Haarnadel und Geduld aufgehen.
venue-block-alarm-standard = Kameras in den Gängen und ein Empfang, der nachts ab und zu aufschaut.
venue-block-alarm-layers = Karten für Aufzug, Stockwerk und Tür, und alles wird protokolliert.
venue-block-alarm-feds = Jemand hier reist mit einem eigenen Draht zum FBI.
venue-block-alarm-unseen = Die Kameras wissen, wer auf welchen Gang gehört. Ihr gehört auf keinen.

venue-block-security-mall = Der Nachtdienst, der auch die Rohre repariert.
venue-block-security-light = Die Hausdetektei: eine Person, ein Schlüsselbund, ein Roman.
venue-block-security-cops = Wachen an den Türen und gegenüber ein Polizeirevier.
venue-block-security-trained = Eine Sicherheitsfirma hat den Vertrag und zwei Suiten für sich.
venue-block-security-gangsters = Ein Gang ist an Leute vermietet, die ihr Gepäck selbst tragen, und es klirrt.
venue-block-security-feds = Das FBI hat die Zimmer links und rechts von dem, auf das es ankommt.

venue-bank-floors-one = Ein Stockwerk: Schalter, Büros und dahinter der Tresorraum.
venue-bank-floors-two = Zwei Stockwerke: oben die Kundschaft, unten das Geld.
venue-bank-floors-three = Drei Stockwerke: Schalterhalle, Büros und darunter der Tresorraum.
venue-bank-floors-many = Vier oder mehr Stockwerke aus Marmor. Der Tresorraum liegt ganz unten.

venue-bank-space-public = Hinein darf, wer will. Das ist der Sinn einer Bank.
venue-bank-space-private = Eine Privatbank: kein Schalter, keine Schlange, und an der Tür jemand mit gutem Gedächtnis für Namen.

venue-bank-civilians-none = Geschlossen. Die Angestellten sind heimgegangen, und die Uhr tickt lauter.
venue-bank-civilians-few = Eine einzige Person am Schalter, mit einem Glas voller Münzen.
venue-bank-civilians-light = Eine kurze Schlange, und alle darin seufzen.
venue-bank-civilians-some = Ein normaler Tag: die Schlange, die Formulare, der Stift an der Kette.
venue-bank-civilians-busy = Zahltag. Die Schlange reicht bis auf die Straße.
venue-bank-civilians-dense = Es heißt, die Bank sei pleite, und die halbe Stadt will ihr Geld abheben.

venue-bank-alarm-none = Die Anlage wird diese Woche ausgetauscht: Die alte ist raus, die neue noch in Kartons.
venue-bank-alarm-easy = Alarmknöpfe, die klemmen, und Schlösser, die älter sind als die Filialleitung.
venue-bank-alarm-standard = Knöpfe unter jedem Schalter, Kameras und ein Zeitschloss.
venue-bank-alarm-layers = Knöpfe, Zeitschloss, Erschütterungsmelder, und hinter der Tresortür noch eine.
venue-bank-alarm-feds = Hier liegt Geld vom Staat. Der Knopf unter dem Schalter klingelt beim FBI.
venue-bank-alarm-unseen = An der Tür werden Gesichter verglichen. Wer einmal gesehen wird, bleibt bekannt.

venue-bank-security-mall = Eine einzige Wache kurz vor der Rente, gleich neben der Topfpalme.
venue-bank-security-light = Zwei bewaffnete Wachen, die meistens Auskunft geben.
venue-bank-security-cops = Wachen an Tür und Tresor, und die Polizei ist vier Minuten entfernt.
venue-bank-security-trained = Eine Einsatzgruppe, hinter einer Tür mit der Aufschrift Nur Personal.
venue-bank-security-gangsters = Das Syndikat hat hier sein Erspartes und auf den Bänken seine Leute.
venue-bank-security-feds = Das FBI hält im Haus eine Übung ab. Thema: Bankraub.

venue-museum-floors-one = Ein langes Stockwerk, ein Raum geht in den nächsten über.
venue-museum-floors-two = Zwei Stockwerke: oben die alten Meister, unten das Café.
venue-museum-floors-three = Drei Stockwerke: Sammlung, Sonderschau und Depot.
venue-museum-floors-many = Vier oder mehr Stockwerke und eine Treppe, die man für Hochzeiten mieten kann.

venue-museum-space-public = Offen für alle, mit Eintrittskarte und nassem Schirm.
venue-museum-space-private = Eine Stiftung: Geöffnet wird, wem man Geld verdankt, und man kennt die Namen.

venue-museum-civilians-none = Heute geschlossen. Schritte hört man vier Räume weit.
venue-museum-civilians-few = Eine Person auf einer Bank, die zeichnet.
venue-museum-civilians-light = Wenig Besuch und eine schlafende Aufsicht.
venue-museum-civilians-some = Der übliche Besuch, immer einen Raum vor euch.
venue-museum-civilians-busy = Heute ist der Eintritt frei. Es gibt Kinderwagen.
venue-museum-civilians-dense = Eine Vernissage: Reden, Sekt und die ganze Stadt in Schwarz.

venue-museum-alarm-none = Das Geld floss ins Dach. Verkabelt ist hier nichts.
venue-museum-alarm-easy = Bewegungsmelder, an die sich die Tauben längst gewöhnt haben.
venue-museum-alarm-standard = Ein Kontakt an jedem Stück und ein Raum voller Bildschirme.
venue-museum-alarm-layers = Kontakte, Laser, ein Gitter in jedem Bogen und ein Boden, der euch wiegt.
venue-museum-alarm-feds = Ein Teil der Sammlung ist eine Leihgabe des Staates, und dessen Alarm klingelt beim FBI.
venue-museum-alarm-unseen = Die Kameras zählen Menschen. Nach der Schließung muss die Zahl null sein.

venue-museum-security-mall = Aufsichten auf Klappstühlen.
venue-museum-security-light = Wachen mit Funkgeräten, über die sie das Mittagessen planen.
venue-museum-security-cops = Bewaffnete Wachen und Rundgänge nach der Uhr.
venue-museum-security-trained = Die Versicherung hat eigene Leute geschickt. Die Kunst sehen sie nie an.
venue-museum-security-gangsters = Jemand mit Geld und Vergangenheit hat Freunde geschickt, die aufpassen.
venue-museum-security-feds = Das FBI ist wegen einer Fälschung da und schaut sich den ganzen Tag Leute an.

venue-office-floors-one = Ein Stockwerk, Großraum: Alle sehen alle.
venue-office-floors-two = Zwei Stockwerke: unten der Publikumsverkehr, oben die Entscheidungen.
venue-office-floors-three = Drei Stockwerke, jedes mit eigener Ausweisfarbe.
venue-office-floors-many = Vier oder mehr Stockwerke. Das Wichtige ist oben, und der Aufzug hält unterwegs.

venue-office-space-public = Ein Schalter, Formulare, ein Wartezimmer: So weit darf, wer will.
venue-office-space-private = Nur mit Ausweis. Das Drehkreuz piept, und alle schauen her.

venue-office-civilians-none = Alle sind heimgegangen. Geputzt wird um fünf.
venue-office-civilians-few = Jemand macht Überstunden, und zwar schlecht.
venue-office-civilians-light = Ein paar helle Büros und ein Drucker, der nie fertig wird.
venue-office-civilians-some = Ein gewöhnlicher Arbeitstag.
venue-office-civilians-busy = Abgabetag: volle Gänge, und niemand blickt auf.
venue-office-civilians-dense = Tag der offenen Tür. Es gibt Luftballons und ein Maskottchen.

venue-office-alarm-none = Die Anlage ist abgeschaltet, wegen der Fehlalarme.
venue-office-alarm-easy = Ein Kartenleser, den auch ein Büchereiausweis überzeugt.
venue-office-alarm-standard = Ausweise, Kameras und ein Empfang, der die Polizei ruft.
venue-office-alarm-layers = Ausweis, Code, Fingerabdruck und ein Raum, der zwei Leute zugleich verlangt.
venue-office-alarm-feds = Im Haus gibt es einen Regierungsauftrag, und der Alarm gehörte dazu.
venue-office-alarm-unseen = Die Kameras kennen alle, die hier arbeiten. Sie warten auf jemanden, der es nicht tut.

venue-office-security-mall = Eine Pforte, ein Kreuzworträtsel.
venue-office-security-light = Blazer und Funkgeräte am Empfang, und eine Pistole für alle.
venue-office-security-cops = Wachen auf jedem Stockwerk und ein guter Draht zum Revier.
venue-office-security-trained = Sicherheitsleute, abgeworben von einem Laden ohne Namen.
venue-office-security-gangsters = Jemand hier schuldet den falschen Leuten Geld, und die falschen Leute sitzen in der Lobby.
venue-office-security-feds = Das FBI hat den Konferenzraum belegt und Essen für eine Woche bestellt.

venue-fort-floors-one = Ein flaches Stockwerk hinter sehr viel Draht.
venue-fort-floors-two = Zwei Stockwerke: unten die Unterkünfte, oben das Kommando.
venue-fort-floors-three = Drei Stockwerke mit einem Gitter auf jedem Absatz.
venue-fort-floors-many = Vier oder mehr Stockwerke, manche davon nach unten.

venue-fort-space-public = Es gibt Besuchszeiten: Mit Papieren kommt man bis ans zweite Tor.
venue-fort-space-private = Hinein kommt nur, wer auf der Liste von heute steht.

venue-fort-civilians-none = Heute kein Besuch. Wer euch begegnet, trägt Uniform.
venue-fort-civilians-few = Eine einzige Person zu Besuch, in Tränen.
venue-fort-civilians-light = Eine Lieferung, die Seelsorge, jemand wegen der Rohre.
venue-fort-civilians-some = Besuch, Lieferungen und Büroleute, alle abgezählt.
venue-fort-civilians-busy = Familientag: Kinder rennen zwischen den Schranken.
venue-fort-civilians-dense = Eine Inspektion: Abordnungen, Presse, und alle benehmen sich.

venue-fort-alarm-none = Die Sirene ist seit dem Frühjahr bestellt.
venue-fort-alarm-easy = Alte Schlösser, so oft überstrichen, dass die Hälfte nicht mehr schließt.
venue-fort-alarm-standard = Sirenen, Flutlicht, alle vier Stunden Appell.
venue-fort-alarm-layers = Tor hinter Tor, und nie sind zwei zugleich offen.
venue-fort-alarm-feds = Die Leitung führt zum FBI, das gleich um die Ecke sitzt und gern schnell fährt.
venue-fort-alarm-unseen = Wachtürme und eine Regel: Wer am falschen Ort gesehen wird, wird nicht zweimal gefragt.

venue-fort-security-mall = Sparmaßnahmen: eine Wache je Flügel, und die Flügel sind lang.
venue-fort-security-light = Wachen, die sich seit Jahren kennen und nicht mehr hinsehen.
venue-fort-security-cops = Volle Besetzung, bewaffnet, mit Hunden.
venue-fort-security-trained = Eine Einheit, die für Aufstände übt und auf einen hofft.
venue-fort-security-gangsters = Eine Gang führt das Haus von innen, und die Wachen machen Botengänge.
venue-fort-security-feds = Bundestruppen halten das Tor, aus Gründen, die niemand erfahren hat.

reading-jewelry-complication-1-1 = Jemand im Führerhaus trägt genau das Stück, wegen dem ihr gekommen seid.
reading-jewelry-complication-1-2 = Jemand vom Personal trägt genau das Stück, wegen dem ihr gekommen seid, gegen jede Vorschrift.
reading-jewelry-complication-1-3 = Unter den Bietenden trägt jemand genau das Stück, wegen dem ihr gekommen seid.

reading-jewelry-complication-2-1 = Die besten Steine fahren in einem Tresor, der am Boden festgeschweißt ist.
reading-jewelry-complication-2-2 = Die besten Steine bleiben bis zum Aufruf im Tresor des Auktionshauses.

reading-jewelry-complication-3-1 = Heute ist das Oberhaupt der Familie da, und das sind keine gewöhnlichen Wachen.
reading-jewelry-complication-3-2 = Die Ladung gehört der örtlichen Mafia, und das sind keine gewöhnlichen Wachen.
reading-jewelry-complication-3-3 = Die Hälfte der Lose gehört der örtlichen Mafia, und das sind keine gewöhnlichen Wachen.

reading-jewelry-complication-4-1 = Jede Kiste der Ladung hängt an einem eigenen Alarm.
reading-jewelry-complication-4-2 = Kein Alarm, hieß es. Jede Vitrine hat ihren eigenen.

reading-jewelry-complication-5-1 = Ausgerechnet heute fährt der Transporter früher los.
reading-jewelry-complication-5-2 = Ausgerechnet heute endet die Auktion früher.

reading-jewelry-complication-6-1 = Das Auto kennt ihr doch: Eine andere Crew verfolgt den Transporter.

reading-jewelry-subgoal-1-1 = Nehmt die Aufnahmen der Fahrzeugkameras mit oder sorgt dafür, dass keine übrig bleiben

reading-jewelry-subgoal-2-1 = Schlagt bei Tag zu, auf dem belebtesten Stück der Strecke, damit sich niemand mehr sicher fühlt
reading-jewelry-subgoal-2-2 = Schlagt zu, wenn am höchsten geboten wird, damit sich niemand mehr sicher fühlt
reading-jewelry-subgoal-2-3 = Schlagt bei Tag zu, vor den Augen der ganzen Straße, damit sich niemand mehr sicher fühlt

reading-jewelry-subgoal-3-1 = Nehmt die ganze Ladung und alles, was die Begleitung bei sich hat
reading-jewelry-subgoal-3-2 = Raubt die ganze Auktion aus und alle, die da sind

reading-house-complication-1-1 = Jemand ist doch noch wach und auf dem Weg zum Eiswürfelautomaten.
reading-house-complication-1-2 = Jemand ist doch zu Hause und auf dem Weg zum Kühlschrank.

reading-house-complication-2-1 = Ein Hund, angeblich harmlos, hebt den Kopf. Es ist nicht das Tier, das ihr holen sollt.
reading-house-complication-2-2 = Hinter einer der Türen hebt ein Hund den Kopf.

reading-house-complication-3-1 = Die Leute nebenan haben Waffen und eine klare Meinung zu Eigentum.
reading-house-complication-3-2 = Im Hotel wohnt jemand mit Waffen und einer klaren Meinung zu Eigentum.

reading-house-complication-4-1 = Hinter einer der Türen ist etwas Finsteres, und jetzt habt ihr es gesehen.

reading-house-complication-5-1 = Um diese Zeit kommt nie jemand vom Forstdienst vorbei, nur heute.
reading-house-complication-5-2 = Gegenüber auf dem Gang schaut ständig jemand durch den Türspion.
reading-house-complication-5-3 = Auf der anderen Seite der Dächer schaut jemand mit Fernrohr ständig herüber.

reading-house-complication-6-1 = Es klopft. Niemand hat den Zimmerservice bestellt.

reading-house-subgoal-1-1 = Räumt auch Pförtnerhaus, Ställe und Gästehaus aus, so viel ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-2 = Nehmt auch die anderen Wohnungen mit, so viele ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-3 = Nehmt auch die anderen Zimmer mit, so viele ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-4 = Nehmt auch die Wohnungen darunter mit, so viele ihr euch vor Sonnenaufgang traut

reading-house-subgoal-2-1 = Nehmt, was ihr wollt, aber lasst das Paket der Kundschaft im Gebäude zurück

reading-bank-complication-3-1 = In einem der Fächer wartet eine Farbbombe, die alle anderen ruiniert.
reading-bank-complication-3-2 = Zwischen den Büchern steckt eine Farbbombe, die alles ruiniert.
reading-bank-complication-3-3 = Zwischen den Scheinen steckt eine Farbbombe, und nasses Geld brennt nicht.

reading-bank-complication-4-1 = Die neue Sicherheitsanlage läuft seit heute Morgen, eine Woche zu früh.

reading-bank-complication-5-1 = Das Syndikat holt heute sein Geld ab und hat alle mitgebracht.

reading-bank-subgoal-2-1 = Holt die Filialleitung zurück und lasst sie selbst den Tresor öffnen

reading-bank-subgoal-3-1 = Gewinnt die Leute auf der Straße mit einem Anteil am Geld

reading-bank-variety-1-1 = Die Bank öffnet nur für euch, denn sie glaubt, ihr hättet dort zu tun, und das ist eure Tarnung

reading-bank-variety-3-1 = Das Feuer ist eure Tarnung: Legt etwas in ein Schließfach, und niemand darf je erfahren, dass ihr es wart
reading-bank-variety-3-2 = Leert die Fächer und lasst in einem etwas zurück; niemand darf je erfahren, dass ihr es wart

reading-extraction-complication-1-1 = Die Zielperson ist in ein anderes Fahrzeug umgestiegen.
reading-extraction-complication-1-2 = Die Zielperson wurde in Einzelhaft verlegt.

reading-extraction-subgoal-1-1 = Nehmt die Aufnahmen der Bordkameras mit oder sorgt dafür, dass keine übrig bleiben

reading-extraction-variety-1-1 = Die Zielperson wird verlegt: in den Transport hinein, sie holen und lebend wieder heraus

reading-assassination-complication-1-1 = Noch jemand hat es auf diese Crew abgesehen.

reading-assassination-complication-2-1 = Sie sind jetzt hinter dicken Mauern.

reading-assassination-complication-3-1 = Eine Person aus der Crew ist davongekommen und steht noch.
reading-assassination-complication-3-2 = Die Gläser wurden vertauscht, und die Zielperson steht noch.
reading-assassination-complication-3-3 = Das hat nicht gereicht: Die Zielperson steht noch und ist wütend.
reading-assassination-complication-3-4 = Die Dosis war zu klein, und die Zielperson steht noch.
reading-assassination-complication-3-5 = Unter dem Hemd ist eine Weste, und die Zielperson steht noch.

reading-assassination-complication-5-1 = Das ganze Viertel hat diese Person geliebt und kommt jetzt auf die Straße.
reading-assassination-complication-5-2 = Andere haben davon gehört und würden gern ihre Rechnung mit euch begleichen.
reading-assassination-complication-5-3 = Wenn das herauskommt, ist jede Crew der Stadt auf der Straße.

reading-assassination-subgoal-3-1 = Es gibt einen einzigen kurzen Augenblick, um anzufangen, und keine zweite Chance

reading-art-complication-1-1 = Es darf nicht gekippt, geschüttelt oder gehetzt werden. Jemand sollte sich etwas einfallen lassen.
reading-art-complication-1-2 = Es darf nur in seinem eigenen Kasten bewegt werden, und den tragen zwei Leute.
reading-art-complication-1-3 = Es darf nicht gefaltet werden und hängt fest an seinem Ständer.
reading-art-complication-1-4 = Der Rahmen ist festgeschraubt, und ohne ihn ist das Stück nur die Hälfte wert.

reading-art-complication-2-1 = Mit dem Stück wurden private Wachen ausgeliehen, und die sind gut.

reading-art-complication-4-1 = Das Stück droht abzuplatzen oder zu springen.

reading-art-complication-5-1 = Gerade wird Gästen das Haus gezeigt, und sie stehen direkt davor.
reading-art-complication-5-2 = Eine letzte Führung für jemanden mit Geld steht direkt davor.

reading-art-complication-6-1 = Es wird gerade gereinigt, hinter verschlossener Tür.

reading-art-subgoal-1-1 = Nehmt euer Buch und ruiniert die Bücher der Konkurrenz
reading-art-subgoal-1-2 = Nehmt euer Stück und ruiniert, was daneben hängt

reading-art-subgoal-2-1 = Macht es, während Gästen das Haus gezeigt wird
reading-art-subgoal-2-2 = Es ist niemand da: Bringt eure eigene Führung mit und macht es mittendrin

reading-art-subgoal-3-1 = Fälscht die Werkstattmarke auf dem Stück, bevor es zur Kundschaft geht
reading-art-subgoal-3-2 = Fälscht eine Widmung hinein, bevor es zur Kundschaft geht
reading-art-subgoal-3-3 = Fälscht das passende Monogramm hinein, bevor es zur Kundschaft geht

reading-art-variety-1-1 = Stellt eine Kopie an die Stelle, dann verkauft sich das Original leichter

reading-art-variety-2-1 = Die Kundschaft liebt nur einen Namen: Bringt so viele Erstausgaben davon, wie ihr könnt
reading-art-variety-2-2 = Die Kundschaft liebt nur eine Größe der Geschichte: Bringt so viel von der Garderobe, wie ihr könnt

reading-art-variety-3-1 = Kein Museum: Das Stück steht bei reichen Leuten zu Hause
reading-art-variety-3-2 = Kein Museum: Das Stück wird bei reichen Leuten zu Hause aufbewahrt
