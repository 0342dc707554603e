import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 2,
  icon: "swap-bag",
  Poster,
  minutes: 40,
  credit: ["How To Rob A Bank", "Big G Creative and Prospero Hall"],
  page: () => import("./page"),
} satisfies GameManifest;
