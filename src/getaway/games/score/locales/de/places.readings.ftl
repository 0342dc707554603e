# Einträge von Jobs und Einzelheiten von Orten, die im Zusammenhang anders lauten.

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
reading-jewelry-complication-customer-1 = Jemand im Laden trägt das beste Stück von allen.
reading-jewelry-complication-early-1 = Ausgerechnet heute gehen alle früher heim, und hinter ihnen fallen die Gitter.
reading-jewelry-complication-rivals-1 = Diese Gesichter kennt ihr: Eine andere Crew bietet mit.

reading-jewelry-subgoal-1-1 = Nehmt die Aufnahmen der Fahrzeugkameras mit oder sorgt dafür, dass keine übrig bleiben

reading-jewelry-subgoal-2-1 = Schlagt bei Tag zu, auf dem belebtesten Stück der Strecke, damit sich niemand mehr sicher fühlt
reading-jewelry-subgoal-2-2 = Schlagt zu, wenn am höchsten geboten wird, damit sich niemand mehr sicher fühlt
reading-jewelry-subgoal-2-3 = Schlagt bei Tag zu, vor den Augen der ganzen Straße, damit sich niemand mehr sicher fühlt

reading-jewelry-subgoal-3-1 = Nehmt die ganze Ladung und alles, was die Begleitung bei sich hat
reading-jewelry-subgoal-3-2 = Raubt die ganze Auktion aus und alle, die da sind
reading-jewelry-subgoal-clean_sweep-1 = Lasst für jedes einzelne Stück eine Fälschung da
reading-jewelry-subgoal-clean_sweep-2 = Der Stein gehört zum Auftrag. Der Rest im Laden, und was die Leute tragen, gehört euch
reading-jewelry-subgoal-broad_daylight-1 = Tauscht vor aller Augen, zur besten Zeit, und niemand sieht es
reading-jewelry-subgoal-no_trace-1 = Hinterlasst Aufnahmen, auf denen nichts geschieht, und keine, auf denen ihr seid

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
reading-house-complication-awake-1 = Jemand verlässt die Feier, sucht ein ruhiges Zimmer und findet eures.
reading-house-complication-awake-2 = Jemand steht vom Tisch auf und kommt in die falsche Richtung.
reading-house-complication-armed-1 = Wer hier wohnt, kommt früher heim und hat Waffen.
reading-house-complication-armed-2 = Eins der Zimmer ist doch nicht leer. Es sind Waffen darin.
reading-house-complication-secret-1 = Hinter einer Tür, die es nicht geben sollte, ist etwas Finsteres, und jetzt habt ihr es gesehen.
reading-house-complication-guests-1 = Es klingelt, und noch einmal. Wer auch immer das ist, hat einen Schlüssel.
reading-house-complication-guests-2 = Die Polizei steht vor der Tür, wegen des Lärms.
reading-house-complication-neighbor-1 = Jemand von nebenan soll die Blumen gießen und ist schon unterwegs.

reading-house-subgoal-1-1 = Räumt auch Pförtnerhaus, Ställe und Gästehaus aus, so viel ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-2 = Nehmt auch die anderen Wohnungen mit, so viele ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-3 = Nehmt auch die anderen Zimmer mit, so viele ihr euch vor Sonnenaufgang traut
reading-house-subgoal-1-4 = Nehmt auch die Wohnungen darunter mit, so viele ihr euch vor Sonnenaufgang traut

reading-house-subgoal-2-1 = Nehmt, was ihr wollt, aber lasst im Gebäude ein Päckchen zurück
reading-house-subgoal-leave_something-1 = Nehmt das Tier, aber lasst im Haus ein Päckchen zurück

reading-bank-complication-3-1 = In einem der Fächer wartet eine Farbbombe, die alle anderen ruiniert.
reading-bank-complication-3-2 = Zwischen den Büchern steckt eine Farbbombe, die alles ruiniert.
reading-bank-complication-3-3 = Zwischen den Scheinen steckt eine Farbbombe, und nasses Geld brennt nicht.


reading-bank-complication-5-1 = Das Syndikat holt heute sein Geld ab und hat alle mitgebracht.
reading-bank-complication-key-1 = Den Schlüssel zum Tresor hat nur die Filialleitung, und die sagt, er liege daheim.
reading-bank-complication-truck-1 = Ein Geldtransporter fährt vor, und gezählt ist noch nichts.
reading-bank-complication-upgrade-1 = Die Anlage, die erst kommen sollte, läuft schon.

reading-bank-subgoal-2-1 = Holt die Filialleitung zurück und lasst sie selbst den Tresor öffnen

reading-bank-subgoal-3-1 = Gewinnt die Leute auf der Straße mit einem Anteil am Geld
reading-bank-subgoal-friend_of_the_people-1 = Kauft euch das Schweigen der Leute mit einem Anteil: Sie sahen einen Raub und niemanden bei den Fächern
reading-bank-subgoal-friend_of_the_people-2 = Gewinnt die Leute auf der Straße: Sagt ihnen, was in den Büchern über ihr Geld steht
reading-bank-subgoal-friend_of_the_people-3 = Gewinnt die Leute im Haus: Sagt ihnen, was in den Büchern über ihr Geld steht
reading-bank-subgoal-friend_of_the_people-4 = Gewinnt die Leute auf der Straße: Verteilt, was nicht brennt
reading-bank-subgoal-friend_of_the_people-5 = Gewinnt die Leute im Haus: Gebt ihnen das Ihre, bevor ihr den Rest verbrennt
reading-bank-subgoal-friend_of_the_people-6 = Gewinnt die Leute im Haus: Wer da ist, bekommt den Inhalt des eigenen Fachs zurück
reading-bank-subgoal-after_you-1 = Holt den Schlüssel her und lasst die Filialleitung selbst den Tresor öffnen


reading-bank-variety-3-1 = Das Feuer ist eure Tarnung: Legt etwas in ein Schließfach, und niemand darf je erfahren, dass ihr es wart
reading-bank-variety-3-2 = Leert die Fächer und lasst in einem etwas zurück; niemand darf je erfahren, dass ihr es wart
reading-bank-variety-deposit-1 = Der Raub ist eure Tarnung: Legt etwas in ein Schließfach, und niemand darf je erfahren, dass ihr es wart
reading-bank-civilians-none-1 = Heute wird niemand erwartet. Die Sessel werden trotzdem abgestaubt.
reading-bank-civilians-none-private-1 = Geschlossen, nur für euch nicht: Eine Person ist wegen eures Termins geblieben.
reading-bank-civilians-few-1 = Eine einzige Person im guten Sessel, mit einem Koffer.
reading-bank-civilians-light-1 = Zwei Leute in zwei Zimmern, die sich nicht begegnen dürfen.
reading-bank-civilians-some-1 = Ein normaler Tag: in jedem Zimmer jemand mit Geld, auf jedem Tablett Kaffee.
reading-bank-civilians-busy-1 = Jahresabschluss: Alle Sessel sind besetzt.
reading-bank-civilians-dense-1 = Ein Empfang für die Reichsten: Champagner, Reden, und in der Garderobe Leibwachen.
reading-bank-floors-one-private-1 = Ein Stockwerk: Salons, Büros und dahinter der Tresorraum.

reading-extraction-complication-1-1 = Die Zielperson ist in ein anderes Fahrzeug umgestiegen.
reading-extraction-complication-1-2 = Die Zielperson wurde in Einzelhaft verlegt.
reading-extraction-complication-missing-1 = Die Zielperson müsste an Bord sein, ist es aber nicht.
reading-extraction-complication-crowded-1 = Auf einmal haben alle Wachen einen Grund, mit der Zielperson zu reden.

reading-extraction-subgoal-1-1 = Nehmt die Aufnahmen der Bordkameras mit oder sorgt dafür, dass keine übrig bleiben
reading-extraction-subgoal-no_trace-1 = Hinterlasst Aufnahmen, auf denen die Zielperson stirbt, und keine, auf denen ihr seid
reading-extraction-subgoal-no_trace-2 = Hinterlasst Aufnahmen, auf denen eine Person kam und dieselbe blieb
reading-extraction-subgoal-own_idea-1 = Bringt die Zielperson dazu, sich tot zu stellen, als wäre es ihre Idee
reading-extraction-subgoal-own_idea-2 = Bringt die Zielperson dazu, von sich aus auszusteigen, als wäre es ihre Idee
reading-extraction-subgoal-full_hands-1 = An Bord gibt es noch etwas, das sich lohnt; bringt es mit heraus

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
reading-assassination-subgoal-allies_first-1 = Mächtige Freunde schirmen diese Crew ab, bis ihr euch um sie gekümmert habt
reading-assassination-subgoal-message-1 = Niemand darf es für eine Krankheit halten
reading-assassination-subgoal-message-2 = Es soll sanft sein, und doch darf es niemand für einen Unfall halten
reading-assassination-how-bullet-1 = mit je einer einzigen Kugel

reading-art-complication-1-1 = Es darf nicht gekippt, geschüttelt oder gehetzt werden. Jemand sollte sich etwas einfallen lassen.
reading-art-complication-1-2 = Es darf nur in seinem eigenen Kasten bewegt werden, und den tragen zwei Leute.
reading-art-complication-1-3 = Es darf nicht gefaltet werden und hängt fest an seinem Ständer.
reading-art-complication-1-4 = Der Rahmen ist festgeschraubt, und ohne ihn ist das Stück nur die Hälfte wert.

reading-art-complication-2-1 = Mit dem Stück wurden private Wachen ausgeliehen, und die sind gut.

reading-art-complication-4-1 = Das Stück droht abzuplatzen oder zu springen.

reading-art-complication-5-1 = Gerade wird Gästen das Haus gezeigt, und sie stehen direkt davor.
reading-art-complication-5-2 = Eine letzte Führung für jemanden mit Geld steht direkt davor.

reading-art-complication-6-1 = Es wird gerade gereinigt, hinter verschlossener Tür.
reading-art-complication-tour-1 = Sie sind zurück und zeigen jemandem das Haus. Ihr hört sie näher kommen.
reading-art-complication-tour-2 = Die halbe Gesellschaft hat sich direkt davor versammelt.
reading-art-complication-private-1 = Von diesen Wachen wusstet ihr. Es gibt auch private, und die sind gut.
reading-art-complication-private-2 = Bezahlt wird hier noch eigenes Personal, und das ist gut.

reading-art-subgoal-1-1 = Nehmt euer Buch und ruiniert die Bücher der Konkurrenz
reading-art-subgoal-1-2 = Nehmt euer Stück und ruiniert, was daneben hängt

reading-art-subgoal-2-1 = Macht es, während Gästen das Haus gezeigt wird
reading-art-subgoal-2-2 = Es ist niemand da: Bringt eure eigene Führung mit und macht es mittendrin

reading-art-subgoal-3-1 = Fälscht die Werkstattmarke auf dem Stück, bevor ihr es abliefert
reading-art-subgoal-3-2 = Fälscht eine Widmung hinein, bevor ihr es abliefert
reading-art-subgoal-3-3 = Fälscht das passende Monogramm hinein, bevor ihr es abliefert
reading-art-subgoal-critic-1 = Lasst auch von den Werken der Konkurrenz Kopien zurück, und zwar schlechte
reading-art-subgoal-guided_tour-1 = Tauscht mitten in einer Führung, ohne dass es jemand merkt
reading-art-subgoal-guided_tour-2 = Tut, als wäre das Haus zu verkaufen, und macht es, während ihr Leute herumführt

reading-art-variety-1-1 = Stellt eine Kopie an die Stelle, dann verkauft sich das Original leichter

reading-art-variety-2-1 = Wer euch bezahlt, liebt nur einen Namen: Bringt so viele Erstausgaben davon, wie ihr könnt
reading-art-variety-2-2 = Wer euch bezahlt, liebt nur eine Größe der Geschichte: Bringt so viel von der Garderobe, wie ihr könnt

reading-art-variety-3-1 = Kein Museum: Das Stück steht bei reichen Leuten zu Hause
reading-art-variety-3-2 = Kein Museum: Das Stück wird bei reichen Leuten zu Hause aufbewahrt
reading-fort-floors-one-1 = Ein Stockwerk mit Zellen, hinter sehr viel Draht.
reading-fort-floors-two-1 = Zwei Stockwerke: unten die Zellen, oben die Büros.
reading-fort-floors-three-1 = Drei Stockwerke Zellen, mit einem Gitter auf jedem Absatz.
reading-fort-floors-many-1 = Vier oder mehr Stockwerke Zellen, und das unterste zeigt man niemandem.
reading-fort-security-trained-1 = Eine Einheit, die für Aufstände übt und auf einen hofft.
reading-fort-security-gangsters-1 = Eine Gang führt das Haus von innen, und die Wachen machen Botengänge.
reading-fort-security-feds-1 = Bundesbeamte haben einen Flügel übernommen, wegen einer einzigen Person.
reading-truck-security-mall-1 = In jedem Fahrzeug jemand am Steuer und nirgends eine Wache.
reading-truck-security-light-1 = In jedem Fahrzeug jemand am Steuer und eine Wache, alle bewaffnet, alle gelangweilt.
reading-truck-security-trained-1 = Keine Begleitung zu sehen. Die Wachen fahren drinnen mit und trainieren für genau diese Straße.
reading-truck-security-gangsters-1 = Die Wachen tragen Aufnäher auf den Jacken. Sie wurden nicht angeheuert. Sie haben sich gemeldet.
reading-truck-security-feds-1 = Bundesbeamte, vorn und hinten im Wagen.
reading-truck-civilians-few-private-1 = Eine einzige Person auf dem Rad, die die Sperre nicht gesehen hat.
reading-truck-civilians-light-private-1 = Ein paar Leute an den Sperren, die winken.
reading-truck-civilians-some-private-1 = Leute entlang der Sperren und an jeder Kreuzung ein Motorrad.
reading-truck-civilians-busy-private-1 = Gedränge hinter den Sperren, und alle halten ihr Handy hoch.
reading-truck-civilians-dense-private-1 = Ein Umzug wartet an der Sperre und verliert gerade die Geduld.
reading-front-floors-one-1 = Ein Stockwerk: vorn der Tresen, dahinter das Zählzimmer.
reading-front-floors-two-1 = Zwei Stockwerke: unten die Ringe, oben die Familie.
reading-front-floors-three-1 = Drei Stockwerke, und der Schmuck braucht nur eins davon.
reading-front-space-public-1 = Öffentlich zugänglich. Die meisten sehen das Fenster an und gehen weiter.
reading-front-space-private-1 = Nur mit Termin. Der Termin ist ein Nicken.
reading-front-civilians-few-1 = Eine einzige Person, die seit Mittag denselben Ring ansieht.
reading-front-civilians-light-1 = Ein Paar sucht Ringe aus, und niemand bringt es übers Herz, es zu warnen.
reading-front-civilians-some-1 = Gut besucht: zur Hälfte echt, zur Hälfte Personal, das nie etwas verkauft.
reading-front-civilians-busy-1 = Irgendwer aus der Verwandtschaft heiratet, und alle suchen Geschenke aus.
reading-front-civilians-dense-1 = Das ganze Viertel ist da, um zu zahlen, was es schuldet.
reading-front-security-mall-1 = Die Schläger haben frei. An der Tür sitzt jemand sehr Altes.
reading-front-security-gangsters-1 = Die ganze Truppe: Verwandte, alte Freunde, und was unter dem Tresen liegt.
reading-home-floors-one-1 = Ein Stockwerk, ringsum eine Terrasse und darunter nur Luft.
reading-home-floors-two-1 = Zwei Stockwerke und eine Glastreppe, durch die man alles sieht.
reading-home-floors-three-1 = Drei Stockwerke: Gäste, Familie, und oben ein Dach mit Pool.
reading-home-floors-many-1 = Vier oder mehr Stockwerke des Turms, mit einem eigenen Aufzug, der spricht.
reading-home-space-public-1 = Der Empfang winkt alle durch, die schnell genug gehen.
reading-home-space-private-1 = Der Aufzug fährt nur für Leute, die hier wohnen, und fragt, wer da ist.
reading-home-alarm-easy-1 = Ein Aufzugscode, der am Empfang auf einem Zettel klebt.
reading-home-security-light-1 = Jemand vom Empfang kommt herauf und sieht nach, wenn gerade Zeit ist.
reading-home-security-feds-1 = Das FBI hat die Wohnung darunter gemietet und nicht einen Stuhl gekauft.
reading-home-civilians-none-1 = Niemand außer der Person, wegen der ihr kommt.
reading-home-civilians-few-1 = Die Person, wegen der ihr kommt, vor dem Fernseher eingeschlafen.
reading-home-civilians-light-1 = Zwei Leute beim Essen, die nicht miteinander reden. Um eine davon geht es.
reading-office-civilians-none-1 = Alle sind heimgegangen, nur die Person nicht, wegen der ihr kommt.
reading-office-civilians-few-1 = Zwei helle Büros: In einem macht jemand Überstunden, im anderen sitzt eure Zielperson.
reading-office-civilians-dense-private-1 = Das Betriebsfest: Luftballons, ein Maskottchen, und alle haben jemanden mitgebracht.
reading-block-civilians-none-1 = Das ganze Haus ist für einen einzigen Gast gemietet. Alle anderen Zimmer sind dunkel.
reading-block-civilians-none-2 = Das Haus bekommt neue Leitungen, und alle sind für eine Woche ausgezogen.
reading-block-civilians-none-private-1 = Alle Gäste sind bis Mitternacht auf einem Ausflug. Ihr Gepäck nicht.
reading-block-civilians-busy-1 = Alle sind zu Hause, und die Wände sind dünn.
reading-block-civilians-dense-1 = Ein Hoffest. Alle aus dem Haus sind da, samt Verwandtschaft.
reading-block-floors-three-1 = Drei Stockwerke, eine enge Treppe und ein breiter Müllschacht.
reading-block-alarm-easy-1 = Schlösser, die mit Haarnadel und Geduld aufgehen.
reading-block-alarm-standard-1 = Kameras in den Fluren, und jemand aus dem Haus sieht zum Vergnügen zu.
reading-block-alarm-feds-1 = In einer der Wohnungen lebt jemand vom Zeugenschutz, mit eigenem Draht zum FBI.
reading-block-space-private-1 = Nur für Leute aus dem Haus: Die Tür geht mit Schlüssel auf, und die Schlüssel sind gezählt.
reading-block-security-mall-1 = Der Hausdienst, der auch die Rohre repariert.
reading-block-security-light-1 = Eine Wache mit Schlüsselbund und Roman.
reading-block-security-trained-1 = Eine Sicherheitsfirma hat den Vertrag und eine Wohnung im Erdgeschoss.
reading-block-security-gangsters-1 = Eine der Wohnungen hat eine Stahltür und die ganze Nacht Besuch.
reading-block-security-feds-1 = Das FBI hat die Wohnungen links und rechts von der, auf die es ankommt.
reading-auction-civilians-few-1 = Drei Bietende, die einander verachten und es zeigen.
reading-shop-civilians-few-private-1 = Eine einzige Person hinter zwei verschlossenen Türen, und die kann sich nicht entscheiden.
reading-shop-civilians-light-private-1 = Zwei Termine zur selben Zeit, und beide schauen, was der andere zu sehen bekommt.
reading-shop-civilians-some-private-1 = Ein normaler Tag: Alle Termine sind vergeben, und der nächste wartet schon.
reading-shop-civilians-busy-private-1 = Ein Verkauf nur für Geladene: Champagner, und vor den Vitrinen zwei Reihen.
reading-shop-civilians-dense-private-1 = Jemand Berühmtes hat einen Termin und den ganzen Anhang dabei.
reading-museum-civilians-few-private-1 = Eine einzige Person, die viel gespendet hat und schlecht zeichnet.
reading-museum-civilians-light-private-1 = Wenig Besuch, aber reicher, und eine schlafende Aufsicht.
reading-museum-civilians-some-private-1 = Der übliche Besuch: alle reich und immer einen Raum vor euch.
reading-museum-civilians-busy-private-1 = Heute darf mitgebracht werden, wer zur Familie gehört. Es gibt Kinderwagen.
