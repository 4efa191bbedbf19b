import { expect, it } from "vitest";
import {
  levelsBeyond,
  preferenceQuestions,
  resolvePreference,
  type StoredPreferences,
} from "./response-preferences.ts";

const nothing: StoredPreferences = {
  verbose: null,
  povPreference: null,
  actForUser: null,
  dialogStyle: null,
  narrationTense: null,
};

it("asks the five questions in the order of the tabs (SET-PREF-16, SET-PREF-17)", () => {
  expect(preferenceQuestions.map(({ label }) => label)).toEqual(["Length", "POV", "Act", "Style", "Tense"]);
  expect(preferenceQuestions.map(({ key }) => key)).toEqual([
    "verbose",
    "povPreference",
    "actForUser",
    "dialogStyle",
    "narrationTense",
  ]);
});

it("lets the nearest level win, and falls back to the defaults (GAP-136, RES-01, RES-02)", () => {
  expect(resolvePreference("verbose", {})).toEqual({ value: "medium", source: "default" });
  expect(resolvePreference("povPreference", { thread: null, user: nothing })).toEqual({
    value: "firstPerson",
    source: "default",
  });
  expect(resolvePreference("narrationTense", { user: nothing }).value).toBe("present");
  const byLevel = {
    thread: nothing,
    character: { ...nothing, verbose: "long" as const },
    user: { ...nothing, verbose: "short" as const, actForUser: "default" as const },
  };
  expect(resolvePreference("verbose", byLevel)).toEqual({ value: "long", source: "character" });
  expect(resolvePreference("verbose", { ...byLevel, thread: { ...nothing, verbose: "text" } }).source).toBe("thread");
  // `default` is a valid value, not a missing one (TRAP-45).
  expect(resolvePreference("actForUser", byLevel)).toEqual({ value: "default", source: "user" });
});

it("tells what a level would inherit", () => {
  expect(levelsBeyond("thread")).toEqual(["character", "user"]);
  expect(levelsBeyond("user")).toEqual([]);
  const byLevel = { thread: { ...nothing, verbose: "text" as const }, user: { ...nothing, verbose: "short" as const } };
  expect(resolvePreference("verbose", byLevel, levelsBeyond("thread"))).toEqual({ value: "short", source: "user" });
  expect(resolvePreference("verbose", byLevel, levelsBeyond("user"))).toEqual({ value: "medium", source: "default" });
});
