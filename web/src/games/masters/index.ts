import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 3,
  icon: "top-hat",
  Poster,
  minutes: 30,
  credit: ["Masters of the Heist", "Andy Meneely"],
  page: () => import("./page"),
} satisfies GameManifest;
