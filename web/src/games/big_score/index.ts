import type { GameManifest } from "../../manifests";
import Poster from "./Poster.svelte";

export default {
  order: 1,
  icon: "cut-diamond",
  Poster,
  minutes: 60,
  credit: ["The Big Score", "Van Ryder Games"],
  page: () => import("./page"),
} satisfies GameManifest;
