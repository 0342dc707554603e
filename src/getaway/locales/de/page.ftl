# Die Seite um die Spiele herum: Lobby, Tisch, Wiederholungen, Regelhefte, Einstellungen.

## Lobby

lobby-nav = Hauptnavigation
lobby-play = Spielen
lobby-solo = Solo
lobby-replays = Wiederholungen
lobby-rules = Regeln
lobby-about = Über Getaway
lobby-join-code = Code
lobby-skip = Zum Inhalt springen
lobby-who = Wer ist heute
    .when = dabei?
lobby-what = Spiele um den großen Coup – mit anderen oder gegen faire Bots, an einem Tisch oder quer durch die Stadt.
lobby-games = Spiele
lobby-play-now = Jetzt spielen
lobby-set-up = Einrichten
lobby-set-up-table = Tisch einrichten
lobby-join-one = Beitreten
lobby-learn = Spielend lernen
lobby-learn-short = Lernen
lobby-players = { $least }–{ $most } Personen
lobby-takes = { $minutes } min
lobby-takes-evening = ein Abend
lobby-have-code = Hast du einen Code?
lobby-code-example = KXQ-RTM
lobby-join-table = Beitreten
lobby-your-tables = Deine Tische
lobby-your-move = Du bist dran
lobby-waiting-for = Warten auf { $names }
lobby-not-begun = Noch nicht begonnen
lobby-no-tables = Noch keine Tische
lobby-no-tables-help = Eröffne einen gegen Bots oder lass dir einen Code geben.
lobby-not-shown = Keine Verbindung
lobby-not-shown-help = Die Liste erscheint, sobald die Verbindung wieder steht.
lobby-open-tables = Offene Tische
lobby-all = Alle { $count }
lobby-fewer = Weniger
lobby-sit = Beitreten
lobby-seats-taken = { $taken } von { $all } Plätzen besetzt
lobby-own-pack = eigene Karten
lobby-no-open = Keine offenen Tische
lobby-no-open-help = Richte einen Tisch ein und zeige ihn in der Lobby. Dann können alle beitreten.
lobby-alone = Solo spielen
lobby-all-solo = Alle Solospiele
lobby-won = { $won } von { $all } gewonnen
lobby-you = Du
lobby-your-name = Dein Name
lobby-name-help = So heißt du ab jetzt an den Tischen, denen du beitrittst.
lobby-guest = Gast
lobby-save = Speichern
lobby-saved = Gespeichert
lobby-keep-place = Tische behalten
lobby-light = Hell oder dunkel
lobby-sound-on = Ton ist an
lobby-sound-off = Ton ist aus
lobby-lost = Seite nicht gefunden
lobby-lost-help = Prüfe die Adresse, oder geh zurück zur Lobby.
lobby-to-home = Zurück zur Lobby
lobby-cannot-reach = Server nicht erreichbar
lobby-cannot-reach-help = Deine Spiele sind sicher. Verbindung wird wiederhergestellt …
lobby-opening = Wird geöffnet …
lobby-stale = Ein Teil der Seite konnte nicht geladen werden. Deine Spiele sind sicher.

## Einen Tisch einrichten

lobby-new-table = { $title } einrichten
lobby-how-many = Wie viele spielen mit?
lobby-how-many-option = { $count ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] { $count } Personen
}
lobby-seats = Wer sitzt wo?
lobby-seat = Platz { $number }
lobby-kind-mine = Ich
lobby-kind-open = Wer mag
lobby-kind-invited = Gast, per Link
lobby-bot-of = Bot, { $level }
lobby-bots-help = Wie gut sind die Bots?
lobby-several-mine = Du hast mehrere Plätze. Gebt den Bildschirm weiter; Geheimnisse bleiben dabei verdeckt.
lobby-nothing-mine = Du hast keinen Platz. Du bist Host und schaust zu.
lobby-who-runs = Wer leitet das Spiel?
lobby-who-runs-others = Wie viele spielen sonst noch mit?
lobby-who-runs-link = Du bekommst einen Link für alle. Wer ihn öffnet, wird nach dem Namen gefragt.
lobby-more-settings = Weitere Einstellungen
lobby-options = Optionen
lobby-no-options = Für diese Personenzahl gibt es keine Optionen.
lobby-table-settings = Der Tisch
lobby-listed = In der Lobby zeigen
lobby-listed-help = Alle können den Tisch finden und einen freien Platz nehmen.
lobby-spectators = Zuschauen erlauben
lobby-spectators-help = Wer zuschaut, sieht nur, was alle sehen dürfen, nie Geheimnisse.
lobby-time = Bedenkzeit
lobby-no-time = Unbegrenzt
lobby-time-help = Ist die Zeit um, macht der Server einen erlaubten Zug. Das steht dann im Verlauf.
lobby-time-seconds = { $seconds } Sekunden je Entscheidung
lobby-time-minutes = { $minutes } Minuten je Entscheidung
lobby-time-hour = 1 Stunde je Entscheidung
lobby-time-day = 1 Tag je Entscheidung
lobby-time-week = 1 Woche je Entscheidung
lobby-time-clock = Uhr: { $minutes } Minuten pro Person plus { $seconds } Sekunden je Entscheidung
lobby-stand-in = Wenn jemand den Tisch verlässt
lobby-no-stand-in = Das Spiel wartet
lobby-stand-in-bot = Ein Bot springt ein ({ $level })
lobby-delay = Zuschauende sehen das Spiel
lobby-delay-none = live
lobby-delay-minutes = { $minutes ->
    [one] 1 Minute später
   *[other] { $minutes } Minuten später
}
lobby-hints = Tipps
lobby-hints-help = Alle am Tisch können sich Züge vorschlagen lassen.
lobby-odds = Chancen
lobby-odds-off = Aus
lobby-odds-after = Nach jedem Zug
lobby-odds-live = Immer
lobby-pack = Eigene Karten
lobby-campaign = Kampagne fortsetzen
lobby-campaign-help = Eine Kampagnendatei, gespeichert zwischen zwei Spielen.
lobby-pack-help = Ein Kartensatz ändert Karten und Werte. Alle am Tisch sehen die Unterschiede.
lobby-choose-file = Datei wählen
lobby-pack-chosen = { $name } wird verwendet.
lobby-pack-remove = Standardkarten verwenden
lobby-pack-unreadable = Diese Datei ist kein Kartensatz: { $why }
lobby-open-table = Tisch eröffnen
lobby-deal-now = Spiel starten

## Der Warteraum

lobby-waiting-room = Warten auf Mitspielende
lobby-invite = Einladen
lobby-invite-code = Schick den Link, zeig den QR-Code oder lies den Code vor.
lobby-invite-links = Jeder freie Platz hat seinen eigenen Link. Erstelle einen und verschicke ihn.
lobby-invite-host = Der Host lädt die anderen ein.
lobby-invite-none = Alle Plätze sind besetzt. Das Spiel beginnt, wenn alle bereit sind.
lobby-table-code = Code
lobby-copy-link = Link kopieren
lobby-copied = Kopiert
lobby-make-link = Link erstellen
lobby-link-for = Link für { $seat }
lobby-show-qr = Als QR-Code zeigen
lobby-qr-alt = QR-Code des Links
lobby-open = Freier Platz
lobby-invited = Warten auf einen Gast
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-im-ready = Ich bin bereit
lobby-wait-others = Du bist bereit. Das Spiel beginnt, sobald alle es sind.
lobby-host = Host
lobby-give-to-bot = Mit einem Bot besetzen
lobby-remove = Entfernen
lobby-sit-here = Hier hinsetzen
lobby-take-seat = Nimm einen Platz oder schau zu.
lobby-differs = Dieser Tisch spielt mit eigenen Karten
lobby-leave = Tisch verlassen
lobby-options-here = Optionen an diesem Tisch

## Mit Code beitreten

lobby-joining = Einem Tisch beitreten
lobby-join-help = Gib den Code ein oder scanne mit dem Handy den QR-Code auf dem Bildschirm des Hosts.
lobby-searching = Der Tisch wird gesucht …
lobby-no-code-help = Ein Code hat sechs Buchstaben, zum Beispiel KXQ-RTM. Lass ihn dir noch einmal vorlesen.
lobby-try-again = Noch einmal versuchen

## Solospiele und Einführungen

solo-title = Solo
solo-lead = Spiel allein. Jedes Szenario hat ein Ziel; ein Haken zeigt, was du schon gewonnen hast.
solo-start = Starten
solo-again = Noch einmal
solo-won = Gewonnen
solo-options = Optionen ändern
solo-learn-title = { $title } lernen
solo-begin = Einführung starten
solo-read-rules = Lieber die Regeln lesen
solo-how-learn = Du spielst ein echtes Spiel, in dem alles einmal vorkommt. Was gerade passiert, wird erklärt. Lass dir Zeit.

## Anmeldung

account-keep-place-help = Mit Anmeldename und Passwort kommst du von jedem Browser aus zu deinen Tischen zurück.
account-login = Anmeldename
account-login-help = 3 bis 40 Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche.
account-login-wrong = Nimm 3 bis 40 Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche.
account-password = Passwort
account-password-help = Mindestens 10 Zeichen.
account-password-short = Dieses Passwort ist zu kurz. Nimm mindestens 10 Zeichen.
account-password-never-short = Das ist nicht dein Passwort. Jedes Passwort hat mindestens 10 Zeichen.
account-old-password = Altes Passwort
account-old-missing = Gib dein altes Passwort ein.
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-set-password = Passwort festlegen
account-saved = Gespeichert
account-log-in = Anmelden
account-log-in-as = Du kannst dich als { $login } anmelden.
account-sessions = Wo du angemeldet bist
account-unknown-browser = Unbekannter Browser
account-this-one = dieser Browser
account-since = seit { $date }
account-log-out = Abmelden
account-log-out-everywhere = Überall abmelden
account-log-out-help = Nach dem Abmelden kennt dich dieser Browser nicht mehr. Ein neues Passwort meldet dich in allen anderen Browsern ab.

## Einstellungen

settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-system = Wie im System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-pace = Tempo der Animationen
settings-pace-calm = Langsam
settings-pace-brisk = Schnell
settings-pace-instant = Aus
settings-pace-help = Mit Esc oder einem Klick aufs Spielfeld überspringst du sie.
settings-sound = Ton
settings-volume = Lautstärke
settings-mute = Kein Ton
settings-dice = Würfel
settings-dice-help = Ein Klappern beim Fallen, dann ein Ton fürs Ergebnis.
settings-chime = Du bist dran
settings-chime-help = Zwei leise Töne, wenn du dran bist.
settings-vibrate = Vibrieren
settings-vibrate-help = Wenn deine Würfel fallen, auf Handys, die das können.
settings-notify = Benachrichtigungen
settings-notify-help = Wenn du dran bist und diese Seite im Hintergrund ist.
settings-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

## Der Tisch

table-looking = Der Tisch wird gesucht …
table-waiting-for = Warten auf { $names }
table-you = Du
table-bot = Bot · { $level }
table-deciding = überlegt
table-away-lost = weg
    .help = Verbindung verloren. Der Platz bleibt reserviert.
table-away-left = Platz frei
    .help = Wer hier saß, hat den Tisch verlassen.
table-waiting-away = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
table-your-move = du bist dran
table-seats = Plätze
table-log = Verlauf
table-open-log = Verlauf öffnen
table-begins = Das Spiel beginnt.
table-more-lines = { $lines } weitere
table-fewer = Weniger
table-board = Spielfeld
table-desk = Dein Bereich
table-rail = Mehr zum Tisch
table-secrets = Geheimes
table-phase = Phase
table-undo = Zurücknehmen
table-start-over = Von vorn
table-rules = Regeln
table-chat = Chat
table-chat-new = Chat, neue Nachrichten
table-settings = Einstellungen
table-sound-on = Ton ist an
table-sound-off = Ton ist aus
table-skip = Überspringen
table-pause = Pause
table-go-on = Weiter
table-next = Nächster Schritt
table-home = Getaway, Startseite
table-close = Schließen
table-cancel = Abbrechen
table-sending = Wird gesendet …
table-lost = Verbindung verloren. Dein Platz bleibt reserviert. Verbindung wird wiederhergestellt …
table-back = Wieder verbunden. Du hast nichts verpasst.
table-paused = Der Host hat das Spiel pausiert.
table-say = Sag etwas
table-send = Senden
table-say-to = An
table-to-everyone = Alle am Tisch
table-to-team = Nur meine Seite
table-to-seat = nur an { $name }
table-newer-rules = Dieses Spiel wurde nach neueren Regeln fortgesetzt.
table-vote-pause = Um eine Pause bitten
table-vote-go-on = Spiel fortsetzen
table-vote-pause-help = Das Spiel pausiert, wenn alle am Tisch darum bitten.
table-said-nothing = Noch hat niemand etwas gesagt.
table-chat-closed = In dieser Phase ist der Chat geschlossen.
table-looking-on = Du schaust zu. Geheimnisse bleiben verdeckt.
table-tv = Tisch auf einem Fernseher zeigen
table-tv-help = Eine große Ansicht für einen Bildschirm, den alle sehen. Sie hat keine Knöpfe und zeigt keine Geheimnisse.
table-time-left = Restzeit: { $time }
table-time-days = { $days } Tg.
table-time-hours = { $hours } Std.
table-one-minute = Noch eine Minute Bedenkzeit.
table-ten-seconds = Noch zehn Sekunden Bedenkzeit.
table-all-seats = Alle Plätze im Detail
table-turned-away = Dieser Tisch lässt sich nicht öffnen
table-turned-away-help = Deine eigenen Tische findest du in der Lobby.
table-to-home = Zurück zur Lobby
table-your-turn-title = ● Du bist dran · { $title }
table-suggested = Vorschläge: { $field }

## Was bei einem Zug auszufüllen ist

blank-attempt = Was versuchst du?
blank-approach = Welcher Ansatz?
blank-words = In deinen Worten
blank-why = Warum
blank-role = Rolle
blank-want = Was sie wollen
blank-ways = Ansätze, einer je Zeile
blank-text = Text
blank-name = Name
blank-gear = Ausrüstung
blank-look = Aussehen
blank-advance = Erstes Talent
blank-segments = Segmente
blank-segment = Segment
blank-amount = Wie viele
blank-number = Wie viele
blank-difficulty = Schwierigkeit
blank-marks = Dieser Wurf ist
blank-goal = Erfüllt
blank-visibility = Wer es sieht
blank-dice = Würfel
blank-title = Titel
blank-subgoals = Nebenziele
blank-seed = Startwert
blank-kind = Art
blank-filled = Gefüllt
blank-value = Neuer Wert
blank-injury = Verletzung
blank-prep = Planwürfel
blank-to = An
blank-modifier = Schwerer oder leichter um
blank-helpers = Wer hilft
blank-criminals = Wer würfelt
blank-step = Schritt
blank-how = Wie hast du das vorbereitet?
blank-as = Was du nimmst
blank-on = Worauf
blank-by = Um wie viel

## Das Ende eines Spiels

table-over = Das Spiel ist zu Ende
table-won = Du hast gewonnen
table-shared = Ihr teilt euch den Sieg
table-lost-game = Du hast verloren
table-solo-won = Geschafft
table-your-total = Dein Ergebnis
table-how-came = So wurde gewertet
table-ranking = Rangliste
table-rematch = Noch einmal spielen
table-to-rematch = Zum nächsten Spiel
table-replay = Wiederholung ansehen
table-record = Aufzeichnung speichern
table-share-game = Spiel teilen
table-copied = Kopiert
table-look-at-board = Spielfeld ansehen
table-abandoned = Das Spiel wurde abgebrochen
table-abandoned-help = Alle waren sich einig, es ohne Ergebnis zu beenden.
table-closed = Dieser Tisch ist geschlossen
table-finished = Beendet

## Mehrere Plätze an einem Bildschirm

table-pass = Gib den Bildschirm an { $name } weiter
table-pass-help = Die Geheimnisse der anderen sind verdeckt. Sonst sollte jetzt niemand hinsehen.
table-i-am = Ich bin { $name }
table-act-for = Für { $name } handeln
table-your-seats = Deine Plätze

## Einen Platz nehmen

table-join-title = An den Tisch setzen
table-join-name = Dein Name
table-join-placeholder = Gast
table-join-help = So nennen dich die anderen. Du kannst den Namen am Tisch ändern.
table-join-do = Hinsetzen
table-seat-asked = { $who } möchte den Platz von { $seat } übernehmen, mit allen Geheimnissen dieses Platzes.
table-seat-agree = Zustimmen
table-seat-refuse = Ablehnen
table-seat-waits = Warten auf die Zustimmung von { $names }.
table-seat-left = Du hast deinen Platz verlassen. Du kannst zurück, solange niemand anders ihn hat.
table-seat-back = Zurück auf meinen Platz
table-name-here = Dein Name an diesem Tisch
table-name-change = Namen ändern
table-vacant = Dieser Platz ist frei. Wer hier saß, kann zurückkommen. Wer neu dazukommt, braucht einen Link und die Zustimmung aller.
table-new-link = Link erstellen
table-link-for = Link zum Platz von { $name }

## Das Menü des Tisches

table-this-table = Dieser Tisch
table-leave = Tisch verlassen
table-leave-help = Du kannst zurückkommen, solange niemand anders deinen Platz hat.
table-resign = Aufgeben
table-resign-help = Ab drei Plätzen spielt ein Bot für dich weiter.
table-vote = Für Abbruch ohne Ergebnis stimmen
table-unvote = Stimme zurückziehen
table-vote-help = Das Spiel endet, wenn alle am Tisch zustimmen.
table-sure = Wirklich?
table-plan-on = Weiterplanen
table-seal-anyway = Trotzdem versiegeln
table-yes = Ja
table-no = Nein
table-pause-game = Spiel pausieren
table-go-on-game = Spiel fortsetzen
table-host-tools = Für den Host
table-host-of = Zu { $name }
table-remove-seat = Vom Tisch entfernen
table-mute = Stummschalten
table-unmute = Stummschaltung aufheben
table-replace-by = Durch einen Bot ersetzen
table-level = Stärke für { $name }
table-make-host = Zum Host machen
table-device = Auf einem anderen Gerät weiterspielen
table-device-help = Erstelle einen Link zu deinem Platz und öffne ihn dort. Der Platz zieht dorthin um. Mit einem Anmeldenamen kannst du mehrere Geräte zugleich benutzen und findest deine Plätze auch ohne diesen Browser wieder.
table-make-link = Link erstellen
table-story = Was bisher geschah
table-reminder = Erinnere mich
table-reminder-help = Wartet das Spiel eine Minute auf dich, schickt der Server eine Nachricht an diese Adresse: einen Webhook von Slack, Mattermost oder Discord. Erlaubt: { $hosts }.
table-reminder-url = Adresse des Webhooks
table-reminder-set = Speichern
table-reminder-on = Du wirst erinnert, wenn das Spiel auf dich wartet.
table-reminder-stop = Nicht mehr erinnern

## Handouts, Notizen, die Pausenkarte: an einem Tisch mit Spielleitung

tools-title = Handouts und Notizen
tools-new = Handouts und Notizen, neues Handout
handouts = Handouts
handouts-none = Was die Spielleitung dir gibt, bleibt hier liegen.
handouts-none-gm = Gib einen Brief, einen Plan oder ein Foto aus: an alle oder an eine Person. Die anderen erfahren nichts davon.
handout-new = Handout ausgeben
handout-title = Titel
handout-to = Wer es bekommt
handout-text = Text
handout-picture = Bild
handout-other-picture = Anderes Bild wählen
handout-send = Ausgeben
handout-too-large = Dieses Bild ist größer als 2 MB. Verkleinere es, oder nimm ein anderes.
handout-unreadable = Dieses Bild lässt sich nicht anzeigen. Nimm ein PNG, JPEG, WebP oder GIF.
handout-for-everyone = Für alle
handout-for-you = Nur für dich
handout-for = Nur für { $name }
handout-fresh = neu
handout-take-back = Zurücknehmen
notes-own = Deine Notizen
notes-help = Nur du kannst sie lesen. Nicht die Spielleitung, nicht der Host.
notes-saved = Gespeichert
notes-saving = Wird gespeichert …
pause-card = Pausenkarte
pause-card-about = Etwas geht zu weit, oder du brauchst einen Moment? Leg die Karte. Alle sehen, dass das Spiel Pause macht, und niemand sieht, wer sie gelegt hat.
pause-card-play = Pausenkarte legen
pause-card-lies = Die Pausenkarte liegt
pause-card-help = Niemand muss sagen, wer sie gelegt hat oder warum. Nehmt euch die Zeit, die ihr braucht. Wenn alle so weit sind, kann irgendwer weitermachen.
pause-card-lift = Weiter
story-help = Szenen, Erzählung, Würfe und Urteile, wie dein Verlauf sie erzählt.
story-text = Als Text speichern
story-pdf = Als PDF speichern
log-search = Verlauf durchsuchen
log-found = { $lines ->
    [0] Nichts gefunden
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}

## Tasten

table-keys = Tasten
table-keys-help = Du kannst das ganze Spiel mit der Tastatur spielen.
table-to-first-move = Zum ersten Zug
key-tab = zum nächsten Bedienelement
key-arrows = zum vorigen oder nächsten Bedienelement
key-enter = das markierte Element benutzen; ist keins markiert, zum ersten Zug
key-digits = einen der ersten neun möglichen Züge machen
key-large = die markierte Karte vergrößern (auch: Rechtsklick oder lange drücken)
key-undo = zurücknehmen
key-hint = Tipp holen, wenn der Tisch Tipps erlaubt
key-log = Verlauf öffnen
key-chat = Chat öffnen
key-escape = überspringen oder Geöffnetes schließen
key-help = diese Tasten zeigen

## Einführungen

table-coach = Deine Einführung
table-coach-next = Verstanden
table-coach-hide = Einführung ausblenden
table-coach-show = Einführung zeigen
table-read-on = Mehr dazu:

## Tipps und Chancen

table-hint = Tipp
table-hint-title = Vorgeschlagene Züge
table-hint-thinking = Der Tipp wird gesucht …
table-hint-forced = Das ist dein einziger Zug.
table-hint-lost = Alle simulierten Spiele gingen verloren. Der beste Zug steht oben.
table-hint-won = Alle simulierten Spiele wurden gewonnen. Der beste Zug steht oben.
table-hint-share = gewinnt in etwa { $percent } % der Fälle
table-hint-untried = kaum untersucht
table-hint-range = { $tries ->
    [one] { $low }–{ $high } % in 1 simulierten Spiel
   *[other] { $low }–{ $high } % in { $tries } simulierten Spielen
}
table-hint-do = Diesen Zug machen
table-hint-wait = { $seconds ->
    [one] Zu viele Anfragen. Nächster Tipp in 1 Sekunde.
   *[other] Zu viele Anfragen. Nächster Tipp in { $seconds } Sekunden.
}
table-hint-do-all = Alle { $steps } Schritte auslegen
table-hint-all = Alle { $steps }
table-hint-stop = Tipp verwerfen
table-hint-next = Als Nächstes: { $step }
table-hint-laid = Ausgelegt, noch nicht versiegelt: { $step }
table-odds = Chancen
table-odds-after = Chancen deines letzten Zugs

## Faire Kartenausgabe, im Warteraum

fairness-line = Niemand kann die Mischung manipulieren, auch nicht, wer den Server betreibt. Der Teil des Servers liegt fest, bevor du dazukommst, alle am Tisch steuern ihren bei, und hinterher kannst du es prüfen.
fairness-lesson = Eine Einführung hat eine feste Kartenausgabe: dieselben Karten für alle.
fairness-dealing = Alle sind bereit. Es wird ausgeteilt …
fairness-waiting-for = Alle sind bereit. Zum Austeilen fehlt noch: { $names }.
fairness-restart = Ohne { $names } austeilen
fairness-problem-elsewhere = Du hast dich in einem anderen Browser oder auf einem anderen Gerät bereit gemeldet. Öffne den Tisch dort, oder melde dich hier noch einmal bereit.
fairness-problem-changed = Die Festlegungen haben sich geändert, seit dieser Browser sich festgelegt hat; darum deckt er seinen Teil nicht auf. Melde dich noch einmal bereit, oder geh, wenn das wieder passiert.
fairness-problem-incomplete = Der Server fragt nach deinem Teil, bevor sich alle Plätze festgelegt haben; darum deckt dieser Browser ihn nicht auf.
fairness-ready-again = Noch einmal bereit melden

## Faire Kartenausgabe, nach dem Spiel

fairness-check = Prüfen
fairness-checking = Wird geprüft …
fairness-failed = Die Prüfung war nicht möglich: { $why }
fairness-checks = { $count ->
    [one] 1 Punkt wurde geprüft
   *[other] { $count } Punkte wurden geprüft
}
fairness-holds = Bestanden
fairness-holds-not = Nicht bestanden
fairness-cannot-tell = Unklar
fairness-unchecked = Faire Kartenausgabe: Jeder Teil der Mischung lag fest, bevor einer aufgedeckt wurde.
fairness-own-good = Die Aufzeichnung stimmt mit dem überein, was dieser Browser von der Kartenausgabe behalten hat.
fairness-own-bad = Die Aufzeichnung stimmt nicht mit dem überein, was dieser Browser von der Kartenausgabe behalten hat. Speichere beides: Das ist der Beweis.
fairness-own-unsure = Dieser Browser kann nicht alles an der Kartenausgabe bestätigen. Die Liste sagt, was und warum.
fairness-kind = Art der Kartenausgabe
fairness-kind-bad = Dieser Browser hat sich auf eine faire Kartenausgabe festgelegt, die Aufzeichnung zeigt aber eine andere Art. Wie du deine Karten bekommen hast, zeigt sie nicht.
fairness-unsent = Fremde Bytes
fairness-unsent-words = In der Aufzeichnung stehen für deinen Platz Bytes, die dieser Browser nicht geschickt hat. Das ist normal, wenn du in einem anderen Browser bereit warst oder beim Austeilen jemand anders auf dem Platz saß. Sonst hat der Server sie erfunden.
fairness-tries = Frühere Kartenausgaben
fairness-tries-words = { $times ->
    [one] Vor dieser Kartenausgabe hat dieser Browser seinen Teil einmal aufgedeckt, und danach haben sich Festlegungen geändert. Einmal kann Zufall sein. Passiert es öfter, hat vielleicht jemand auf bessere Karten gehofft.
   *[other] Vor dieser Kartenausgabe hat dieser Browser seinen Teil { $times }-mal aufgedeckt, und danach haben sich jedes Mal Festlegungen geändert. Einmal kann Zufall sein. Passiert es öfter, hat vielleicht jemand auf bessere Karten gehofft.
}
fairness-commitment = Festlegung des Servers
fairness-commitment-good = Dieselbe, die dieser Browser gesehen hat, bevor du bereit warst.
fairness-commitment-bad = Nicht dieselbe, die dieser Browser gesehen hat: Der Server hat einen anderen Startwert benutzt.
fairness-bytes = Dein Teil
fairness-bytes-good = Die Bytes, die dieser Browser geschickt hat, sind in die Kartenausgabe eingegangen.
fairness-bytes-bad = Ausgeteilt wurde ohne die Bytes, die dieser Browser geschickt hat.
fairness-others = Die anderen Plätze
fairness-others-good = Alle Festlegungen sind dieselben, die dieser Browser gesehen hat, bevor er seinen Teil aufdeckte.
fairness-others-bad = Die Festlegung eines Platzes wurde geändert, nachdem dieser Browser seinen Teil aufgedeckt hatte.
fairness-head = Namen, Bots und Optionen
fairness-head-good = So wie beim Austeilen.
fairness-head-bad = Nach dem Austeilen wurde etwas geändert.
fairness-started-over = Neu begonnene Kartenausgaben
fairness-started-over-good = Sie stehen in der Aufzeichnung.
fairness-started-over-bad = Eine Kartenausgabe, bei der dieser Browser seinen Teil aufgedeckt hat, fehlt in der Aufzeichnung.
fairness-hashes = Hashwerte
fairness-hashes-good = In diesem Browser neu berechnet, passen sie zu Startwert und Bytes in der Aufzeichnung.
fairness-hashes-bad = In diesem Browser neu berechnet, passen sie nicht zu Startwert und Bytes in der Aufzeichnung.
fairness-outside = So prüfst du die gespeicherte Aufzeichnung auf jedem Rechner:
fairness-copy = Befehl kopieren
fairness-or-file = Oder bewahre deine Belege als Datei neben der Aufzeichnung auf:
fairness-save = Meine Belege speichern

## Wiederholungen

replay-title = Wiederholungen
replay-lead = Sieh dir jedes beendete Spiel noch einmal an, aus der Sicht eines Platzes oder mit offenen Karten.
replay-yours = Deine beendeten Spiele
replay-none = Noch keine beendeten Spiele
replay-none-help = Spiel eins zu Ende, dann erscheint es hier.
replay-play = Jetzt spielen
replay-upload = Aufzeichnung ansehen
replay-upload-help = Eine Aufzeichnung als Datei, von hier oder von einem anderen Server.
replay-uploading = Die Aufzeichnung wird gelesen …
replay-replay = Wiederholung
replay-replay-of = Wiederholung von { $title }
replay-position = Stelle im Spiel
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-go = Abspielen
replay-stop = Anhalten
replay-see-as = Ansicht
replay-all-open = Alles offen
replay-all-short = Alles
replay-hidden = Was nur einzelne sehen
replay-nothing-hidden = Den anderen ist nichts verborgen.
replay-nobody-hides = Im Moment ist nichts verborgen.
replay-spectator = Zuschauen
replay-rules = Regeln
replay-share = Teilen
replay-share-help = Link zu dieser Stelle kopieren
replay-copied = Kopiert
replay-at = { $at } / { $of }
replay-at-long = Schritt { $at } von { $of }
replay-dealt = Die Karten sind ausgeteilt.
replay-check = Fairness prüfen
replay-to-table = Zurück zum Tisch
replay-unreachable = Diese Wiederholung lässt sich nicht öffnen
replay-loading = Die Aufzeichnung wird geöffnet …

## Regelhefte

rules-title = Regeln
rules-lead = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, führt die Nummer hierher.
rules-books = Regelhefte
rules-house-book = Hausregeln
rules-house-about = Wie Tische, Plätze und die faire Kartenausgabe in jedem Spiel funktionieren.
rules-rules-of = Regeln von { $title }
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-none = Keine Regel passt zu „{ $words }“
rules-none-help = Versuch es mit einem einzelnen Wort oder stöbere in den Kapiteln.
rules-browse = Zu den Regeln
rules-link-to = Link zu { $number }
rules-loading = Das Regelheft wird geöffnet …
rules-figures = Woher die Werte stammen
rules-figures-help = Manche Werte des Spiels stehen im gedruckten Regelheft oder wurden anderswo veröffentlicht. Andere sind erschlossen oder gewählt.
rules-mark-printed = Gedruckt
rules-mark-published = Veröffentlicht
rules-mark-deduced = Erschlossen
rules-mark-reconstructed = Rekonstruiert
rules-figures-of = { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
}
rules-all-figures = Alle Werte
rules-whole-game = Das Spiel
rules-thing = Bestandteil
rules-figure = Angabe
rules-value = Wert
rules-source = Quelle
rules-unreachable = Dieses Regelheft lässt sich nicht öffnen
rules-learn = Spielend lernen
rules-play = Tisch einrichten
rules-decision-mark = Auslegung
rules-decision = „Auslegung“ kennzeichnet eine Regel, bei der die gedruckten Regeln etwas offenlassen, und sagt, wie hier gespielt wird.

## Über Getaway

about-title = Über Getaway
about-lead = Hier gibt es Spiele um den großen Coup, mit anderen oder gegen Bots. Bilder und Texte der Spiele sind nicht dabei; die Regeln sind in eigenen Worten geschrieben.
about-games = Die Spiele
about-games-help = Die Spiele und ihre Namen gehören denen, die sie entworfen und verlegt haben. Getaway steht in keiner Verbindung zu ihnen.
about-icons = Symbole
about-things = Symbole in den Spielen: game-icons.net, CC BY 3.0, von { $authors } und anderen
about-license = Lizenz
about-controls = Bedienelemente: Lucide, ISC-Lizenz, von den Mitwirkenden an Lucide und Cole Bemis.
about-fonts = Schriften
about-font-list = { $fonts }, unter der SIL Open Font License 1.1.
about-fair = Faire Kartenausgabe
about-fair-help = Der Server legt seinen Teil jeder Mischung fest, bevor jemand bereit ist, und alle am Tisch ihren, bevor ein Teil aufgedeckt wird. Nach dem Spiel vergleicht dein Browser die Aufzeichnung mit dem, was er von der Kartenausgabe behalten hat, und alle können das ganze Spiel prüfen, mit einem Klick oder auf einem anderen Rechner.
about-privacy = Was gespeichert wird
about-privacy-help = Der Server speichert ein Cookie, das dich wiedererkennt, den Namen, den du angibst, und deine Tische. Die Seite ruft keine andere Website auf.

## Fehler

rest-unreachable = Server nicht erreichbar. Versuch es gleich noch einmal.
rest-answered = Der Server hat mit Fehler { $status } geantwortet.

## Ein Spiel ohne eigenes Spielfeld

plain-yes = ja
plain-no = nein
plain-none = keine
