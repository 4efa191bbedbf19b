import { afterEach, expect, test, vi } from "vitest";
import { unopenedText } from "./unopened-text.ts";

afterEach(() => vi.unstubAllGlobals());

const missing = new TypeError("Failed to fetch dynamically imported module: /assets/themes-dialog-1.js");

test.each([
  ["a missing chunk with a network", missing, true, "A new version is out. Please load the page again."],
  ["a missing chunk without one", missing, false, "This could not be opened: there is no connection."],
  ["a fault of its own", new Error("broken"), true, "This could not be opened. Please try again."],
  ["a fault of its own without a network", new Error("broken"), false, "This could not be opened. Please try again."],
])("%s", (_, error, onLine, text) => {
  vi.stubGlobal("navigator", { onLine });
  expect(unopenedText(error)).toBe(text);
});
