// Runs before the first paint, blocking on purpose: the page never flashes another theme or font than the stored one
// (TRAP-73). Reads app.theme ("dark" … or "custom-{id}"), app.font, and app.customThemes, a list of
// { id, background, look?: { mode, variables } }. A custom theme without a look paints its ground only; the application
// derives the rest. What cannot be read counts as the default. Nothing is written, so a choice outlives an unknown id.
(() => {
  const root = document.documentElement;
  const themes = ["dark", "lightModeTheme", "roseTheme", "purpleTheme", "tealTheme", "grayTheme", "skyTheme"];
  const fonts = ["satoshi", "montserrat", "caveat", "playfair", "system", "comicSans", "wingdings", "papyrus"];
  const isHex = (value) => /^#[0-9a-f]{6}$/i.test(value);
  const read = (key) => {
    let text = null;
    try {
      text = localStorage.getItem(key);
      return JSON.parse(text);
    } catch {
      return text;
    }
  };
  const theme = read("app.theme");
  const font = read("app.font");
  root.dataset.font = fonts.includes(font) ? font : "satoshi";
  root.dataset.theme = themes.includes(theme) ? theme : "dark";
  if (typeof theme !== "string" || !theme.startsWith("custom-")) return;
  const stored = read("app.customThemes");
  const custom = Array.isArray(stored) ? stored.find((entry) => entry?.id === theme.slice(7)) : undefined;
  if (custom?.look?.variables) {
    for (const [name, value] of Object.entries(custom.look.variables))
      if (/^--colors-[a-z0-9-]+$/.test(name) && isHex(value)) root.style.setProperty(name, value);
    root.dataset.mode = custom.look.mode === "light" ? "light" : "dark";
    root.dataset.theme = theme;
  } else if (isHex(custom?.background)) {
    const light = parseInt(custom.background.slice(3, 5), 16) > 140;
    root.style.setProperty("--colors-bg-canvas", custom.background);
    root.dataset.theme = light ? "lightModeTheme" : "dark";
  }
})();
