# Die Befehlszeile: Hilfetexte, Ergebnisse und Fehler.

## Hilfe

help-usage = Aufruf:
help-options-of = OPTIONEN
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples = Beispiele
help-required = erforderlich
help-default = Standard: { $value }

value-game = SPIEL
value-file = DATEI
value-folder = ORDNER
value-name = NAME
value-query = SUCHE
value-command = BEFEHL
value-language = SPRACHE
value-side = SEITE
value-sealed = KOPIE
value-seconds = SEKUNDEN
value-address = ADRESSE
value-host = HOST
value-bots = BOTS
value-value = WERT
value-kind = ART
value-field = FELD
value-reader = SEITE
value-token = MARKER

option-help = Diese Hilfe zeigen.
option-lang = Sprache: { $languages }. Standard ist GETAWAY_LANG, falls gesetzt, sonst die Sprache deines Systems.
option-version = Die Version zeigen, und ob sie kompiliert ist.
option-json = JSON für Programme ausgeben. Es ist in jeder Sprache gleich.
option-pack = Den Kartensatz in dieser Datei verwenden. `getaway pack new` legt einen an.
option-option = Eine Option des Spiels setzen. Mehrfach möglich; `getaway games` zeigt alle Optionen.
option-games = Anzahl der Spiele.
option-jobs = Anzahl der Prozesse.
option-seats = Anzahl der Personen.
option-scenario = Dieses Solo-Szenario spielen. Schließt --seats 1 ein.
option-seed = Startwert der Mischung. Derselbe Startwert ergibt dasselbe Spiel.
option-database = Datenbank des Servers.

argument-game = Name eines Spiels, wie `getaway games` ihn nennt.
argument-rulebook = Name eines Spiels oder `house` für die Regeln, die in jedem Spiel gelten.
argument-query = Nummer einer Regel oder eines Kapitels oder Wörter, nach denen gesucht wird.
argument-record = Aufzeichnung eines Spiels oder gespeichertes Spiel.
argument-sealed = Datei für die versiegelte Aufzeichnung.
argument-copy = Datei der Sicherung.
argument-pack = Datei mit einem eigenen Kartensatz.
argument-new-pack = Datei, die geschrieben wird. Standard ist SPIEL-pack.toml.

help-getaway = Spiele um den großen Coup spielen, simulieren und nachprüfen.

help-games = Die Spiele auflisten, mit Personenzahl und Optionen.

help-rules = Ein Regelheft oder eine Regel daraus zeigen oder darin suchen.

help-play = Ein Spiel in diesem Terminal spielen.
    .more =
        Du nimmst den ersten Platz, Bots nehmen die anderen. Mit --hotseat teilen sich alle dieses Terminal, mit --solo spielst du allein.

        Bots wissen nur, was jemand auf ihrem Platz wissen kann. Ein leichter Bot folgt Faustregeln. Ein normaler Bot spielt jede Entscheidung 500-mal durch, bevor er zieht, ein schwerer 4.000-mal.
    .hotseat = Auf jedem Platz sitzt jemand; alle teilen sich dieses Terminal.
    .solo = Allein spielen. Dasselbe wie --seats 1.
    .side = Alle Plätze einer Seite spielen, in Spielen mit Seiten.
    .bots = Bots für die anderen Plätze, etwa hard,normal: easy (leicht), normal, hard (schwer), random, greedy oder ismcts. Der letzte nimmt alle übrigen Plätze.
    .odds = Wann du nach Chancen fragen kannst: off (nie), after (nach deinem Zug) oder live (jederzeit).
    .resume = Ein Spiel aus einer Datei fortsetzen, die `save` geschrieben hat.
    .campaign = Mit einer Kampagne aus einer Datei beginnen, die `export` geschrieben hat.

help-sim = Viele zufällige Spiele spielen und Siege, Punkte und Tempo zeigen.
    .more =
        Jeder Zug ist zufällig. Ob ein Spiel ausgewogen ist, siehst du daran nicht: Nimm dafür `getaway arena` mit Bots, die gewinnen wollen.

        Die Prüfsumme umfasst jeden Zug und jedes Ergebnis. Sie hängt nicht von --jobs oder --record ab.
    .record = Die Aufzeichnung jedes Spiels in diesen Ordner schreiben.
    .report = Einen Bericht als Markdown schreiben, bei Spielen, die einen bieten.

help-arena = Bots gegeneinander spielen lassen und ihre Ergebnisse vergleichen.
    .more =
        Jede Kartenausgabe wird in jeder Sitzordnung einmal gespielt, damit das Glück gleich verteilt ist. In Teamspielen spielt ein Bot ein ganzes Team.

        Bots: easy (leicht), normal, hard (schwer), random, greedy, ismcts oder ismcts:N für eine Suche mit N Durchläufen.
    .bots = Bots, einer pro Platz, etwa greedy,random. Gibt es mehr Plätze, nimmt der letzte Bot die übrigen.
    .iterations = Durchläufe der Suche pro Entscheidung. Standard ist 2.000.
    .time = Suchzeit pro Entscheidung in Sekunden, anstelle von --iterations.
    .stop-early = Aufhören, sobald klar ist, ob der erste Bot mehr als seinen Anteil gewinnt.

help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
    .more = Enter geht einen Schritt weiter, b einen zurück, eine Zahl springt zu diesem Schritt, q beendet. Geht die Ausgabe in eine Datei oder Pipe, werden alle Schritte ausgegeben.
    .seat = Das Spiel so zeigen, wie es von diesem Platz aus zu sehen war; der erste Platz ist 1. Standard ist die Sicht der Zuschauenden.

help-verify = Eine Aufzeichnung prüfen: jeden Zug nachspielen und das Ergebnis vergleichen.
    .more = Mit den Belegen, die du vom Spiel aufbewahrt hast, beweist die Prüfung auch, dass es die Kartenausgabe ist, an der du beteiligt warst. Die Webseite zeigt dir am Spielende den vollständigen Befehl.
    .commitment = Die Festlegung des Servers, wie du sie vor der Kartenausgabe gesehen hast.
    .sent = Die Zufallsbytes, die du geschickt hast. Einmal für jeden deiner Plätze.
    .seen = Die Festlegung eines Platzes, wie du sie gesehen hast. Einmal für jeden Platz.
    .head = Der Hash von Plätzen und Kartenausgabe, wie du ihn nach der Ausgabe gesehen hast.
    .evidence = Eine Datei mit all dem, gespeichert im Terminal oder auf der Webseite.

help-seal = Eine Aufzeichnung kopieren, ohne die Geheimnisse der Spielleitung zu verraten.
    .more = Geheimnisse werden durch Hashes mit Salt ersetzt, sodass sich die Kopie noch prüfen lässt.

help-serve = Den Server starten, um im Browser zu spielen.
    .more = Jede Option lässt sich auch in der Umgebung setzen (GETAWAY_PORT=80) oder in der Datei von --config (port = 80). Optionen der Befehlszeile gehen vor, dann kommt die Umgebung, dann die Datei.

help-backup = Die Datenbank in eine Datei kopieren. Der Server darf dabei laufen.

help-restore = Eine Datenbank aus einer Sicherung anlegen. Halte vorher den Server an.

help-odds = Chancen genau berechnen.

help-pack = Die Karten eines Spiels ansehen oder einen eigenen Kartensatz anlegen und prüfen.

help-pack-show = Alle Bestandteile mit ihren Werten zeigen, und woher jeder Wert stammt.

help-pack-check = Prüfen, ob ein eigener Kartensatz spielbar ist, und seine Änderungen auflisten.

help-pack-new = Eine Kopie des normalen Kartensatzes schreiben, die du ändern kannst.

## Einstellungen des Servers

setting-host = Adresse, auf der der Server lauscht.
setting-port = Port, auf dem der Server lauscht. 0 nimmt einen freien.
setting-database = Wo die Spiele gespeichert werden: eine Datei oder, für mehrere Server, postgresql://…
setting-allow-readable-database = Auch starten, wenn andere auf diesem Rechner die Datenbankdatei lesen können.
setting-lan = Im lokalen Netz lauschen und eine Adresse für Handys zeigen.
setting-notify = Mehrere Server über LISTEN/NOTIFY von PostgreSQL verbinden. Mit --no-notify fragen sie stattdessen regelmäßig nach.
setting-reminders = Host, an den Erinnerungen geschickt werden dürfen. Mehrfach möglich.
setting-public-url = Adresse des Servers, wie Browser sie sehen, für Links.
setting-bot-workers = Wie viele Bots gleichzeitig überlegen können. 0 bedeutet: einer weniger, als der Rechner Kerne hat.
setting-trusted-proxies = Adresse oder Netz eines Proxys, dessen X-Forwarded-Header gelten. Mehrfach möglich.
setting-allowed-hosts = Ein weiterer Hostname dieses Servers. Mehrfach möglich.
setting-sockets = Höchstzahl der Verbindungen.
setting-sockets-per-visitor = Höchstzahl der Verbindungen pro Person.
setting-sockets-per-address = Höchstzahl der Verbindungen pro Adresse.
setting-tables = Höchstzahl neuer Tische pro Stunde und Adresse.
setting-cpu-share = Anteil der Serverzeit, den eine Adresse nutzen darf, in Prozent.
setting-visitor-megabytes = Speicherplatz, den eine Person nutzen darf, in MiB.
setting-config = TOML-Datei mit diesen Einstellungen.

## Ergebnisse

game-players = { $counts } Personen
game-players-range = { $least }–{ $most } Personen
game-option-others = (oder { $values })
game-options = Optionen setzt du mit -o. Der Wert nach = ist der Standard, die anderen stehen in Klammern.
pack-line = { $standard ->
    [yes] Kartensatz: { $name }, { $hash }
   *[no] Kartensatz: { $name }, { $hash } (eigener)
}
count = { $number }
number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = { $low } bis { $high }
column-seat = Platz
column-wins = Siege
column-share = Anteil der Siege
column-score = Punkte im Schnitt
column-bot = Bot
column-side = Spielt
column-interval = 95-%-Intervall
column-games = Spiele
column-id = ID
column-figures = Werte
column-source = Quelle
any-side = alle Plätze

sim-progress = { $game }, Startwert { $seed }
sim-title = { $game }: { $games ->
    [one] 1 zufälliges Spiel
   *[other] { $games } zufällige Spiele
}, Startwert { $seed }
sim-draws = Unentschieden: { $draws }
sim-shared = Geteilte Siege, für jeden beteiligten Platz gezählt: { $shared }
sim-length = Entscheidungen pro Spiel: { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-speed = { $compiled ->
    [yes] Tempo (kompiliert): { NUMBER($games, maximumFractionDigits: 0) } Spiele und { $decisions } Entscheidungen pro CPU-Sekunde
   *[no] Tempo (nicht kompiliert): { NUMBER($games, maximumFractionDigits: 0) } Spiele und { $decisions } Entscheidungen pro CPU-Sekunde
}
sim-checksum = Prüfsumme: { $checksum }
wrote = { $file } ist geschrieben.

arena-progress = { $game }: { $bots }
arena-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }{ $stopped ->
    [yes] , vorzeitig beendet
   *[no] {""}
}

verified = Geprüft: { $file }, { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}. { $entries ->
    [one] Der einzige Zug folgt den Regeln.
   *[other] Alle { $entries } Züge folgen den Regeln.
}
verified-unfinished = Das Spiel ist noch nicht zu Ende.
check-proved = Bewiesen: { $title }. { $words }
check-not-proved = Nicht bewiesen: { $title }. { $words }
check-failed = { $title }: { $words }
verify-more = Um sie mit dem zu vergleichen, was du von diesem Spiel aufbewahrt hast, ergänze --evidence oder --commitment, --sent, --seen und --head.
sealed = { $file } ist geschrieben. So prüfst du sie ohne die Geheimnisse: getaway verify { $file }
backed-up = { $database } ist nach { $copy } kopiert.
restored = { $database } ist aus { $copy } wiederhergestellt.

box = Schachtel
pack-version = Version { $version } · Hash { $hash }
pack-valid = { $file } passt zu { $game }: { $name }, Version { $version }, Hash { $hash }.
pack-standard = Das ist der normale Kartensatz.
pack-changes = Unterschiede zum normalen Kartensatz:
pack-change = {"  "}{ $change }
pack-written = { $file } ist geschrieben. Ändere die Datei, dann: getaway pack check { $game } { $file }
source-printed = gedruckt
    .help = so im Regelheft gedruckt
source-published = veröffentlicht
    .help = auf einer öffentlichen Seite genannt
source-deduced = erschlossen
    .help = folgt aus gedruckten Werten
source-reconstructed = rekonstruiert
    .help = von uns gewählt, weil keine veröffentlichte Liste zu finden war
changed = geändert
    .help = anders als im normalen Kartensatz

## Fehler

no-language = { $where }: Eine Sprache „{ $wanted }“ gibt es hier nicht. Wähle { $there }.
no-command = Einen Befehl „{ $wanted }“ gibt es nicht. Die Befehle sind { $there }.
no-command-near = Einen Befehl „{ $wanted }“ gibt es nicht. Meintest du „{ $there }“?
extra-arguments = Zu viele Argumente: „{ $arguments }“. Siehe { $command } --help.
missing-argument = { $name } fehlt. Siehe { $command } --help.
missing-option = Die Option { $name } fehlt. Siehe { $command } --help.
no-option = Eine Option { $option } gibt es nicht. Siehe { $command } --help.
no-option-near = Eine Option { $option } gibt es nicht. Meintest du { $near }?
option-needs-value = Die Option { $option } braucht einen Wert.
option-without-value = Die Option { $option } nimmt keinen Wert.
bad-value = { $name } { $problem }.
must-be-number = { $bounds ->
    [both] { $kind ->
        [int] { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
       *[float] { $name } muss eine Zahl von { $least } bis { $most } sein.
    }
    [least] { $kind ->
        [int] { $name } muss eine ganze Zahl sein, mindestens { $least }.
       *[float] { $name } muss eine Zahl sein, mindestens { $least }.
    }
    [most] { $kind ->
        [int] { $name } muss eine ganze Zahl sein, höchstens { $most }.
       *[float] { $name } muss eine Zahl sein, höchstens { $most }.
    }
   *[none] { $kind ->
        [int] { $name } muss eine ganze Zahl sein.
       *[float] { $name } muss eine Zahl sein.
    }
}
must-be-bool = { $name } muss true oder false sein.
must-be-one-of = { $name } muss { $values } sein.

about-file = { $file }: { $problem }
cannot-read = { $file } kann nicht gelesen werden: { $why }.
cannot-write = { $file } kann nicht geschrieben werden: { $why }.
needs-extra = { $command } braucht das Paket { $package }, das nicht installiert ist. So installierst du es: pip install 'getaway[{ $extra }]'
file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder verschiebe die Datei.
file-in-the-way = { $file } gibt es schon. Verschiebe die Datei zuerst.
no-file = Eine Datei { $file } gibt es nicht.
postgresql-tool = Das ist eine PostgreSQL-Datenbank. Nimm deren eigenes Werkzeug, { $tool }.
bad-seed = --seed { $seed }: Der Startwert muss eine ganze Zahl von 0 bis { $most } sein.
one-player-only = { $option } ist für eine Person, aber --seats sagt { $seats }.
no-scenarios = { $game } hat keine Szenarien.
no-scenario = Ein Szenario „{ $scenario }“ gibt es nicht. Wähle { $there }.
not-key-value = „{ $pair }“ hat keinen Wert. Schreib es als NAME=WERT.
resumed-as-it-was = Ein gespeichertes Spiel geht mit seinen eigenen Einstellungen weiter. Lass { $option } weg.
side-or-hotseat = --side ist für eine Person, --hotseat für mehrere. Entscheide dich für eins von beiden.
no-sides = { $game } hat keine Seiten. Alle spielen für sich.
no-side = Eine Seite „{ $side }“ gibt es in { $game } nicht. Die Seiten sind { $sides }.
no-bots = { $game } können Bots nicht spielen. Mit --hotseat teilt ihr euch dieses Terminal.
refused-by = { $why } ({ $rule })
other-game = { $file } enthält ein Spiel von { $game }, nicht von { $wanted }.
resume-over = { $file }: Dieses Spiel ist zu Ende. So siehst du es dir an: getaway replay { $file }
resume-bots = { $file }: An diesem Tisch sitzen nur Bots.
report-alone = --report bestimmt Personenzahl und Optionen selbst. Lass --seats, --option und --record weg.
no-report = { $game } hat keinen Bericht.
iterations-or-time = Entweder --iterations oder --time, nicht beides.
one-bot = Das ist nur ein Bot. Mit --seats 1 spielt er { $game } allein. Oder nenne einen zweiten: --bots { $bot },random
no-seat = { $file }: Einen Platz { $seat } gibt es nicht. { $seats ->
    [one] Das Spiel hat nur 1.
   *[other] Das Spiel hat { $seats }.
}
evidence-or-options = Entweder --evidence oder --commitment, --sent, --seen und --head, nicht beides.
not-evidence = { $file }: Das sind keine Belege einer Kartenausgabe. Nimm die Datei, die `save` oder die Webseite geschrieben hat.
not-hexadecimal = { $option } { $value }: Erwartet werden 64 Hexadezimalziffern (0 bis 9, a bis f).
