import { expect, it } from "vitest";
import { everyMessage, messagePaths, toastTexts } from "./toast-catalogue.fixture.ts";

it("knows of every text of the specification where it is shown, once", () => {
  const { success, error, elsewhere } = messagePaths;
  expect([...success, ...error, ...elsewhere].toSorted()).toEqual([...everyMessage.keys()].toSorted());
});

it("has 15 successes and 37 errors, all of them with words", () => {
  expect(toastTexts("success")).toHaveLength(15);
  expect(toastTexts("error")).toHaveLength(37);
  expect(toastTexts("success")).toContain("Font changed to Playfair");
  expect(toastTexts("error")).toContain("Verification failed: timeout-or-duplicate");
  expect([...toastTexts("success"), ...toastTexts("error")].filter((text) => /undefined|=>|^$/.test(text))).toEqual([]);
});
