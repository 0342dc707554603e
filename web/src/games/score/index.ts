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
  openings: {
    asks: "mode",
    ways: [
      {
        title: "score.lobby-open-gm",
        help: "score.lobby-open-gm.help",
        icon: "id-card",
        options: { gm: "seat" },
        most: 5,
      },
      {
        title: "score.lobby-open-automatic",
        help: "score.lobby-open-automatic.help",
        icon: "users",
        options: { gm: "auto" },
        most: 5,
      },
      {
        title: "score.lobby-open-alone",
        help: "score.lobby-open-alone.help",
        icon: "user",
        options: { gm: "auto" },
        most: 0,
      },
    ],
  },
  screens: { heist: { title: "score.lobby-heists", load: () => import("./generator/Generator.svelte") } },
  texts: ["console", "people", "places"],
  page: () => import("./page"),
} satisfies GameManifest;
