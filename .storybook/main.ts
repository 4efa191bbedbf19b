import { existsSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import { msw } from "msw/vite";
import { pagesFolder, writePages } from "../tools/reference/write-pages.ts";

// External addresses are build settings (GAP-11); they are set here so that stories show their links.
process.env["VITE_WIKI_URL"] ??= "https://wiki.example/";

// `npm run contract:docs` writes them; the build of Storybook runs it first.
const contractDocs = ".cache/contract-docs";
const hasContract = existsSync(`${contractDocs}/index.html`);
await writePages(hasContract);

export default {
  stories: ["../src/**/*.stories.tsx", `../${pagesFolder}/*.stories.tsx`],
  addons: ["@storybook/addon-a11y", "msw-storybook-addon"],
  framework: { name: "@storybook/react-vite", options: {} },
  // "Start here" takes the place of Storybook's own welcome page.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Marks of what axe found read the style of every element at each change; with a program at the browser nobody sees them.
  previewBody: (body = "") => `${body}<script>if (navigator.webdriver) window.FEATURES.highlight = false;</script>`,
  staticDirs: [
    "../public",
    { from: "../mocks/seed/media", to: "/media" },
    ...(hasContract ? [{ from: `../${contractDocs}`, to: "/contract" }] : []),
  ],
  // `NO_HMR` is for a Storybook that several people use while files change: it updates on reload only.
  viteFinal: (config) => ({
    ...config,
    ...(process.env["NO_HMR"] && { server: { ...config.server, hmr: false } }),
    plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })],
  }),
} satisfies StorybookConfig;
