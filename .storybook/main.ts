import type { StorybookConfig } from "@storybook/react-vite";
import { msw } from "msw/vite";

export default {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "msw-storybook-addon"],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  staticDirs: ["../public", { from: "../mocks/seed/media", to: "/media" }],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })] }),
} satisfies StorybookConfig;
