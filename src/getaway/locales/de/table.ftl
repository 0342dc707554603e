# Der Tisch, in jedem Spiel: Verlauf, Ablehnungen (Hausregeln, HR) und wie er die Leute nennt.

## Verlauf

move-taken-back = { $seat_is ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $seat } nimmt den letzten Zug zurück.
}
time-ran-out = { $seat_is ->
    [you] Deine Zeit ist abgelaufen. Der Server hat für dich gezogen.
   *[other] Die Zeit von { $seat } ist abgelaufen. Der Server hat den Zug gemacht.
}
seat-taken = { $seat_is ->
    [you] Du setzt dich an den Tisch.
   *[other] { $seat } setzt sich an den Tisch.
}
seat-moved = { $seat_is ->
    [you] Du spielst jetzt auf einem anderen Gerät.
   *[other] { $seat } spielt jetzt auf einem anderen Gerät.
}
seat-asked = { $name } möchte den Platz von { $seat } übernehmen. Alle am Tisch müssen zustimmen.
voted-on-seat = { $yes ->
    [yes] { $seat_is ->
        [you] Du bist einverstanden, dass { $name } den Platz übernimmt.
       *[other] { $seat } ist einverstanden, dass { $name } den Platz übernimmt.
    }
   *[no] { $seat_is ->
        [you] Du bist nicht einverstanden, dass { $name } den Platz übernimmt.
       *[other] { $seat } ist nicht einverstanden, dass { $name } den Platz übernimmt.
    }
}
seat-renamed = { $before } heißt jetzt { $name }.
seat-left = { $seat_is ->
    [you] Du verlässt den Tisch.
   *[other] { $seat } verlässt den Tisch.
}
seat-is-ready = { $seat_is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
deal-restarted = { $left ->
    [yes] Die Kartenausgabe beginnt von vorn, weil jemand gegangen ist: { $names }. Meldet euch alle noch einmal bereit.
   *[no] Die Kartenausgabe beginnt von vorn, weil jemand nicht rechtzeitig fertig war: { $names }. Meldet euch alle noch einmal bereit.
}
game-begun = Alle sind bereit. Das Spiel beginnt.
said = { $seat }: { $text }
said-to-team = { $seat } ans Team: { $text }
said-to-seat = { $to_is ->
    [you] { $seat } an dich: { $text }
   *[other] { $seat } an { $to }: { $text }
}
handed-out = { $seat_is ->
    [you] Du gibst allen ein Handout: „{ $title }“.
   *[other] { $seat } gibt allen ein Handout: „{ $title }“.
}
handed-out-to-seat = { $to_is ->
    [you] { $seat } gibt dir allein ein Handout: „{ $title }“.
   *[other] { $seat_is ->
        [you] Du gibst ein Handout allein an { $to }: „{ $title }“.
       *[other] { $seat } gibt ein Handout allein an { $to }: „{ $title }“.
    }
}
handout-taken-back = { $seat_is ->
    [you] Du nimmst ein Handout zurück: „{ $title }“.
   *[other] { $seat } nimmt ein Handout zurück: „{ $title }“.
}
handout-taken-back-to-seat = { $to_is ->
    [you] { $seat } nimmt dein Handout zurück: „{ $title }“.
   *[other] { $seat_is ->
        [you] Du nimmst das Handout von { $to } zurück: „{ $title }“.
       *[other] { $seat } nimmt das Handout von { $to } zurück: „{ $title }“.
    }
}
pause-card-played = { $on ->
    [yes] Die Pausenkarte liegt: Das Spiel macht Pause.
   *[no] Die Pausenkarte ist weg. Das Spiel geht weiter.
}
resigned = { $seat_is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
voted-to-abandon = { $yes ->
    [yes] { $seat_is ->
        [you] Du stimmst dafür, das Spiel abzubrechen.
       *[other] { $seat } stimmt dafür, das Spiel abzubrechen.
    }
   *[no] { $seat_is ->
        [you] Du willst doch weiterspielen.
       *[other] { $seat } will doch weiterspielen.
    }
}
voted-to-pause = { $yes ->
    [yes] { $seat_is ->
        [you] Du möchtest eine Pause.
       *[other] { $seat } möchte eine Pause.
    }
   *[no] { $seat_is ->
        [you] Du möchtest weiterspielen.
       *[other] { $seat } möchte weiterspielen.
    }
}
paused-by-consent = Alle möchten eine Pause. Das Spiel ist pausiert.
lost-on-time = { $seat_is ->
    [you] Deine Uhr ist abgelaufen.
   *[other] Die Uhr von { $seat } ist abgelaufen.
}
game-abandoned = Alle haben dafür gestimmt, das Spiel abzubrechen. Es ist zu Ende.
rematch-set = { $seat_is ->
    [you] Du hast eine Revanche eröffnet.
   *[other] { $seat } hat eine Revanche eröffnet.
}
link-changed = Der Platz von { $seat } hat einen neuen Link.
seat-removed = Der Host hat { $seat } vom Tisch entfernt.
seat-muted = { $on ->
    [yes] Der Host hat { $seat } stummgeschaltet.
   *[no] Der Host lässt { $seat } wieder reden.
}
bot-seated = { $bot ->
    [easy] Ein Bot (leicht) übernimmt den Platz von { $seat }.
    [normal] Ein Bot (normal) übernimmt den Platz von { $seat }.
    [hard] Ein Bot (schwer) übernimmt den Platz von { $seat }.
   *[random] Ein Bot, der zufällig zieht, übernimmt den Platz von { $seat }.
}
bot-stands-in = { $bot ->
    [easy] Ein Bot (leicht) spielt für { $seat }, bis jemand den Platz übernimmt.
    [normal] Ein Bot (normal) spielt für { $seat }, bis jemand den Platz übernimmt.
    [hard] Ein Bot (schwer) spielt für { $seat }, bis jemand den Platz übernimmt.
   *[random] Ein Bot, der zufällig zieht, spielt für { $seat }, bis jemand den Platz übernimmt.
}
game-paused = { $on ->
    [yes] Der Host hat das Spiel pausiert.
   *[no] Das Spiel geht weiter.
}
host-changed = { $seat_is ->
    [you] Du bist jetzt Host.
   *[other] { $seat } ist jetzt Host.
}

## Bots: wie eine Stufe heißt und wie sie spielt

level-easy = leicht
    .help = Spielt nach Faustregeln, sofort und ohne vorauszudenken.
level-normal = normal
    .help = Spielt jede Entscheidung 500-mal durch.
level-hard = schwer
    .help = Spielt jede Entscheidung 4.000-mal durch und sucht nach Zügen, mit denen du nicht rechnest.
level-random = zufällig
    .help = Macht irgendeinen erlaubten Zug.

## Ablehnungen: Züge

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist gerade nicht dran.
nothing-begun = Du hast noch nichts gewählt.
no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
no-such-seat = Es gibt keinen Platz { $seat }.
nothing-to-undo = Du hast keinen Zug, den du noch zurücknehmen kannst.
no-sealed-records = Dieses Spiel kennt keine versiegelten Aufzeichnungen.
paused = Das Spiel ist pausiert.
paused-by-card = Die Pausenkarte liegt: Das Spiel macht Pause. Alle am Tisch können sie aufheben.
table-closed = Dieser Tisch ist geschlossen. { $why }
closed-log-differs = Sein Verlauf führt nicht zu seiner letzten Stellung.
closed-other-rules = Gespielt wurde nicht nach Version { $version } der Regeln von { $game }, und die Stellung passt nicht dazu.
not-one-choice = Schicke nur die Züge einer einzigen versiegelten Entscheidung zusammen.
not-whole-choice = Schicke eine versiegelte Entscheidung als Ganzes. Das ist nur ein Teil davon.

## Ablehnungen: der Tisch

not-seated = Du hast keinen Platz an diesem Tisch.
not-your-seat = Das ist nicht dein Platz.
not-begun = Das Spiel hat noch nicht begonnen.
not-over-yet = Das Spiel ist noch nicht zu Ende.
no-spectators = An diesem Tisch darf niemand zuschauen.
no-such-table = Diesen Tisch gibt es nicht.
no-resigning = Wenn du aufgibst, verlieren die anderen mit dir. Verlass den Tisch oder stimme für den Abbruch.
no-reminder-set = Für diesen Platz ist keine Erinnerung eingestellt.
rematch-exists = Es gibt schon eine Revanche.
host-only = Das darf nur der Host.
paused-already = Das Spiel ist schon pausiert.
not-paused = Das Spiel ist nicht pausiert.
paused-by-host = Der Host hat das Spiel pausiert. Nur der Host kann es fortsetzen.
being-dealt = Die Karten werden gerade ausgegeben. Jetzt kann niemand entfernt werden.
no-such-bot = Für { $game } gibt es keinen Bot „{ $bot }“.
nobody-sits-there = Dort sitzt niemand.
cannot-remove-yourself = Du kannst dich nicht selbst entfernen, aber den Tisch verlassen.
no-team = Du hast kein Team, mit dem du reden könntest.
no-whisper = Diesem Platz kannst du nichts zuflüstern.
muted = Der Host hat dich stummgeschaltet.
no-talking-now = In dieser Phase ist der Chat geschlossen.
decided-in-time = An diesem Platz wurde rechtzeitig entschieden.
table-full = Der Speicher dieses Tisches ist voll. Beende das Spiel oder verlass den Tisch, und eröffne einen neuen.
share-used = Du hast deine Hälfte vom Speicher dieses Tisches verbraucht. Geh oder stimme für den Abbruch.
too-many-undone = Du hast an diesem Tisch zu viele Züge zurückgenommen. Ab jetzt gelten deine Züge.

## Ablehnungen: Handouts, Notizen, die Pausenkarte

no-table-tools = Tische von { $game } haben keine Handouts, keine Notizen und keine Pausenkarte.
gm-hands-out = Nur die Spielleitung gibt Handouts aus.
handouts-full = Es liegen schon { $most } Handouts auf dem Tisch. Nimm erst eines zurück.
handout-to-nobody = Wähle einen anderen Platz an diesem Tisch, oder alle.
handout-empty = Ein Handout braucht einen Text oder ein Bild.
handout-untitled = Ein Handout braucht einen Titel.
no-such-handout = So ein Handout hast du nicht ausgegeben.
card-played-already = Die Pausenkarte liegt schon auf dem Tisch.
card-lifted-already = Die Pausenkarte liegt nicht auf dem Tisch.

## Ablehnungen: Plätze

dead-link = Dieser Link gilt nicht mehr. Bitte den Host um einen neuen.
barred = Du hast die Kartenausgabe hier nicht abgeschlossen. Schau zu oder geh an einen anderen Tisch.
seated-already = Du sitzt schon dort.
one-seat-only = Du hast schon einen Platz an diesem Tisch.
seat-by-link = Dieser Platz ist für die Person reserviert, die seinen Link hat.
seat-not-open = Dieser Platz ist nicht frei.
dealt-ask-host = Das Spiel hat begonnen. Bitte den Host um einen Link für diesen Platz; dann müssen alle am Tisch zustimmen.
two-hands-seated = Du hast schon einen Platz an diesem Tisch, und niemand darf zwei Hände kennen.
two-hands-tied = Du hast hier einen anderen Platz verlassen oder angefragt, und niemand darf zwei Hände kennen.
seat-asked-for = Jemand anders hat nach diesem Platz gefragt. Warte die Entscheidung ab.
nobody-to-agree = Am Tisch ist niemand mehr, der zustimmen könnte.
host-cannot-agree-alone = Der Host hat jemanden entfernt und kann nicht allein zustimmen. Der Platz geht an die vorige Person zurück oder an einen Bot.
nobody-asks = Gerade fragt niemand nach diesem Platz.
somebody-else-asks = Inzwischen fragt jemand anders nach diesem Platz. Prüfe den Namen und stimme noch einmal ab.
bot-sits-there = Dort sitzt ein Bot.
not-your-link = Einen Link für diesen Platz kann nur der Host erstellen, und nur solange der Platz leer ist.
name-reserved = „{ $name }“ ist am Tisch der Name eines Platzes oder einer Rolle. Wähle einen anderen Namen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Wähle einen anderen Namen.
name-of-leaver = Jemand, der gegangen ist, hieß „{ $name }“. Wähle einen anderen Namen.

## Ablehnungen: die Kartenausgabe

ready-already = Du bist schon bereit.
others-reveal = Die anderen decken ihre Bytes schon auf. Du kannst deine nicht mehr ändern.
commitments-changed = Eine Festlegung hat sich geändert. Melde dich noch einmal bereit.
revealed-already = Du hast deine Bytes schon aufgedeckt.
wrong-bytes = Das sind nicht die Bytes, auf die du dich festgelegt hast.
deal-waits-for-nobody = Die Kartenausgabe wartet auf niemanden.
others-wait = Die anderen warten auf dich.
still-time-to-reveal = Die anderen haben noch Zeit, ihre Bytes aufzudecken.

## Ablehnungen: Tipps und Chancen

no-hints-here = An diesem Tisch gibt es keine Tipps.
no-hints-for = Für { $game } gibt es keine Tipps.
no-odds-here = An diesem Tisch werden keine Chancen gezeigt.
no-odds-for = Für { $game } gibt es keine Chancen.
odds-after-move = An diesem Tisch siehst du die Chancen eines Zugs erst, wenn er nicht mehr zurückgenommen werden kann.

## Namen, die niemand tragen darf, weil der Tisch sie verwendet. Durch Kommas getrennt.

reserved-names = Spieler, Spielerin, Mitspieler, Mitspielerin, Mitspielende, Platz, Sitz, Host, Haus, Server, Bot, leichter Bot, normaler Bot, schwerer Bot, zufälliger Bot, Zufallsbot, Zuschauer, Zuschauerin, Zuschauende, Team, du, alle, jeder, niemand
# Diese auch mit einer Zahl dahinter …
reserved-numbered = Spieler, Spielerin, Platz, Sitz, Person, Bot, Gast
# … oder mit einem dieser Wörter und einer Zahl
reserved-between = Nr, Nummer
reserved-numbers = eins, zwei, drei, vier, fünf, sechs
reserved-articles = der, die, das

## Bots für alle, die Spiele entwerfen

bot-greedy = Spielt wie ein vernünftiger Mensch, nach Faustregeln.
bot-ismcts = Sucht. `ismcts:N` spielt jede Entscheidung N-mal durch (ohne Angabe { $iterations }-mal).

## Kartensätze: woher eine Zahl stammt, und worin ein Satz vom Original abweicht

source-printed = Im Regelheft gedruckt
source-published = Auf einer öffentlichen Seite angegeben
source-deduced = Folgt aus gedruckten Werten
source-reconstructed = Von uns gewählt, weil sich keine veröffentlichte Liste fand
pack-with = { $where }: mit { $what }
pack-without = { $where }: ohne { $what }
pack-differs = { $where }: { $new } statt { $old }

## Fairness-Prüfung: das Ergebnis

verdict-fails = Die Aufzeichnung stimmt nicht.
verdict-open-seed = Alle Züge waren regelgerecht, aber die Kartenausgabe war nicht fair: Sie kam aus einem offenen Startwert.
verdict-fair = Die Aufzeichnung stimmt. Die Kartenausgabe war fair, und alle Züge waren regelgerecht.
verdict-unproved = Alle Züge waren regelgerecht. Über die Kartenausgabe beweist die Aufzeichnung nicht alles.

## Fairness-Prüfung: die Schritte

none = keine
check-deal = Kartenausgabe
check-commitment = Festlegung
check-key = Schlüssel
check-bytes = Bytes der Plätze
check-void = Neu begonnene Kartenausgaben
check-seats = Plätze
check-moves = Züge
check-result = Ergebnis
check-kept = Deine Kopie der Festlegung
check-sent = Deine Bytes
check-head = Kopf der Aufzeichnung
check-seen = Festlegungen, die du gesehen hast
deal-open-seed = Keine faire Kartenausgabe: Sie kam aus einem offenen Startwert, auf den sich niemand festgelegt hatte. So ist es bei Einführungen, Simulationen und Spielen mit --seed. Wer den Startwert kennt, kennt jede Karte.
commitment-in-full-record = Der Startwert hinter der Festlegung steht in der vollständigen Aufzeichnung und wird dort geprüft.
commitment-unrevealed = Der Server hat sich auf { $commitment } festgelegt und seinen Startwert noch nicht aufgedeckt.
commitment-broken = Der Server hatte sich auf { $commitment } festgelegt. { $why }
commitment-kept = Bevor jemand bereit war, hat der Server { $commitment } veröffentlicht. Der Startwert { $seed } und das Salt { $salt }, am Ende aufgedeckt, passen dazu.
key-open = Alles offen Gezogene kommt aus dem Schlüssel { $key }.
key-from-bytes = Der Schlüssel der Kartenausgabe kommt aus dem Startwert, dem Namen des Tischs und diesen Bytes in der Reihenfolge der Plätze.
bytes-made = der Server erzeugte { $bytes }… für { $name }
bytes-sent = { $name } schickte { $bytes }…
bytes-revealed = { $name } deckte { $bytes }… auf
bytes-server-alone = Danach: { $made }. Kein Platz hat Bytes geschickt, der Server hat also allein gemischt.
bytes-server-chose = Danach, in Kenntnis der Festlegung: { $made }. Die Bytes des Servers kommen nicht aus seinem Startwert. Er konnte sie also zuletzt wählen.
bytes-one-step = Danach, in Kenntnis der Festlegung: { $made }. Das geschah in einem Schritt: Wer zuletzt dran war und den Startwert lesen konnte, konnte die Mischung wählen.
bytes-of-one = { $bots ->
    [yes] Zuerst hat sich jeder Platz auf seine Bytes festgelegt. Dann: { $made }. Die Bytes des Servers kommen aus seinem Startwert. Der Server hat die Mischung also nicht gewählt; nur { $name } hätte es gekonnt, mit Kenntnis des Startwerts.
   *[no] Zuerst hat sich jeder Platz auf seine Bytes festgelegt. Dann: { $made }. Der Server hat die Mischung also nicht gewählt; nur { $name } hätte es gekonnt, mit Kenntnis des Startwerts.
}
bytes-of-many = { $bots ->
    [yes] Zuerst hat sich jeder Platz auf seine Bytes festgelegt. Dann: { $made }. Die Bytes des Servers kommen aus seinem Startwert. Niemand hat also die Mischung gewählt, nicht einmal mit Kenntnis des Startwerts.
   *[no] Zuerst hat sich jeder Platz auf seine Bytes festgelegt. Dann: { $made }. Niemand hat also die Mischung gewählt, nicht einmal mit Kenntnis des Startwerts.
}
void-left = gegangen: { $names }
void-silent = Bytes nicht aufgedeckt: { $names }
void-rounds = { $times ->
    [one] Die Kartenausgabe begann einmal von vorn ({ $told }). Ob jemand schwieg oder zum Schweigen gebracht wurde, beweist die Aufzeichnung nicht.
   *[other] Die Kartenausgabe begann { $times }-mal von vorn ({ $told }). Ob jemand schwieg oder zum Schweigen gebracht wurde, beweist die Aufzeichnung nicht.
}
seats-uncovered = In einer Aufzeichnung im Format 1 decken die Prüfwerte Namen, Bots und die Art der Kartenausgabe nicht ab.
seats-covered = Die Prüfwerte belegen: Ausgeteilt wurde an { $dealt }.
seats-changed = Die Prüfwerte belegen: Ausgeteilt wurde an { $dealt }. Später: { $changes }.
seat-change = nach Eintrag { $entry } { $who } auf Platz { $seat }
bot-named = { $bot ->
    [easy] { $name } (Bot, leicht)
    [normal] { $name } (Bot, normal)
    [hard] { $name } (Bot, schwer)
    [random] { $name } (Bot, zufällig)
   *[other] { $name } (Bot, { $bot })
}
dealt-again = Mit diesem Schlüssel wurde { $game } noch einmal ausgegeben.
moves-same = { $entries ->
    [one] Der einzige Eintrag wurde nach den Regeln nachgespielt, und sein Prüfwert stimmt.
   *[other] Alle { $entries } Einträge wurden nach den Regeln nachgespielt, und jeder Prüfwert stimmt.
}
moves-differ = Beim Nachspielen geht es nicht auf. { $why }
result-none = Das Spiel wurde nicht zu Ende gespielt.
result-same = Das Ergebnis ist dasselbe. { $result }
kept-same = Die Festlegung des Servers ist dieselbe, die du aufgehoben hast.
kept-other = In der Aufzeichnung steht eine andere Festlegung: { $commitment }.
sent-sealed = Eine versiegelte Aufzeichnung enthält keine Bytes. Vergleiche mit der vollständigen, sobald es sie gibt.
sent-unused = { $bytes } ging in keinen Platz ein. Der Server hat ohne das gemischt, was du geschickt hast.
sent-used = Die Bytes von { $name } sind dieselben, die du geschickt hast.
sent-missing = Nur die Bytes, die du geschickt hast, zeigen, dass du an der Kartenausgabe beteiligt warst. Gib sie mit --sent an.
head-same = Plätze, Namen, Bots, Optionen und die Art der Kartenausgabe sind so wie beim Austeilen.
head-changed = Nach der Kartenausgabe wurde etwas geändert: ein Platz, ein Name, ein Bot, eine Option oder eine Festlegung.
seen-same = Alles, was du vor dem Aufdecken deiner Bytes gesehen hast, steht in der Aufzeichnung, und nichts anderes.
seen-gone = Nicht in der Aufzeichnung: { $commitments }. Die Bytes eines Platzes wurden geändert, nachdem du deine aufgedeckt hattest.
seen-added = In der Aufzeichnung, aber von dir nicht gesehen: { $commitments }. Diese Bytes können zuletzt gewählt worden sein.
