import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watch } from "./lib/offline.svelte";
import { listen } from "./lib/router.svelte";

listen();
watch();
mount(App, { target: document.getElementById("app")! });
