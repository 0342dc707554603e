import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { firstKnown, startTexts } from "./text";

import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./topbar.css";
import "./controls.css";
import "./table.css";
import "./app.css";

const AGAIN = 2000;

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
const language = firstKnown(settings.language === "system" ? navigator.languages : [settings.language]);
// Without its texts the page can say nothing, not even that the server does not answer.
while (!(await startTexts(language))) await new Promise((go) => setTimeout(go, AGAIN));
mount(App, { target });
