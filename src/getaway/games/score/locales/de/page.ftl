# Was nur die Seite über Score sagt.

lobby-players = Spielleitung und Crew
lobby-open-gm = Ich leite
    .help = Du leitest den Coup für deine Freunde, alle mit dem eigenen Handy.
lobby-open-automatic = Die automatische Spielleitung
    .help = Niemand muss etwas vorbereiten. Ihr spielt alle die Crew.
lobby-open-alone = Allein
    .help = Du und die automatische Spielleitung, wann immer du willst.
lobby-set-up = Coup leiten
lobby-heists = Coups

step-attempt = Versuch
step-difficulty = Schwierigkeit
step-dice = Würfel
step-consequence = Folge
step-ruling = Entscheidung
gm = Spielleitung
parts = Bereiche des Tischs
tab-roll = Wurf
tab-sheet = Bogen
tab-scene = Szene
tab-crew = Crew
tab-log = Verlauf
actions-for = Aktionen für { $what }
end-heist = Coup beenden
only-you = Nur du
only-gm = Nur die Spielleitung

## Leiste, Vorrat und Uhren

of = { $filled } von { $segments }
seen-open = offen für die Crew
seen-hidden = verdeckt vor der Crew
seen-secret = geheim
meter-hidden = Wie voll sie ist, sieht nur die Spielleitung.
penalties = Rückschläge
the-law = Die Polizei
segment = Segment { $segment }
stash = Planwürfel im Vorrat
dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
clocks = Uhren
clock-tick = Uhr { $name } um 1 vorstellen
clock-hidden = läuft verdeckt
penalties-to-come = Kommende Rückschläge
penalties-so-far = Bisherige Rückschläge
cancelled = aufgehoben

## Figuren

no-crew-help = Vor dem ersten Coup erschaffen alle eine Figur.
use = Nutzen
goals = Ziele
met = erreicht
always = Immer
injuries = Verletzungen
away = bei diesem Coup nicht dabei
out = für diesen Coup raus
who-are-you = Wer bist du?
another = Noch eine Figur

## Szene und Wurf

scene = Szene
no-scene = Keine Szene gesetzt
complications = Komplikationen
notes = Notizen
no-notes = Noch nichts notiert.
the-heist = Der Coup
behind-the-screen = Hinter dem Sichtschirm
blind-roll = { $has_why ->
    [yes] { $faces }: „{ $why }“
   *[no] { $faces }
}
shown = der Crew gezeigt
wants = { $name } will
difficulty = Schwierigkeit
difficulty-at = { $has_how ->
    [yes] Schwierigkeit { $difficulty } · { $how }
   *[no] Schwierigkeit { $difficulty }
}
works = Klappt
fails = Fehlschlag
this-roll-is = Merkmale dieses Wurfs
call-at = Wurf gegen
becomes = wird { $difficulty }
percent = { $share }
face = { $counts ->
    [success] { $kind } { $face }, ein Erfolg
    [failure] { $kind } { $face }, ein Fehlschlag
   *[nothing] { $kind } { $face }
}
quiet = Gerade würfelt niemand
quiet-gm = Frag die Crew, was sie tut. Versucht jemand etwas, verlangst du hier einen Wurf.
quiet-player = Sag unten, was du versuchst. Wenn ein Misslingen etwas kostet, verlangt die Spielleitung einen Wurf.
quiet-automatic = Wähle einen Ansatz oder sag, was du versuchst. Die automatische Spielleitung verlangt den Wurf.
try-what = Was versuchst du?
try-it = Versuchen
tell = Etwas erzählen
tell-it = Erzählen
who = Wer

## Zwischen den Coups

prepare = Coup vorbereiten
prepare-help = Erwürfle einen Job oder schreib einen eigenen, leg Leiste und Rückschläge fest und beginne dann.
the-job = Der Job
length = Länge der Gefahrenleiste
timeline = Die Kampagne bisher
no-timeline = Der erste Coup steht noch bevor.
ending = { $how ->
    [done] geschafft
    [failed] gescheitert
    [given_up] aufgegeben
   *[arrested] verhaftet
}
what-happened = Was geschah
save-campaign = Kampagne für einen anderen Abend speichern

## Der Coup-Generator

heist-page = Ein Coup für heute Abend
heist-lead = Alles, was eine Spielleitung für einen Abend Score braucht, aus einem Startwert. Würfle jedes Feld neu oder schreib es selbst.
heist-seed-label = Startwert
heist-seed-help = Die Adresse dieser Seite enthält den ganzen Coup: verschick sie oder heb sie auf.
heist-fresh = Anderer Coup
heist-kind = Art des Jobs
heist-any-kind = Beliebig
heist-reroll = Neu würfeln: { $field }
heist-write = Selbst schreiben: { $field }
heist-save = Speichern
heist-double = Ein Doppelcoup
heist-wrong = Der Alarm läuft schon
heist-loading = Wird erwürfelt …
heist-by-hand = eigener Text
heist-cancel = Abbrechen
heist-client = Auftrag von
heist-behind = Nur für dich
heist-for-gm = Für die Spielleitung
heist-for-players = Für die Crew
heist-for-sheets = Blätter
heist-briefs = Auf Papier
heist-paper-size = Papier
heist-paper-a4 = A4
heist-paper-letter = Letter
heist-pdf = PDF
heist-pdf-all = Alles als ein PDF
heist-print = Drucken
heist-save-text = Text
heist-run = An einem Tisch spielen
heist-run-help = Der Coup kommt mit, samt allem, was du neu gewürfelt oder geschrieben hast.
heist-who = Wer leitet
heist-as-gm = Ich leite
heist-automatic = Automatische Spielleitung
heist-players = Mitspielende
heist-open = Tisch öffnen
