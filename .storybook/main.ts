import type { StorybookConfig } from "@storybook/react-vite";
import { msw } from "msw/vite";

// Addresses outside the product are settings (GAP-11); stories show what stands where one is set.
process.env["VITE_WIKI_URL"] ??= "https://wiki.example/";

export default {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "msw-storybook-addon"],
  framework: { name: "@storybook/react-vite", options: {} },
  // The welcome of ours stands in its place: Start here.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  staticDirs: ["../public", { from: "../mocks/seed/media", to: "/media" }],
  // `NO_HMR` is for a Storybook that several people look at while files change: a page is fresh when it is loaded.
  viteFinal: (config) => ({
    ...config,
    ...(process.env["NO_HMR"] && { server: { ...config.server, hmr: false } }),
    plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })],
  }),
} satisfies StorybookConfig;
