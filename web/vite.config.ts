import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built table is part of the Python package: the server sends it from its own origin and nothing comes from elsewhere.
export default defineConfig({
  plugins: [svelte()],
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
