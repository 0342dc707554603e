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
    [yes] { $seat } ist einverstanden, dass { $name } den Platz von { $target } übernimmt.
   *[no] { $seat } ist nicht einverstanden, dass { $name } den Platz von { $target } übernimmt.
}
seat-renamed = { $before } heißt jetzt { $name }.
seat-left = { $seat } verlässt den Tisch.
seat-is-ready = { $seat_is ->
    [you] Du bist bereit.
   *[other] { $seat } ist bereit.
}
deal-restarted = { $left ->
    [yes] Während der Kartenausgabe gegangen: { $names }. Sie beginnt von vorn. Macht euch alle noch einmal bereit.
   *[no] Bei der Kartenausgabe nicht rechtzeitig fertig geworden: { $names }. Sie beginnt von vorn. Macht euch alle noch einmal bereit.
}
game-begun = Alle sind bereit. Das Spiel beginnt.
said = { $seat }: { $text }
said-to-team = { $seat } ans Team: { $text }
said-to-seat = { $to_is ->
    [you] { $seat } an dich: { $text }
   *[other] { $seat } an { $to }: { $text }
}
resigned = { $seat_is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
voted-to-abandon = { $yes ->
    [yes] { $seat } stimmt dafür, das Spiel abzubrechen.
   *[no] { $seat } will doch weiterspielen.
}
voted-to-pause = { $yes ->
    [yes] { $seat } möchte eine Pause.
   *[no] { $seat } möchte spielen.
}
paused-by-consent = Alle möchten eine Pause. Das Spiel ist unterbrochen.
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
    [easy] Ein leichter Bot übernimmt den Platz von { $seat }.
    [normal] Ein normaler Bot übernimmt den Platz von { $seat }.
    [hard] Ein schwerer Bot übernimmt den Platz von { $seat }.
   *[random] Ein Bot, der zufällig zieht, übernimmt den Platz von { $seat }.
}
bot-stands-in = { $bot ->
    [easy] Ein leichter Bot spielt für { $seat }, bis jemand den Platz übernimmt.
    [normal] Ein normaler Bot spielt für { $seat }, bis jemand den Platz übernimmt.
    [hard] Ein schwerer Bot spielt für { $seat }, bis jemand den Platz übernimmt.
   *[random] Ein Bot, der zufällig zieht, spielt für { $seat }, bis jemand den Platz übernimmt.
}
game-paused = { $on ->
    [yes] Der Host hat das Spiel unterbrochen.
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
nothing-begun = Du hast noch nichts ausgewählt, womit du von vorn anfangen könntest.
no-such-move = Diesen Zug gibt es in diesem Spiel nicht.
no-such-seat = Es gibt keinen Platz { $seat }.
nothing-to-undo = Du hast keinen Zug, den du noch zurücknehmen kannst.
no-sealed-records = Dieses Spiel kennt keine versiegelten Aufzeichnungen.
paused = Das Spiel ist unterbrochen.
table-closed = Dieser Tisch ist geschlossen. { $why }
closed-log-differs = Sein Verlauf führt nicht zu seiner letzten Stellung.
closed-other-rules = Er wurde nach anderen Regeln von { $game } gespielt als Version { $version }, und seine Stellung passt nicht zu ihnen.
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
paused-already = Das Spiel ist schon unterbrochen.
not-paused = Das Spiel ist nicht unterbrochen.
paused-by-host = Der Host hat das Spiel unterbrochen. Nur der Host kann es fortsetzen.
being-dealt = Die Karten werden gerade ausgegeben. Jetzt kann niemand entfernt werden.
no-such-bot = Für { $game } gibt es keinen Bot „{ $bot }“.
nobody-sits-there = Dort sitzt niemand.
cannot-remove-yourself = Du kannst dich nicht selbst entfernen, aber du kannst gehen.
no-team = Du hast hier kein Team, mit dem du reden könntest.
no-whisper = Diesem Platz kannst du nichts zuflüstern.
muted = Der Host hat dich stummgeschaltet.
no-talking-now = In dieser Phase ist der Chat geschlossen.
decided-in-time = An diesem Platz wurde rechtzeitig entschieden.
table-full = Dieser Tisch ist voll: Er hat so viel gespeichert, wie ein Tisch darf. Beende das Spiel oder geh, und eröffne einen neuen Tisch.
share-used = Du hast deine Hälfte dessen verbraucht, was dieser Tisch speichern darf. Du kannst gehen oder für den Abbruch stimmen.
too-many-undone = Du hast an diesem Tisch zu viele Züge zurückgenommen. Ab jetzt gelten deine Züge.

## Ablehnungen: Plätze

dead-link = Dieser Link gilt nicht mehr. Bitte den Host um einen neuen.
barred = Du hast die Kartenausgabe hier nicht abgeschlossen. Du kannst zuschauen oder an einen anderen Tisch gehen.
seated-already = Du sitzt schon dort.
one-seat-only = Du hast schon einen Platz an diesem Tisch.
seat-by-link = Dieser Platz ist für die Person reserviert, die seinen Link hat.
seat-not-open = Dieser Platz ist nicht frei.
dealt-ask-host = Das Spiel hat begonnen. Bitte den Host um einen Link für diesen Platz; dann müssen alle am Tisch zustimmen.
two-hands-seated = Du hast schon einen Platz an diesem Tisch, und niemand darf zwei Hände kennen.
two-hands-tied = Du hast hier einen anderen Platz verlassen oder angefragt, und niemand darf zwei Hände kennen.
seat-asked-for = Jemand anderes hat nach diesem Platz gefragt. Warte die Entscheidung ab.
nobody-to-agree = Am Tisch ist niemand mehr, der zustimmen könnte.
host-cannot-agree-alone = Der Host hat jemanden entfernt und kann nicht allein zustimmen. Der Platz geht zurück oder an einen Bot.
nobody-asks = Gerade fragt niemand nach diesem Platz.
somebody-else-asks = Inzwischen fragt jemand anderes nach diesem Platz. Prüfe den Namen und stimme noch einmal ab.
bot-sits-there = Dort sitzt ein Bot.
not-your-link = Nur der Host kann einen Link für diesen Platz machen, und nur solange er leer ist.
name-reserved = „{ $name }“ ist am Tisch der Name eines Platzes oder einer Rolle. Wähle einen anderen Namen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Wähle einen anderen Namen.
name-of-leaver = Jemand, der gegangen ist, hieß „{ $name }“. Wähle einen anderen Namen.

## Ablehnungen: die Kartenausgabe

ready-already = Du bist schon bereit.
others-reveal = Die anderen decken ihre Bytes schon auf. Du kannst deine nicht mehr ändern.
commitments-changed = Eine Festlegung hat sich geändert. Mach dich noch einmal bereit.
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
odds-after-move = An diesem Tisch siehst du die Chancen eines Zugs, sobald er gemacht ist und nicht mehr zurückgenommen werden kann.

## Namen, die niemand tragen darf, weil der Tisch sie verwendet. Durch Kommas getrennt.

reserved-names = Spieler, Spielerin, Mitspieler, Mitspielerin, Mitspielende, Platz, Sitz, Host, Haus, Server, Bot, leichter Bot, normaler Bot, schwerer Bot, zufälliger Bot, Zufallsbot, Zuschauer, Zuschauerin, Zuschauende, Team, du, alle, jeder, niemand
# Diese auch mit einer Zahl dahinter …
reserved-numbered = Spieler, Spielerin, Platz, Sitz, Person, Bot, Gast
# … oder mit einem dieser Wörter und einer Zahl
reserved-between = Nr, Nummer
reserved-numbers = eins, zwei, drei, vier, fünf, sechs
reserved-articles = der, die, das
