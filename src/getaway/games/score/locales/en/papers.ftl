# Papers and tools beside the heist: notes, scenes, people, long clocks, lines and veils, dice for anything.

## Offers

offer-note-edit = Edit note { $number }
offer-note-read = Read note { $number } out
offer-scene-prepare = Prepare a scene
offer-scene-use = Put on the table: { $name }
offer-scene-edit = Edit the scene: { $name }
offer-scene-strike = Remove the scene: { $name }
offer-person = Add a person
offer-person-show = Show { $name } to everyone
offer-person-show-want = Show { $name } with what they want
offer-person-edit = Edit { $name }
offer-person-strike = Remove { $name }
offer-person-hide = Take the card of { $name } back
offer-clock-keep = Keep the clock { $name } after the heist
offer-clock-let-go = End the clock { $name } with the heist
offer-boundary = { $kind ->
    [line] Add a line
   *[veil] Add a veil
}
offer-boundary-remove = { $kind ->
    [line] Remove the line: { $text }
   *[veil] Remove the veil: { $text }
}

## Log

note-edited = Only you: note { $number } now says: “{ $text }”
scene-prepared = { $edited ->
    [yes] Only you: the scene “{ $name }” is changed.
   *[no] Only you: the scene “{ $name }” is ready.
}
person-written = { $edited ->
    [yes] Only you: the card of { $name } is changed.
   *[no] Only you: { $name } has a card.
}
person-shown = You meet { $name }{ $has_role ->
    [yes] , { $role }
   *[no] {""}
}.{ $has_look ->
    [yes] {" "}{ $look }
   *[no] {""}
}{ $has_want ->
    [yes] {" "}What they want: { $want }
   *[no] {""}
}
person-hidden = The card of { $name } is back with the GM.
clock-kept = { $keep ->
    [yes] The clock { $name } stays when the heist is over.
   *[no] The clock { $name } ends with the heist.
}
boundary-added = { $kind ->
    [line] A new line: “{ $text }” is not part of this story.
   *[veil] A new veil: “{ $text }” happens out of sight.
}
boundary-removed = { $kind ->
    [line] The line “{ $text }” is gone.
   *[veil] The veil “{ $text }” is gone.
}
dice-thrown = { $seat_is ->
    [you] You roll { $faces }{ $why }.
   *[other] { $seat } rolls { $faces }{ $why }.
}

## Refusals

no-such-page = { $what ->
    [note] There is no note { $number }.
    [scene] There is no prepared scene { $number }.
    [person] There is no person { $number }.
    [line] There is no line { $number }.
    [veil] There is no veil { $number }.
   *[complication] There is no complication { $number }.
}
scenes-full = There is room for { $most } prepared scenes. Remove one first.
scene-empty = A scene needs a name and a text.
people-full = There is room for { $most } people. Remove one first.
person-taken = { $name } already has a card.
person-not-shown = No card of { $name } is on the table.
clock-kept-already = The clock { $name } already is like that.
boundary-empty = Say what it is.
boundary-taken = This is already on the list.
boundaries-full = { $kind ->
    [line] There is room for { $most } lines.
   *[veil] There is room for { $most } veils.
}
throw-range = Roll 1 to { $most } dice.
campaign-papers-twice = The campaign file has two people, two clocks, or two lines or veils of the same name.
campaign-clock = The clock { $name } of the campaign file has only { $segments } segments.

## At a terminal

board-person = { $name }: { $about }
board-scene = Prepared scene { $name }: { $text }
board-lines = Lines: { $written }
board-veils = Veils: { $written }
