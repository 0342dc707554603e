## Worum es geht: vor der ersten Partie

about = Du führst eine Crew und heuerst sie Karte für Karte an. Deck die Jobs ab, allein oder zusammen mit den anderen, räum danach den Tresor aus und verschwinde vor den Cops: Wer am Ende am meisten hat, gewinnt.
about-solo = Du führst deine Crew allein, gegen die Uhr und gegen die Cops. Erledige Jobs, plündere den Tresor und erreiche bis zum Ende das Ziel des Szenarios.
