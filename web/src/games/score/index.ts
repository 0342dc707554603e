import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 4,
  icon: "rolling-dices",
  Poster,
  minutes: "evening",
  credit: ["Score", "Gila RPGs"],
  campaignFile: true,
  screens: { heist: { title: "Heists", load: () => import("./Generator.svelte") } },
  page: () => import("./page"),
} satisfies GameManifest;
