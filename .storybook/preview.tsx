import "../src/index.css";
import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { configure } from "storybook/test";
import { playWorld } from "#mocks/hosts/story.ts";
import { freshBrowser, type StoryParameters } from "./story-world.ts";

// Screens come as chunks and their data through a worker: waiting one second is too little on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const themes = ["dark", "lightModeTheme", "roseTheme", "purpleTheme", "tealTheme", "grayTheme", "skyTheme"];

/** Stories name their device by `globals: { viewport: { value: "mobile" } }`; the test-runner sizes the page by it. */
const devices = {
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
    options: { storySort: { order: ["Foundations", "Components", "App shell", "Pages", "Chat", "Dialogs", "Flows"] } },
  },
  globalTypes: { theme: { toolbar: { title: "Theme", icon: "paintbrush", items: themes } } },
  initialGlobals: { theme: "dark" },
  // Every story has a world of its own, made anew: parameters `world`, `faults`, `now`, `change`, `stored`.
  beforeEach({ msw, parameters, globals }) {
    const { stored, ...world } = parameters as StoryParameters;
    freshBrowser(playWorld(msw, world), String(globals["theme"]), stored);
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset["theme"] = String(globals["theme"]);
      return <Story />;
    },
  ],
});
