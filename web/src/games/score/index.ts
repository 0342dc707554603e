import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 4,
  icon: "rolling-dices",
  Poster,
  minutes: "evening",
  credit: ["Score", "Gila RPGs"],
  players: "GM and friends",
  setUp: "Run a heist",
  screens: { heist: { title: "Heists", load: () => import("./Generator.svelte") } },
  page: () => import("./page"),
} satisfies GameManifest;
