// Before the first paint, so that nothing flashes.
try {
  var p = JSON.parse(localStorage.getItem("parlour-prefs") || "{}");
  var dark = p.theme ? p.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (p.language) document.documentElement.lang = p.language;
} catch (e) {}
