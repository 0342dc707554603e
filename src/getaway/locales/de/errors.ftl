# Was schiefging, und was zu tun ist: Dateien, Aufzeichnungen, Kartensätze, Optionen, und was an den Server geschickt wurde.

refused = { $why } ({ $rule })

## Spiele, Bots und Optionen

no-game-installed = Es gibt kein Spiel „{ $name }“. Es ist kein Spiel installiert.
no-such-game = Es gibt kein Spiel „{ $name }“. Installiert sind: { $known }.
no-such-game-close = Es gibt kein Spiel „{ $name }“. Meintest du „{ $close }“?
game-fails = Das Spiel „{ $name }“ lässt sich nicht laden: { $why }
part-fails = Der Teil „{ $part }“ des Spiels „{ $game }“ ({ $path }) lässt sich nicht laden: { $why }
wrong-seats = { $game } ist für { $counts } Personen, nicht für { $seats }.
no-such-viewer = Es gibt keinen Platz { $seat }. Dieses Spiel hat { $seats }; gezählt wird ab 0.
no-catalogue = { $game } hat keinen Katalog der Züge, weil sie freien Text enthalten.
no-state = { $game } hat keinen State, weil die Züge freien Text enthalten. Spielbar ist es mit Game.start.
no-simulation = { $game } lässt sich nicht simulieren, weil die Züge freien Text enthalten.
no-bots = Bots können { $game } nicht spielen, weil die Züge freien Text enthalten.
no-campaign = { $game } hat keine Kampagne, die sich sichern oder fortsetzen lässt.
no-sealed-records = { $game } kennt keine versiegelten Aufzeichnungen.
no-such-option = Es gibt keine Option „{ $name }“. Optionen: { $known }.
option-value = Die Option { $name } muss { $values } sein, nicht „{ $value }“.
no-such-bot = Es gibt keinen Bot „{ $name }“. Bots: { $known }.
no-such-bot-close = Es gibt keinen Bot „{ $name }“. Meintest du „{ $close }“?
not-a-bot = Ein Bot ist ein Name oder eine Factory, nicht { $found }.
no-list-of-bots = Gib eine Liste von Bots an, etwa ["greedy", "random"].
too-many-bots = { $bots } Bots sind zu viele für { $game } mit { $seats } Plätzen.
two-bots-of-one-name = Zwei Bots heißen „{ $name }“. Gib ihnen verschiedene Namen.
too-few-games = Es muss mindestens 1 Spiel sein, nicht { $games }.
too-few-jobs = Es muss mindestens 1 Prozess sein, nicht { $jobs }.
endless = Spiel { $game } mit Startwert { $seed } ist nach { $decisions } Entscheidungen nicht zu Ende.

## Tische

unreadable-table = Diese Version von Getaway kann den Tisch nicht lesen.
log-of-other-rules = Gespielt wurde nach anderen Regeln.
log-of-other-version = Gespeichert hat ihn eine andere Version von Getaway.

## Kartensätze

pack-expected = { $field } – erwartet: { $expected }.
pack-expected-found = { $field } – erwartet: { $expected }; gefunden: { $found }.
pack-field = { $field } { $problem }
pack-file = Die Datei { $problem }
pack-of-another-game = pack.game: Das ist ein Kartensatz von „{ $found }“; gebraucht wird einer von „{ $game }“.
expected-unique = ein Wert, den keine andere Zeile hat
expected-one-of = eins von { $values }
expected-utf-8 = Text in UTF-8
expected-toml = TOML
expected-source = eine von { $sources } (jeder Wert nennt seine Quelle)
expected-figure = der Name eines dieser Werte: { $figures }
expected-no-braces = keine geschweiften Klammern außer um Namen, die eingesetzt werden ({ $allowed })
expected-shorter = höchstens { $most } Zeichen, wenn die Namen eingesetzt sind

## Aufzeichnungen

record-entry = Eintrag { $entry }: { $problem }
not-a-record = Das ist keine Aufzeichnung. { $why }
record-cut-short = Das ist keine Aufzeichnung, oder sie ist abgeschnitten. { $why }
record-format = Sie hat das Format { $format }. Diese Version liest die Formate { $known }.
record-field-extra = Das ist keine Aufzeichnung: Im Format { $format } gibt es kein Feld „{ $name }“.
record-field-missing = Das ist keine Aufzeichnung: Im Format { $format } wird das Feld „{ $name }“ gebraucht.
record-check-differs = Der Prüfwert passt nicht: Dieser Eintrag oder einer davor wurde geändert.
record-choice-open = Die Entscheidung, zu der er gehört, ist nicht abgeschlossen.
record-seat-changed-nowhere = Ein Platz wechselte bei einem Eintrag, den es nicht gibt.
record-result-too-early = Die Aufzeichnung hat ein Ergebnis, aber ihre Züge beenden das Spiel nicht.
record-result-differs = Das Ergebnis folgt nicht aus den Zügen. { $result }
record-last-check-differs = Der letzte Prüfwert passt nicht: Wer wo saß oder wie die Karten ausgegeben wurden, wurde geändert.
record-pack = Ihr Kartensatz lässt sich nicht verwenden. { $why }
record-options = Ihre Optionen lassen sich nicht verwenden. { $why }
rules-from = Version { $version } ab Eintrag { $entry }
record-rules-changed = Begonnen wurde nach Version { $version } der Regeln, fortgesetzt nach anderen ({ $changes }). Keine Version kann alles davon nachspielen.
record-rules = Gespielt wurde nach Version { $version } der Regeln; dies ist Version { $ours }.
record-deal-seats = Die Aufzeichnung hat { $seats } Plätze, aber { $added } davon trugen zur Kartenausgabe bei.
record-pack-hash = pack_hash gehört nicht zum Kartensatz in der Aufzeichnung.
record-no-such-seat = Es gibt keinen Platz { $seat } (gezählt wird ab 0).
record-seats-differ = Die Plätze passen nicht zu denen der Kartenausgabe und den Wechseln seither.
record-head-commitment = Im Kopf steht eine andere Festlegung als in der Kartenausgabe.
record-head-differs = Der Kopf passt nicht zur Kartenausgabe: die Art, der Tisch, die Festlegung oder wessen Bytes es sind.
record-bot-bytes = Platz { $seat } gehört einem Bot, aber seine Bytes kommen nicht aus dem Startwert des Servers: Jemand hat sie gewählt.
record-server-bytes = Die Bytes des Servers für Platz { $seat } kommen nicht aus seinem Startwert: Der Server hat sie gewählt.
record-seat-bytes = Die Bytes von Platz { $seat } sind nicht die, auf die er sich festgelegt hatte.
record-undo-refused = Das Zurücknehmen ist nicht erlaubt. { $why } ({ $rule })
record-move-refused = Der Zug ist nicht erlaubt. { $why } ({ $rule })
record-not-a-move = Das ist kein Zug von { $game }. { $why }
record-unsealed = In einer Aufzeichnung von { $game } gibt es nichts zu versiegeln.
record-sealed = Das ist eine versiegelte Aufzeichnung. Du kannst sie ansehen und prüfen; fortsetzen lässt sich nur die vollständige.
record-too-long = Sie hat mehr als { $most } Einträge. Das ist hier zu lang.
record-too-slow = Es dauert zu lange, sie nachzuspielen.
seed-closed = Der Startwert ist noch nicht aufgedeckt, weil das Spiel nicht zu Ende ist.
seed-wrong = Der Startwert ist nicht der, auf den der Server sich festgelegt hatte.

## Was geschickt wurde: wo es falsch ist. Jedes Problem weiter unten beendet einen dieser Sätze.

at-whole = Es { $problem }
at-field = { $name } { $problem }
at-field-of = { $of }, { $name }: { $problem }
at-entry = Eintrag { $number } { $problem }
at-entry-of = { $of }, Eintrag { $number }: { $problem }
at-any = Ein Eintrag { $problem }
at-any-of = { $of }, ein Eintrag: { $problem }
at-key = { $of }, ein Name darin: { $problem }
at-unknown = { $name } { $problem }
at-unknown-of = { $of }, { $name }: { $problem }
path-field = { $name }
path-entry = Eintrag { $number }
path-any = ein Eintrag
path-of = { $of }, { $what }
label-login = Anmeldename
label-name = Name
label-password = Passwort
label-old_password = Altes Passwort
label-text = Text

## Was geschickt wurde: was damit nicht stimmt

is-missing = fehlt.
not-a-field = ist kein bekanntes Feld.
not-a-field-of = ist kein bekanntes Feld. Erlaubt: { $allowed }.
must-not-be-empty = darf nicht leer sein.
must-have-letters = { $bound ->
    [least] muss mindestens { $number } Zeichen haben.
    [most] darf höchstens { $number } Zeichen haben.
   *[exactly] muss genau { $number } Zeichen haben.
}
must-have-entries = { $bound ->
    [least] { $number ->
        [one] muss mindestens 1 Eintrag haben.
       *[other] muss mindestens { $number } Einträge haben.
    }
    [most] { $number ->
        [one] darf höchstens 1 Eintrag haben.
       *[other] darf höchstens { $number } Einträge haben.
    }
   *[exactly] { $number ->
        [one] muss genau 1 Eintrag haben.
       *[other] muss genau { $number } Einträge haben.
    }
}
must-have-entries-between = muss { $least } bis { $most } Einträge haben.
must-be-number = { $bound ->
    [least] muss mindestens { $number } sein.
    [most] darf höchstens { $number } sein.
    [over] muss größer als { $number } sein.
   *[under] muss kleiner als { $number } sein.
}
must-be-multiple = muss ein Vielfaches von { $number } sein.
must-be = muss { $what } sein.
must-be-something-else = muss etwas anderes sein.
letters-not-allowed = hat Zeichen, die hier nicht erlaubt sind.
not-allowed = ist { $value }, und das ist nicht erlaubt.
not-allowed-of = ist { $value }, und das ist nicht erlaubt. Erlaubt: { $allowed }.
out-of-range = ist außerhalb des erlaubten Bereichs.
cannot-be-read = lässt sich nicht lesen.
kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-str = Text
kind-bool = true oder false
kind-array = eine Liste
kind-object = ein Objekt mit benannten Feldern
not-utf-8 = ist kein Text in UTF-8.
not-unicode = enthält Text, der kein gültiges Unicode ist: Die Hälfte eines Surrogatpaars steht allein.
unreadable-value = enthält einen Wert, der sich nicht lesen lässt.
too-deep = ist zu tief verschachtelt.
too-many-digits = enthält eine Zahl mit zu vielen Ziffern.
not-json = ist kein gültiges JSON.
not-json-at = ist kein gültiges JSON: Sieh bei Byte { $byte } nach.
not-json-short = ist kein gültiges JSON: Es endet zu früh.
not-toml = ist kein gültiges TOML: Sieh in Zeile { $line }, Spalte { $column } nach.
not-toml-short = ist kein gültiges TOML: Es endet zu früh.
allowed-printable = eine Zeile Text ohne Steuerzeichen
allowed-lines = Text ohne Steuerzeichen
allowed-ident = ein Name aus 1 bis 40 Kleinbuchstaben, Ziffern und Unterstrichen mit einem Buchstaben am Anfang
allowed-login = ein Name aus 3 bis 40 Kleinbuchstaben, Ziffern, Punkten, Bindestrichen und Unterstrichen
allowed-person-name = ein Name aus 1 bis 40 sichtbaren Zeichen ohne Leerzeichen am Anfang oder Ende
allowed-lesson-id = ein Name aus 1 bis 40 Kleinbuchstaben und Unterstrichen
allowed-command-id = ein Name aus 1 bis 40 Buchstaben, Ziffern, Unterstrichen und Bindestrichen
allowed-digits-3 = höchstens 3 Ziffern
allowed-hex-32 = eine Zahl aus 32 Hexadezimalziffern (0 bis 9, a bis f)
allowed-hex-64 = eine Zahl aus 64 Hexadezimalziffern (0 bis 9, a bis f)

## Arbeit, die der Server nebenher erledigt

job-lost = Der Prozess dafür ist zweimal abgestürzt.
job-too-big = Es braucht mehr Speicher als erlaubt.
queue-full = Es warten schon zu viele deiner Anfragen. Warte, bis eine fertig ist.
job-too-slow = { $seconds ->
    [one] Es hat länger als 1 Sekunde gedauert.
   *[other] Es hat länger als { $seconds } Sekunden gedauert.
}

## Datenbanken

store-unusable = Die Datenbank lässt sich nicht verwenden: { $why }
store-unusable-file = Die Datenbank { $path } lässt sich nicht verwenden: { $why }
store-not-sqlite = Das ist keine SQLite-Datenbank
store-cannot-open = Sie lässt sich nicht öffnen
store-address = Die Datenbank lässt sich nicht verwenden: Das ist keine PostgreSQL-Adresse.
store-silent = Die Datenbank antwortet nicht: { $why }
store-refuses = Die Datenbank nimmt die Daten nicht an: { $why }
store-scheme = Eine Datenbank ist eine Datei oder postgresql://…, und { $scheme }:// ist keins von beiden.
store-in-memory = Ein Server braucht eine Datenbank, die ihre Daten behält: eine Datei oder postgresql://…
store-newer = Die Datenbank gehört zu einem neueren Getaway: Ihr Schema ist { $version }, diese Version kennt { $known }.
store-old-sqlite = Dieses SQLite ({ $version }) kann eine Datenbank im WAL-Modus beschädigen. Ab Version 3.51.3 passiert das nicht.
store-directory = Die Datenbank { $path } lässt sich nicht verwenden: Das ist ein Ordner. Nenne eine Datei darin.
store-open-elsewhere = Ein anderer Server hat die Datenbank { $path } geöffnet. Mehrere Server können sich PostgreSQL teilen.
store-read-only = Die Datenbank { $path } lässt sich nicht verwenden: Sie ist schreibgeschützt.
store-readable = Andere auf diesem Rechner können { $file } lesen (Modus { $mode }), und darin stehen die verdeckten Karten laufender Spiele. Führe aus: chmod 600 { $files }. Um es zu erlauben, starte mit --allow-readable-database.
copy-exists = { $copy } gibt es schon.
copy-fails = Die Datenbank { $path } lässt sich nicht kopieren: { $why }

## Was das Betriebssystem meldet

os-enoent = Datei oder Ordner nicht gefunden
os-eexist = gibt es schon
os-eacces = keine Berechtigung
os-eperm = keine Berechtigung
os-eisdir = das ist ein Ordner
os-enotdir = kein Ordner
os-enospc = kein Platz mehr
os-erofs = schreibgeschützt
os-enotempty = der Ordner ist nicht leer
os-edquot = dein Speicherplatz ist aufgebraucht
os-efbig = die Datei ist zu groß
os-ebusy = wird gerade benutzt
os-enametoolong = der Name ist zu lang
os-eloop = zu viele symbolische Links
os-eio = das Gerät meldet einen Fehler
os-emfile = zu viele offene Dateien
os-enfile = zu viele offene Dateien
os-enomem = nicht genug Arbeitsspeicher
os-einval = das System lehnt das ab
os-epipe = die Gegenseite hat die Pipe geschlossen
os-etimedout = es hat zu lange gedauert
os-eaddrinuse = die Adresse wird schon benutzt
os-eaddrnotavail = diese Adresse gehört nicht zu diesem Rechner
os-econnrefused = die Verbindung wurde abgelehnt
os-econnreset = die Gegenseite hat die Verbindung geschlossen
os-enetunreach = das Netz ist nicht erreichbar
os-ehostunreach = der Rechner ist nicht erreichbar
os-other = Systemfehler { $code }
os-no-host = einen Rechner mit diesem Namen gibt es nicht
