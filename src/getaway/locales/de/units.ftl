# Zahlen, Geld, Aufzählungen und Plätze: was andere Meldungen einsetzen.

yes = ja
no = nein
nothing = nichts
seat = Platz { $number }
component = { $name }
no-money = $0
thousands = { $sign ->
    [minus] −${ NUMBER($number, maximumFractionDigits: 1) }K
   *[plus] ${ NUMBER($number, maximumFractionDigits: 1) }K
}
millions = { $sign ->
    [minus] −${ NUMBER($number, maximumFractionDigits: 3) }M
   *[plus] ${ NUMBER($number, maximumFractionDigits: 3) }M
}
percent = { $bound ->
    [under] unter { $number } %
    [over] über { $number } %
   *[exact] { $number } %
}
ordinal = { $number }.
list-and = { $most } und { $last }
list-or = { $most } oder { $last }
