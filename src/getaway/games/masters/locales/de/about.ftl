## Worum es geht: vor der ersten Partie

about = Ihr raubt alle dieselbe Stadt aus. Heuer Leute an, plane deine Coups geheim und sieh zu, wie die Pläne aufeinandertreffen: Wer mehr Geld hat, wenn das letzte Ziel weg ist, gewinnt.
about-solo = Du raubst die Stadt aus, Partie für Partie, gegen eine Konkurrenz, die nie müde wird. Wer die Vorgabe einer Partie verdient, kommt weiter und nimmt den Überschuss mit.
