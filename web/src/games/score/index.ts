import type { GameManifest } from "../../manifests";
import { loadTexts } from "../../text";
import Poster from "./Poster.svelte";

/** With the texts of the game, which a table loads by itself. */
async function loadGenerator() {
  const [screen] = await Promise.all([import("./Generator.svelte"), loadTexts("score")]);
  return screen;
}

export default {
  order: 4,
  icon: "rolling-dices",
  Poster,
  minutes: "evening",
  credit: ["Score", "Gila RPGs"],
  players: "score.lobby-players",
  setUp: "score.lobby-set-up",
  screens: { heist: { title: "score.lobby-heists", load: loadGenerator } },
  page: () => import("./page"),
} satisfies GameManifest;
