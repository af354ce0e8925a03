import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/speech.svelte";

settings.begin();
router.begin();
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
