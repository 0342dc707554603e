// Credits and the like.
export default {
  title: "About",
  lead: "Getaway is a place to play heist games, with friends or against bots. It ships no art or text from the games; the rules are written in our own words.",
  games: "The games",
  gamesHelp:
    "The games and their names belong to their designers and publishers. Getaway is not affiliated with any of them.",
  icons: "Icons",
  things: "Symbols in the games: game-icons.net, CC BY 3.0, by",
  iconAuthors:
    "Lorc, Delapouite, Skoll, Caro Asercion, sbed, John Colburn, Darkzaitzev, Cathelineau, Willdabeast, Faithtoken, Quoting, Rihlsul, Andy Meneely, Lucas, Aussiesim, Zeromancer, Pierre Leducq, Guard13007, Priorblue and others",
  license: "license",
  controls: "Controls: Lucide, ISC license, by the Lucide contributors and Cole Bemis.",
  fonts: "Fonts",
  fontList: "Bodoni Moda, Archivo and IBM Plex Mono, under the SIL Open Font License 1.1.",
  fair: "Fair deals",
  fairHelp:
    "The server commits to its part of every shuffle before anyone is ready, and every person to theirs before any part is revealed. When the game is over, your browser compares the record with what it kept of the deal, and anyone can check the whole game with one click or on another machine.",
  privacy: "What is kept",
  privacyHelp:
    "The server keeps a cookie that recognizes you, the name you give, and your tables. The page contacts no other site.",
} as const;
