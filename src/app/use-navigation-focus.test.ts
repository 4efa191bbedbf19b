// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followNavigation } from "./use-navigation-focus.ts";

type Listener = (event: { fromLocation?: unknown; pathChanged: boolean }) => void;
const listeners = new Map<string, Listener>();
type Move = { location: { pathname: string }; action: { type: "PUSH" | "REPLACE" | "BACK" } };
const moves = new Set<(move: Move) => void>();
const router = {
  history: {
    location: { pathname: "/here" },
    subscribe(listener: (move: Move) => void) {
      moves.add(listener);
      return () => moves.delete(listener);
    },
  },
  subscribe(type: string, listener: Listener) {
    listeners.set(type, listener);
    return () => listeners.delete(type);
  },
};
const leave = (pathChanged = true) => listeners.get("onBeforeNavigate")?.({ pathChanged });
const arrive = (event: { fromLocation?: unknown; pathChanged: boolean } = { fromLocation: {}, pathChanged: true }) =>
  listeners.get("onResolved")?.(event);
/** One history change. */
const step = (type: Move["action"]["type"], pathname: string) =>
  moves.forEach((listener) => listener({ location: { pathname }, action: { type } }));
const page = (html: string) => {
  const main = document.querySelector("main");
  if (main) main.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.children);
};
/** Resolves after pending mutation observer callbacks. */
const settled = () => vi.waitFor(() => Promise.resolve());
const focused = () => document.activeElement?.textContent;

let stop = () => {};
beforeEach(() => {
  const nav = document.createElement("nav");
  const link = document.createElement("a");
  link.href = "#there";
  link.textContent = "There";
  nav.append(link);
  document.body.replaceChildren(nav, document.createElement("main"));
  page("<h1>Here</h1><a href='#x'>Card</a>");
  link.focus();
  stop = followNavigation(router as never);
});
afterEach(() => stop());

it("focuses the heading of the page gone to", () => {
  leave();
  page("<h1>There</h1>");
  arrive();
  expect(document.activeElement?.tagName).toBe("H1");
});

it("waits for a heading whose code is still on its way", async () => {
  leave();
  page("<p>nothing yet</p>");
  arrive();
  expect(document.activeElement?.tagName).toBe("A");
  page("<h1>Late</h1>");
  await settled();
  expect(focused()).toBe("Late");
});

it("goes from the old page's heading to the new one's", async () => {
  leave();
  arrive();
  expect(focused()).toBe("Here");
  page("<h1>There at last</h1>");
  await settled();
  expect(focused()).toBe("There at last");
});

it("takes a link inside the old page for left", () => {
  document.querySelector<HTMLElement>("main a")?.focus();
  leave();
  arrive();
  expect(focused()).toBe("Here");
});

it("leaves the focus to a page that took it", async () => {
  leave();
  page("<h1>Chat</h1><button>Write</button>");
  document.querySelector<HTMLElement>("main button")?.focus();
  arrive();
  page("<h1>Chat</h1><button>Write</button><p>more</p>");
  document.querySelector<HTMLElement>("main button")?.focus();
  await settled();
  expect(focused()).toBe("Write");
});

it("leaves the focus to a field whose text goes into the query", async () => {
  leave();
  page("<h1>Search</h1><input>");
  arrive();
  document.querySelector("input")?.focus();
  leave(false);
  document.querySelector("main")?.append("Found");
  await settled();
  expect(document.activeElement?.tagName).toBe("INPUT");
});

it("does nothing more once the person acts", async () => {
  leave();
  page("<p>nothing yet</p>");
  arrive();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  page("<h1>Late</h1>");
  await settled();
  expect(focused()).toBe("There");
});

it("focuses the heading of a page gone to before the first one was finished", () => {
  step("PUSH", "/there");
  leave();
  page("<h1>There</h1>");
  arrive({ pathChanged: true });
  expect(focused()).toBe("There");
});

it("focuses the heading of the page come back to before the next one was there", () => {
  step("PUSH", "/there");
  leave();
  step("BACK", "/here");
  leave();
  page("<h1>Here again</h1>");
  arrive({ pathChanged: false, fromLocation: {} });
  expect(focused()).toBe("Here again");
});

it("leaves the focus alone where the first address led on by itself, and where only the query changed", () => {
  step("REPLACE", "/elsewhere");
  arrive({ pathChanged: true });
  step("PUSH", "/elsewhere");
  arrive({ pathChanged: false, fromLocation: {} });
  expect(document.activeElement?.tagName).toBe("A");
});

it.each([
  ["the first page", { pathChanged: true }],
  ["the same page with another query", { pathChanged: false, fromLocation: {} }],
])("leaves the focus alone on %s", (_name, event) => {
  leave();
  arrive(event);
  expect(document.activeElement?.tagName).toBe("A");
});
