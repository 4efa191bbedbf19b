import "../src/index.css";
import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { StrictMode, useEffect } from "react";
import { FORCE_REMOUNT } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { configure } from "storybook/test";
import { playWorld } from "#mocks/hosts/story.ts";
import { freshBrowser, type StoryParameters } from "./story-world.ts";
import { asTheStorySays, choicesOf, storyWith, toolbars } from "./toolbars.ts";

// Screens come as chunks and their data through a worker: waiting one second is too little on a busy machine.
configure({
  asyncUtilTimeout: 8000,
  // Without the library's print of the whole page: every retry of a `findBy` would make one, and only the last is read.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

/** What the toolbars said when the story on show began. */
let playedWith = "";

/** Stories name their device by `globals: { viewport: { value: "mobile" } }`; the test-runner sizes the page by it. */
const devices = {
  small: { name: "Small 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
  mobile: { name: "Mobile 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
  desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;

export default definePreview({
  addons: [addonA11y(), addonMsw()],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    viewport: { options: devices },
    options: {
      storySort: {
        order: [
          "Start here",
          ["Welcome", "Toolbars"],
          "Foundations",
          "Components",
          "App shell",
          "Pages",
          "Chat",
          "Dialogs",
          "Flows",
        ],
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals: Object.fromEntries(Object.keys(toolbars).map((name) => [name, asTheStorySays])),
  // Every story has a world of its own, made anew: parameters `world`, `faults`, `now`, `change`, `stored`, and over them
  // what the toolbars say.
  beforeEach({ msw, parameters, globals }) {
    const choices = choicesOf(globals);
    const { stored, ...world } = storyWith(parameters as StoryParameters, choices);
    playedWith = choices.key;
    freshBrowser(playWorld(msw, world), stored);
  },
  decorators: [
    (Story, { globals, id }) => {
      const { key } = choicesOf(globals);
      // A toolbar was used while the story stood: it begins again, in the world it has now.
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
