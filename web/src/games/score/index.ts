import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 4,
  icon: "rolling-dices",
  Poster,
  minutes: "evening",
  credit: ["Score", "Gila RPGs"],
  players: "score.lobby-players",
  setUp: "score.lobby-set-up",
  screens: { heist: { title: "score.lobby-heists", load: () => import("./Generator.svelte") } },
  texts: ["console"],
  page: () => import("./page"),
} satisfies GameManifest;
