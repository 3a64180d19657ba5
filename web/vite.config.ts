import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Words as they are read: without what is said to whoever writes them. */
const words: Plugin = {
  name: "words",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n\n+/g, "\n").replace(/^ +/gm, " "))}`;
  },
};

// The built table is part of the Python package: the server sends it from its own origin and nothing comes from elsewhere.
export default defineConfig({
  plugins: [words, svelte()],
  base: "./", // files name each other relatively; the server puts its base path before those that the page names
  build: {
    outDir: "../src/parlour/server/static",
    emptyOutDir: true,
    manifest: "files.json", // which files there are: the worker keeps them for a time without a connection
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
