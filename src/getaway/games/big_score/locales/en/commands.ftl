# The command `getaway odds big_score`.

cli-odds = Calculate the vault's odds: the chance of a bust, of surviving the next rounds, and of each next token.
    .more = The chances are exact: every possible draw is counted. During a game in the terminal, type `odds` for the odds at your own table.
    .seats = Number of players; 1 for the solo game.
    .cops = Cops on the track.
    .robbers = How many players rob, if not all.
    .rounds = How many rounds to look ahead.
    .bribes = Solo: how many bribes you can pay.
    .gone = Tokens that players have drawn. Repeat it for more kinds.
    .floor = All tokens on the Vault Floor. Without it, they can be any tokens but Cops.
    .json = Print JSON, for programs, with exact fractions as text.
cli-report = The Big Score: all rows of the report
cli-vault = { $tokens ->
    [one] The vault holds 1 token
   *[other] The vault holds { $tokens } tokens
}{ $cops ->
    [0] , no Cops.
    [one] , 1 Cop among them.
   *[other] , { $cops } Cops among them.
}{ $draws ->
    [one] {" "}1 is drawn each round.
   *[other] {" "}{ $draws } are drawn each round.
}
cli-bust = This round: { $risk } chance of a bust.
cli-rounds = rounds
cli-survive = chance to survive them
cli-token = next token
cli-chance = chance
cli-floor-solo = --floor: there is no Vault Floor in the solo game.
cli-busted-already = --cops { $cops }: with { $bust } Cops on the track, everyone is already busted.
cli-unknown-token = { $option } { $token }: expected one of { $known }.
cli-no-number = { $option } { $token }={ $given }: expected a number.
cli-too-many = The box has { $number } tokens of the kind { $token }, not { $given }.
