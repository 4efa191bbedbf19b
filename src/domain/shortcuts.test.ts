import { expect, it } from "vitest";
import { keysOf, pressOf, type Pressed, type Shortcut, shortcuts } from "./shortcuts.ts";
import { staffShortcuts } from "./staff-shortcuts.ts";

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

it.each([
  ["Ctrl+K", shortcuts.anywhere.palette, press("k", { ctrlKey: true }), 0],
  ["Cmd+K with Caps Lock", shortcuts.anywhere.palette, press("K", { metaKey: true }), 0],
  ["K alone", shortcuts.anywhere.palette, press("k"), -1],
  ["Ctrl+Shift+K", shortcuts.anywhere.palette, press("K", { ctrlKey: true, shiftKey: true }), -1],
  ["Ctrl+Alt+K", shortcuts.anywhere.palette, press("k", { ctrlKey: true, altKey: true }), -1],
  ["? with Shift, as on most keyboards", shortcuts.anywhere.sheet, press("?", { shiftKey: true }), 0],
  ["? without", shortcuts.anywhere.sheet, press("?"), 0],
  ["Shift+Enter is no Enter", shortcuts.chat.send, press("Enter", { shiftKey: true }), -1],
  ["the second of two", shortcuts.chat.versions, press("ArrowRight"), 1],
  ["Ctrl+Shift+F", shortcuts.chat.search, press("F", { ctrlKey: true, shiftKey: true }), 0],
  ["Ctrl+F, which is the browser's", shortcuts.chat.search, press("f", { ctrlKey: true }), -1],
])("%s", (_name, shortcut, pressed, at) => expect(pressOf(shortcut, pressed)).toBe(at));

it("writes keys as this keyboard has them", () => {
  expect(keysOf(shortcuts.chat.search.presses[0], false)).toEqual(["Ctrl", "Shift", "F"]);
  expect(keysOf(shortcuts.anywhere.palette.presses[0], true)).toEqual(["⌘", "K"]);
  expect(keysOf(shortcuts.chat.versions.presses[0], false)).toEqual(["←"]);
});

it("binds nothing twice in one place, nor what is heard anywhere", () => {
  const { anywhere, ...places } = { ...shortcuts, reports: staffShortcuts };
  const written = (all: Record<string, Shortcut>) =>
    Object.values(all).flatMap(({ presses, after = "" }) =>
      presses.map((one: { key: string; isMod?: true; isShifted?: true }) => [after, ...keysOf(one, false)].join(" ")),
    );
  for (const place of Object.values(places)) {
    const all = [...written(anywhere), ...written(place)];
    expect(all).toEqual([...new Set(all)]);
  }
});

it("switches off whatever is a sign or a letter alone", () => {
  const all = [...Object.values(shortcuts), staffShortcuts].flatMap((place): Shortcut[] => Object.values(place));
  const isBare = ({ presses }: Shortcut) => presses.some((one) => one.isMod !== true && one.key.length === 1);
  expect(all.filter(isBare)).toEqual(all.filter(({ isSingle }) => isSingle === true));
});
