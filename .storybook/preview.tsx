import "../src/index.css";
import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { http } from "msw";
import { StrictMode, useEffect } from "react";
import { FORCE_REMOUNT } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import { markCalls } from "#mocks/hosts/call-signals.ts";
import { playWorld } from "#mocks/hosts/story.ts";
import { slowThePage } from "./slow-page.ts";
import { freshBrowser, type StoryParameters } from "./story-world.ts";
import { asTheStorySays, choicesOf, storyWith, toolbars } from "./toolbars.ts";

// The default timeout of one second is too short on a busy machine: screens load as chunks, data through a worker.
configure({
  asyncUtilTimeout: 20_000,
  // What is being written into a field is not yet what the page says.
  defaultIgnore: "script, style, textarea",
  // Leave out the DOM dump of failed queries: `findBy` builds it on every retry and only the last is shown.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

markCalls();
globalThis.slowThePage = slowThePage;

/** The folder Storybook is published in: any path of any host. Worker and pictures lie in it. */
const folder = new URL(".", document.baseURI);

async function startWorker() {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker();
  const url = new URL("mockServiceWorker.js", folder).pathname;
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: "bypass" });
  return worker;
}

const pictures =
  folder.pathname === "/"
    ? []
    : [http.get("/media/*", ({ request }) => fetch(new URL(`.${new URL(request.url).pathname}`, folder)))];

/** A program drives the browser: nobody looks at what axe lists. */
const isTested = navigator.webdriver;

/** The toolbar values at the start of the current story. */
let playedWith = "";

/** Stories choose a device with `globals: { viewport: { value: "mobile" } }`; the test-runner sizes the page by it. */
const devices = {
  small: { name: "Small 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
  mobile: { name: "Mobile 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
  desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;

export default definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  parameters: {
    layout: "fullscreen",
    // What passes costs axe most of its time to list, and tests do not read it.
    a11y: { test: "error", options: isTested ? { resultTypes: ["violations"] } : {} },
    viewport: { options: devices },
    options: {
      storySort: {
        order: [
          "Start here",
          ["Welcome", "Add a state", "Toolbars"],
          "Foundations",
          "Components",
          "App shell",
          "Pages",
          "Chat",
          "Dialogs",
          "Flows",
          "Reference",
          ["Design tokens", "Flows", "Screens", "Other names"],
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: Object.fromEntries(Object.keys(toolbars).map((name) => [name, asTheStorySays])),
  // Each story gets a new world from its parameters `world`, `faults`, `now`, `change` and `stored`; the toolbars
  // override them.
  beforeEach({ msw, parameters, globals }) {
    const choices = choicesOf(globals);
    const { stored, ...world } = storyWith(parameters as StoryParameters, choices);
    playedWith = choices.key;
    msw.use(...pictures);
    freshBrowser(playWorld(msw, world), stored);
  },
  decorators: [
    (Story, { globals, id }) => {
      const { key } = choicesOf(globals);
      // A toolbar was changed while the story was shown: start again with the new world.
      useEffect(() => {
        if (key !== playedWith) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
      }, [key, id]);
      return (
        <StrictMode>
          <Story />
        </StrictMode>
      );
    },
  ],
});
