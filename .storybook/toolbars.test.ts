import { expect, it, vi } from "vitest";
import type { Backend } from "#mocks/backend/backend.ts";
import { testWorld } from "#mocks/hosts/node.ts";
import { choicesOf, slowMs, storyWith, toolbars, velvetTheme } from "./toolbars.ts";

const noBackend = {} as Backend;
const offered = (name: keyof typeof toolbars) => toolbars[name].toolbar.items.map(({ value }) => value);

it("changes nothing by itself", () => {
  const change = () => {};
  const story = { world: "paid", faults: [{ status: 404 }], change, now: "2026-11-21T20:00:00.000Z" } as const;
  const stored = { "app.theme": "skyTheme", "app.font": "caveat" };
  const same = { ...story, change: expect.any(Function) as unknown, stored };
  expect(storyWith({ ...story, stored }, choicesOf({}))).toEqual(same);
  expect(storyWith({ ...story, stored }, choicesOf({ theme: "neon", who: "constructor", network: 3 }))).toEqual(same);
  expect(storyWith({}, choicesOf({}))).toEqual({ faults: [], stored: {} });
});

it("offers the seven themes and a custom one, the eight fonts, each world and three networks", () => {
  expect(offered("theme")).toHaveLength(9);
  expect(offered("font")).toHaveLength(9);
  expect(offered("who")).toContain("signed-out");
  expect(offered("network")).toEqual(["story", "slow", "failing", "unreachable"]);
});

it("puts theme and font over what the story keeps", () => {
  const stored = { "app.theme": "skyTheme", "app.drawer": "true" };
  expect(storyWith({ stored }, { theme: "roseTheme", font: "papyrus" }).stored).toEqual({
    "app.theme": "roseTheme",
    "app.font": "papyrus",
    "app.drawer": "true",
  });
  const custom = storyWith({ stored }, { theme: "custom-velvet" }).stored!;
  expect(custom["app.theme"]).toBe("custom-velvet");
  expect(JSON.parse(custom["app.customThemes"] ?? "")).toEqual([velvetTheme]);
});

it("gives the custom theme to whoever is signed in, beside what the story changes", async () => {
  const change = vi.fn<(backend: Backend) => void>();
  const { backend, call, context } = testWorld();
  storyWith({ change }, { theme: "custom-velvet" }).change!(backend);
  expect(change).toHaveBeenCalledWith(backend);
  expect((await call("GET", "/api/v1/user/themes")).body.data.themes).toMatchObject([{ id: "velvet" }]);
  expect(context.state.themes.size).toBe(1);
});

it("signs another person in, whose world a story's change need not fit", () => {
  const change = vi.fn<(backend: Backend) => void>(() => {
    throw new Error("nobody to change");
  });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const other = storyWith({ world: "free", change }, { who: "signed-out" });
  expect(other.world).toBe("signed-out");
  other.change!(noBackend);
  expect(warn).toHaveBeenCalledTimes(1);
  const same = storyWith({ world: "free", change }, { who: "free" });
  expect(() => same.change!(noBackend)).toThrow("nobody to change");
  warn.mockRestore();
});

it("slows every call, the failing ones too", () => {
  expect(
    storyWith({ faults: [{ operation: "getUserInfo", status: 500, delayMs: 200 }] }, { network: "slow" }).faults,
  ).toEqual([{ operation: "getUserInfo", status: 500, delayMs: 200 + slowMs }, { delayMs: slowMs }]);
});

it("fails every call", () => {
  const faults = [{ operation: "getUserInfo", status: 404, times: 1 }];
  expect(storyWith({ faults }, { network: "failing" }).faults).toEqual([{ status: 500 }]);
  expect(storyWith({ faults }, { network: "unreachable" }).faults).toEqual([{ network: true }]);
});
