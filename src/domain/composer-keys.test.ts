import { describe, expect, it } from "vitest";
import { sendsOn, wrapInAsterisks, type ComposerKey } from "./composer-keys.ts";

const enter: ComposerKey = {
  key: "Enter",
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
  isTouch: () => false,
};

const byFinger = (): boolean => true;

describe("Enter in the composer", () => {
  it.each([
    ["sends", {}, true],
    ["breaks the line with Shift", { shiftKey: true }, false],
    ["breaks the line with Alt", { altKey: true }, false],
    ["breaks the line on touch", { isTouch: byFinger }, false],
    ["sends with Ctrl, also on touch", { ctrlKey: true, isTouch: byFinger }, true],
    ["sends with Cmd", { metaKey: true }, true],
    ["chooses a word while an input method composes", { isComposing: true }, false],
    ["chooses a word where only the code says so", { keyCode: 229 }, false],
    ["is not another key", { key: "a" }, false],
  ] as const)("%s", (_name, change, sends) => {
    expect(sendsOn({ ...enter, ...change })).toBe(sends);
  });
});

describe("the asterisk button", () => {
  it.each([
    ["I nod. Aye.", 0, 6, "*I nod.* Aye.", 1, 7],
    ["I nod. Aye.", 0, 7, "*I nod.* Aye.", 1, 7],
    ["*I nod.* Aye.", 1, 7, "I nod. Aye.", 0, 6],
    ["", 0, 0, "**", 1, 1],
    ["word ", 5, 5, "word **", 6, 6],
    ["a  b", 1, 3, "a*  *b", 2, 4],
  ])("%j %i-%i", (text, start, end, wrapped, from, to) => {
    expect(wrapInAsterisks(text, start, end)).toEqual({ text: wrapped, start: from, end: to });
  });

  it("takes back what it did", () => {
    const once = wrapInAsterisks("say what", 4, 8);
    expect(wrapInAsterisks(once.text, once.start, once.end)).toEqual({ text: "say what", start: 4, end: 8 });
  });
});
