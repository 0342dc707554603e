# Papiere und Werkzeuge neben dem Coup: Notizen, Szenen, Personen, lange Uhren, Grenzen und Schleier, Würfel für alles.

## Offers

offer-note-edit = Notiz { $number } bearbeiten
offer-note-read = Notiz { $number } vorlesen
offer-scene-prepare = Szene vorbereiten
offer-scene-use = Auf den Tisch: { $name }
offer-scene-edit = Szene bearbeiten: { $name }
offer-scene-strike = Szene entfernen: { $name }
offer-person = Person hinzufügen
offer-person-show = { $name } allen zeigen
offer-person-show-want = { $name } mit ihrem Wunsch zeigen
offer-person-edit = { $name } bearbeiten
offer-person-strike = { $name } entfernen
offer-person-hide = Karte von { $name } zurücknehmen
offer-clock-keep = Uhr { $name } nach dem Coup behalten
offer-clock-let-go = Uhr { $name } mit dem Coup enden lassen
offer-boundary = { $kind ->
    [line] Grenze hinzufügen
   *[veil] Schleier hinzufügen
}
offer-boundary-remove = { $kind ->
    [line] Grenze entfernen: { $text }
   *[veil] Schleier entfernen: { $text }
}

## Log

note-edited = Nur du: Notiz { $number } lautet jetzt: „{ $text }“
scene-prepared = { $edited ->
    [yes] Nur du: Die Szene „{ $name }“ ist geändert.
   *[no] Nur du: Die Szene „{ $name }“ ist bereit.
}
person-written = { $edited ->
    [yes] Nur du: Die Karte von { $name } ist geändert.
   *[no] Nur du: { $name } hat eine Karte.
}
person-shown = Ihr trefft { $name }{ $has_role ->
    [yes] , { $role }
   *[no] {""}
}.{ $has_look ->
    [yes] {" "}{ $look }
   *[no] {""}
}{ $has_want ->
    [yes] {" "}Der Wunsch dahinter: { $want }
   *[no] {""}
}
person-hidden = Die Karte von { $name } liegt wieder bei der Spielleitung.
clock-kept = { $keep ->
    [yes] Die Uhr { $name } bleibt, wenn der Coup vorbei ist.
   *[no] Die Uhr { $name } endet mit dem Coup.
}
boundary-added = { $kind ->
    [line] Neue Grenze: „{ $text }“ kommt in dieser Geschichte nicht vor.
   *[veil] Neuer Schleier: „{ $text }“ passiert, ohne dass man es sieht.
}
boundary-removed = { $kind ->
    [line] Die Grenze „{ $text }“ ist gestrichen.
   *[veil] Der Schleier „{ $text }“ ist gestrichen.
}
dice-thrown = { $seat_is ->
    [you] Du würfelst { $faces }{ $why }.
   *[other] { $seat } würfelt { $faces }{ $why }.
}

## Refusals

no-such-page = { $what ->
    [note] Es gibt keine Notiz { $number }.
    [scene] Es gibt keine vorbereitete Szene { $number }.
    [person] Es gibt keine Person { $number }.
    [line] Es gibt keine Grenze { $number }.
    [veil] Es gibt keinen Schleier { $number }.
   *[complication] Es gibt keine Komplikation { $number }.
}
scenes-full = Es ist Platz für { $most } vorbereitete Szenen. Entferne erst eine.
scene-empty = Eine Szene braucht einen Namen und einen Text.
people-full = Es ist Platz für { $most } Personen. Entferne erst eine.
person-taken = { $name } hat schon eine Karte.
person-not-shown = Auf dem Tisch liegt keine Karte von { $name }.
clock-kept-already = Bei der Uhr { $name } ist das schon so.
boundary-empty = Sag, worum es geht.
boundary-taken = Das steht schon auf der Liste.
boundaries-full = { $kind ->
    [line] Es ist Platz für { $most } Grenzen.
   *[veil] Es ist Platz für { $most } Schleier.
}
throw-range = Würfle mit 1 bis { $most } Würfeln.
campaign-papers-twice = In der Kampagnendatei haben zwei Personen, zwei Uhren oder zwei Grenzen oder Schleier denselben Namen.
campaign-clock = Die Uhr { $name } der Kampagnendatei hat nur { $segments } Segmente.

## At a terminal

board-person = { $name }: { $about }
board-scene = Vorbereitete Szene { $name }: { $text }
board-lines = Grenzen: { $written }
board-veils = Schleier: { $written }
