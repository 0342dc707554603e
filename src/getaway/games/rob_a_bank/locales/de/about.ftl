## Worum es geht: vor der ersten Partie

about-bank = Du bist die Bank: Wachen, Schlösser und Alarme. Verhindere drei Runden lang, dass die Räuber genug Geldsäcke in ihr Auto schaffen, und du gewinnst.
about-robbers = Du gehörst zu den Räubern, draußen wartet das Auto, und den Plan hast du auf der Hand. Schafft in drei Runden genug Geldsäcke ins Auto, und die Räuber gewinnen gemeinsam.
