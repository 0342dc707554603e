# Der Server: abgelehnte Anfragen, Erinnerungen, und die Einstellungen von `getaway serve`.

## Zu viel, zu schnell

hurried = { $wait ->
    [one] Zu viele { $what } auf einmal. Warte 1 Sekunde.
   *[other] Zu viele { $what } auf einmal. Warte { $wait } Sekunden.
}
many-changes = Änderungen
many-codes = Codes
many-logouts = Abmeldungen
many-messages = Nachrichten
many-names = neue Namen
many-passwords = neue Passwörter
many-questions = Anfragen
many-requests = Anfragen
many-seats = Platzwechsel
many-tables = neue Tische
many-tries = Anmeldeversuche
message-unread = Zu viele Nachrichten auf einmal. Diese wurde nicht gelesen.
visitor-full = Du hast hier { $most } MiB gespeichert, mehr darf eine Person nicht. Frag die Leute, die diesen Server betreiben.
address-full = { $wait ->
    [one] Von deiner Adresse wurde zu viel gespeichert. Warte 1 Sekunde.
   *[other] Von deiner Adresse wurde zu viel gespeichert. Warte { $wait } Sekunden.
}
listed-by-you = { $tables } deiner Tische stehen schon in der Lobby. Starte einen davon oder lade per Link ein.
listed-by-address = { $tables } Tische von deiner Adresse stehen schon in der Lobby. Lade per Link ein.
server-full = Dieser Server ist voll. Versuch es in einer Minute noch einmal.
too-many-connections = Zu viele Verbindungen aus deinem Netz. Schließ ein paar davon.
too-many-pages = Du hast { $most } Seiten dieses Servers offen. Schließ eine und lade diese neu.

## Was nicht geht

unreadable-message = Diese Nachricht lässt sich nicht lesen. { $why }
not-a-move = Das ist kein Zug dieses Spiels. { $why }
cannot-store = Der Server kann das gerade nicht speichern. Schick es noch einmal.
no-answer-from-store = Der Server erreicht seine Datenbank gerade nicht. Versuch es noch einmal.
no-store = Der Server erreicht seine Datenbank gerade nicht. Die Verbindung wird von selbst wiederhergestellt.
at-no-table = Du bist an keinem Tisch.
no-lesson = { $game } hat keine Einführung.
unusable-pack = Die eigenen Karten lassen sich nicht verwenden. { $why }
no-clocks = { $game } kennt keine Uhren und keine Fristen, weil der Server keinen Zug wählen kann, wenn jemand zu spät ist.
bot-without-level = Der Platz eines Bots braucht eine Stufe, andere Plätze dürfen keine haben.
foreign-page = Diese Anfrage kommt von einer anderen Website.
unknown-host = Dieser Server heißt nicht „{ $host }“. Wenn er so heißen soll, starte ihn mit --allowed-hosts oder --public-url.
broken = Auf dem Server ist etwas schiefgegangen. Der Fehler steht dort im Protokoll.
nothing-here = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt diese Art von Anfrage nicht an.
no-such-language = Diese Sprache gibt es nicht. Sprachen: { $languages }.
gave-up = Der Server hat aufgegeben. { $why }
job-failed = Der Server konnte das nicht ausrechnen. Versuch es noch einmal.
body-too-long = Zu lang: Höchstens { $most } KiB sind erlaubt.
not-a-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $found }“.
no-hint = Kein Tipp für diese Stellung: Der Bot ist gescheitert, und der Fehler wurde gemeldet.
no-such-code = Kein offenes Spiel hat diesen Code.
record-not-over = Eine Aufzeichnung verrät jeden Zug. Es gibt sie, sobald das Spiel zu Ende ist.
record-gone = Der Server hat diese Aufzeichnung nicht mehr. Lade sie noch einmal hoch.
no-seat-in-replay = In diesem Spiel gab es keinen Platz { $seat }.
no-such-step = Einen Schritt { $at } gibt es nicht. Dieses Spiel hat { $steps }.
unplayable-record = Diese Aufzeichnung lässt sich nicht nachspielen. { $why }

## Handouts und die Geschichte

no-such-picture = So ein Bild hast du nicht.
picture-unknown = Das ist kein lesbares Bild. Nimm ein PNG, JPEG, WebP oder GIF.
picture-broken = Dieses Bild ist beschädigt. Speichere es neu, oder nimm ein anderes.
picture-too-large = Dieses Bild ist zu groß: { $width } × { $height } Pixel. Erlaubt sind höchstens { $most } Millionen Pixel.
pictures-full = Die Bilder dieses Tisches belegen { $most } MiB, mehr geht nicht. Nimm ein Handout mit Bild zurück und versuche es in zehn Minuten noch einmal.
story-kinds = Die Geschichte gibt es als .md oder als .pdf.
story-untold = { $game } erzählt keine Geschichte.

## Konten

wrong-password = Anmeldename oder Passwort ist falsch.
login-taken = Diesen Anmeldenamen hat schon jemand. Wähle einen anderen.
session-ended = Dieser Browser ist abgemeldet. Melde dich wieder an.
old-password-needed = Um Anmeldenamen oder Passwort zu ändern, gib auch das alte Passwort ein.
old-password-wrong = Das alte Passwort ist falsch.
logged-out = Du hast dich abgemeldet.
browser-on = { $browser } unter { $system }

## Erinnerungen

reminder = Getaway: Du bist dran bei { $game }.
reminder-with-link = Getaway: Du bist dran bei { $game }. { $link }
no-reminders = Dieser Server verschickt keine Erinnerungen.
reminder-address = Die Adresse für Erinnerungen muss mit https:// beginnen.
reminder-hosts = Dieser Server schickt Erinnerungen nur an { $hosts }.

## Den Server starten

open-at = Getaway läuft unter { $url } (Strg+C beendet es)
cannot-serve = Port { $port } auf { $host } lässt sich nicht öffnen: { $why }.
settings-unreadable = { $path } lässt sich nicht lesen: { $why }.
settings-unusable = { $path } lässt sich nicht verwenden. { $why }
no-such-setting = { $path }: Es gibt keine Einstellung „{ $name }“. Einstellungen: { $known }.
wrong-setting = { $path }: { $name } muss { $what } sein, nicht „{ $found }“.
setting-bool = true oder false
setting-int = eine ganze Zahl
setting-str = eine Zeichenkette in Anführungszeichen
setting-list = eine Liste von Zeichenketten
# Diese setzen einen Satz fort, der mit dem Namen der Einstellung beginnt.
setting-empty = darf nicht leer sein
setting-url = muss eine Adresse wie https://play.example.org ohne Pfad sein, nicht „{ $found }“
setting-host = enthält „{ $found }“, aber ein Eintrag muss ein Hostname in Kleinbuchstaben sein, bei Bedarf mit Port
setting-allowed-host = enthält „{ $found }“, aber ein Eintrag muss ein Hostname in Kleinbuchstaben ohne Port sein, oder * für jeden
setting-network = enthält „{ $found }“, aber ein Eintrag muss eine IP-Adresse oder ein Netz wie 10.0.0.0/8 sein, mit Nullen hinter dem Präfix
