// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  customThemesStore,
  fontStore,
  lineLengthStore,
  textSizeStore,
  themeStore,
} from "#src/client-state/appearance.ts";
import { clearOnLogout } from "#src/client-state/clear-on-logout.ts";
import { rereadStores } from "#src/client-state/store.ts";
import { lookOf } from "#src/ui/theme/look-of.ts";
import { useAppearance } from "./use-appearance.ts";

const root = document.documentElement;
const canvas = "--colors-bg-canvas";
let count = 0;

/** A custom theme that no earlier test has derived. */
function unseenTheme() {
  count += 1;
  return { id: `th_${count}`, name: "Velvet", background: "#7a1f3d", primary: `#3ad1a${count}` };
}

/** Fires the storage events of another tab. */
function fromOtherTab(values: Record<string, string | null>) {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
  }
}

const shown = () => Object.fromEntries(Object.entries(root.dataset));
const keptLook = () => customThemesStore.get()[0]?.look;
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  localStorage.clear();
  rereadStores();
  root.removeAttribute("style");
  delete root.dataset["mode"];
});
afterEach(cleanup);

it("derives a chosen custom theme, shows it, and keeps its look for the next first paint (TRAP-73)", async () => {
  const theme = unseenTheme();
  root.dataset["theme"] = "dark";
  root.style.setProperty(canvas, "#7a1f3d");
  customThemesStore.set([theme]);
  themeStore.set(`custom-${theme.id}`);
  renderHook(() => useAppearance());
  expect(root.style.getPropertyValue(canvas), "the ground the boot script painted stays meanwhile").toBe("#7a1f3d");
  await waitFor(() => expect(root.dataset["theme"]).toBe(`custom-${theme.id}`));
  const look = lookOf(theme);
  expect(root.dataset["mode"]).toBe(look.mode);
  expect(root.style.getPropertyValue(canvas)).toBe(look.variables[canvas]);
  expect(JSON.parse(localStorage.getItem("app.customThemes")!)).toEqual([{ ...theme, look }]);
});

it("puts the look of an older release right", async () => {
  const theme = unseenTheme();
  customThemesStore.set([{ ...theme, look: { mode: "dark", variables: { [canvas]: "#123456" } } }]);
  themeStore.set(`custom-${theme.id}`);
  renderHook(() => useAppearance());
  expect(root.style.getPropertyValue(canvas)).toBe("#123456");
  await waitFor(() => expect(root.style.getPropertyValue(canvas)).toBe(lookOf(theme).variables[canvas]));
});

it("does not argue with a tab of another release", async () => {
  const theme = unseenTheme();
  customThemesStore.set([theme]);
  themeStore.set(`custom-${theme.id}`);
  renderHook(() => useAppearance());
  await waitFor(() => expect(keptLook()).toEqual(lookOf(theme)));
  const theirs = { mode: "dark" as const, variables: { [canvas]: "#445566" } };
  act(() => fromOtherTab({ "app.customThemes": JSON.stringify([{ ...theme, look: theirs }]) }));
  await act(settled);
  expect(keptLook()).toEqual(theirs);
});

it("shows the default at once after a logout, here and in the other tab (TRAP-10, F20)", async () => {
  const theme = unseenTheme();
  customThemesStore.set([theme]);
  themeStore.set(`custom-${theme.id}`);
  fontStore.set("caveat");
  renderHook(() => useAppearance());
  await waitFor(() => expect(root.dataset["theme"]).toBe(`custom-${theme.id}`));
  expect(root.dataset["font"]).toBe("caveat");
  act(() => clearOnLogout(null));
  expect(shown()).toEqual({ theme: "dark", font: "satoshi" });
  expect(root.style).toHaveLength(0);
  act(() => {
    themeStore.set("skyTheme");
    fontStore.set("papyrus");
  });
  expect(shown()).toEqual({ theme: "skyTheme", font: "papyrus" });
  act(() => fromOtherTab({ "app.theme": null, "app.font": null }));
  expect(shown()).toEqual({ theme: "dark", font: "satoshi" });
});

it("shows chats in the chosen text size and line length, here and in the other tab; a logout leaves them (GAP-153)", () => {
  const variables = () => ["--chat-text", "--chat-width"].map((name) => root.style.getPropertyValue(name));
  renderHook(() => useAppearance());
  expect(root.style).toHaveLength(0);
  act(() => {
    textSizeStore.set("20");
    lineLengthStore.set("1000");
  });
  expect(variables()).toEqual(["20px", "1000px"]);
  act(() => clearOnLogout(null));
  expect(variables()).toEqual(["20px", "1000px"]);
  expect([localStorage.getItem("app.textSize"), localStorage.getItem("app.lineLength")]).toEqual(["20", "1000"]);
  act(() => fromOtherTab({ "app.textSize": "32", "app.lineLength": "600" }));
  expect(variables()).toEqual(["32px", "600px"]);
  act(() => fromOtherTab({ "app.textSize": "16", "app.lineLength": "12" }));
  expect(root.style).toHaveLength(0);
});

it("brings nothing back that a logout cleared while the look was being derived", async () => {
  const theme = unseenTheme();
  customThemesStore.set([theme]);
  themeStore.set(`custom-${theme.id}`);
  renderHook(() => useAppearance());
  act(() => clearOnLogout(null));
  await act(settled);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(root.dataset["theme"]).toBe("dark");
});

it("shows the default for a custom theme it does not know, and forgets no choice (GAP-51)", () => {
  themeStore.set("custom-gone");
  renderHook(() => useAppearance());
  expect(root.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("app.theme")).toBe("custom-gone");
});
