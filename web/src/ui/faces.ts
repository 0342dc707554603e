// The faces of bots: icons of game-icons.net, as the server names them.

export const FACES = [
  "badger",
  "eagle-head",
  "fox-head",
  "frog",
  "goat",
  "goose",
  "hedgehog",
  "koala",
  "lynx-head",
  "monkey",
  "mouse",
  "octopus",
  "ostrich",
  "owl",
  "parrot-head",
  "polar-bear",
  "rabbit-head",
  "raccoon-head",
  "seagull",
  "sheep",
  "squirrel",
  "tiger-head",
  "walrus-head",
  "wolf-head",
] as const;

/** A bot's face as an icon of this page; a server of another version may know others. */
export function faceOf(face: string | null | undefined): (typeof FACES)[number] | null {
  return FACES.find((each) => each === face) ?? null;
}
