# Numbers, money, lists and seats: what other messages put in.

yes = yes
no = no
nothing = nothing
seat = Player { $number }
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
    [under] under { $number }%
    [over] over { $number }%
   *[exact] { $number }%
}
ordinal = { $category ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
list-and = { $most } and { $last }
list-or = { $most } or { $last }
