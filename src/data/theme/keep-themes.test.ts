import { afterEach, expect, it, vi } from "vitest";
import { customThemesStore, noteLook, themeStore } from "#src/client-state/appearance.ts";
import { keepThemes, leaveTheme } from "./keep-themes.ts";

const plum = {
  id: "thm_plum",
  name: "Plum night",
  background: { colour: "#1b1026", image: null },
  primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
};
const look = { mode: "dark" as const, variables: { "--colors-bg-canvas": "#1b1026" } };

afterEach(() => {
  customThemesStore.clear();
  themeStore.clear();
});

it("keeps what a theme is painted from, and its look while the colours stay (TRAP-73)", () => {
  keepThemes([plum]);
  expect(customThemesStore.get()).toEqual([
    { id: "thm_plum", name: "Plum night", background: "#1b1026", primary: "#b76cf2", image: null },
  ]);
  noteLook("thm_plum", look);
  keepThemes([{ ...plum, name: "Plum dusk" }]);
  expect(customThemesStore.get()[0]).toMatchObject({ name: "Plum dusk", look });
  keepThemes([{ ...plum, background: { ...plum.background, colour: "#000000" } }]);
  expect(customThemesStore.get()[0]?.look).toBeUndefined();
});

it("forgets what the server no longer has, and writes nothing when nothing changed", () => {
  keepThemes([plum]);
  const heard = vi.fn<() => void>();
  const stop = customThemesStore.subscribe(heard);
  keepThemes([plum]);
  expect(heard).not.toHaveBeenCalled();
  keepThemes([]);
  expect(customThemesStore.get()).toEqual([]);
  stop();
});

it("leaves the theme in use for the default, and no other (GAP-51)", () => {
  themeStore.set("custom-thm_plum");
  leaveTheme("thm_other");
  expect(themeStore.get()).toBe("custom-thm_plum");
  leaveTheme("thm_plum");
  expect(themeStore.get()).toBe("dark");
});
