import { mount } from "svelte";

import { settings } from "./settings.svelte";
import { firstKnown, startTexts } from "./text";

import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./topbar.css";
import "./controls.css";
import "./table.css";
import "./app.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
const root = target;
await startTexts(firstKnown(settings.language === "system" ? navigator.languages : [settings.language]));
mount((await import("./App.svelte")).default, { target: root });
