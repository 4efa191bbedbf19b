import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { velvetTheme } from "#.storybook/toolbars.ts";
import { texts } from "#src/domain/texts.ts";
import { expect } from "#src/test-support/expect.ts";

const meta = preview.meta({
  title: "Start here/Toolbars",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/home" />,
});

const root = document.documentElement;
const greeting = () => screen.findByRole("heading", { name: "Tonight’s cast" });

export const AsTheStorySays = meta.story({
  parameters: { stored: { "app.theme": "skyTheme", "app.font": "montserrat" } },
  play: async () => {
    await greeting();
    await expect(root).toHaveAttribute("data-theme", "skyTheme");
    await expect(root).toHaveAttribute("data-font", "montserrat");
    await expect(screen.getByRole("button", { name: "Account" })).toBeVisible();
  },
});

export const Theme = meta.story({
  globals: { theme: "roseTheme" },
  parameters: { stored: { "app.theme": "skyTheme" } },
  play: async () => {
    await greeting();
    await expect(root).toHaveAttribute("data-theme", "roseTheme");
    await expect(getComputedStyle(root).colorScheme).toBe("light");
  },
});

export const CustomTheme = meta.story({
  globals: { theme: "custom-velvet" },
  play: async () => {
    await greeting();
    await expect(root).toHaveAttribute("data-theme", "custom-velvet");
    await expect(getComputedStyle(root).getPropertyValue("--colors-bg-canvas")).toBe(
      velvetTheme.look?.variables["--colors-bg-canvas"],
    );
  },
});

export const Font = meta.story({
  globals: { font: "comicSans" },
  play: async () => {
    const heading = await greeting();
    await expect(root).toHaveAttribute("data-font", "comicSans");
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^"Comic Sans MS"/);
  },
});

export const SignedOut = meta.story({
  globals: { who: "signed-out" },
  play: async () => {
    const [signIn] = await screen.findAllByRole("link", { name: "Sign In" });
    await expect(signIn).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Account" })).toBeNull();
  },
});

export const SlowNetwork = meta.story({
  globals: { network: "slow" },
  play: async () => {
    const since = performance.now();
    await screen.findByRole("link", { name: /Thessaly Wren/ });
    await expect(performance.now() - since).toBeGreaterThan(1000);
  },
});

export const FailingNetwork = meta.story({
  globals: { network: "failing" },
  play: async () => {
    await expect((await screen.findAllByRole("button", { name: texts.actions.tryAgain })).length).toBeGreaterThan(0);
    await expect(screen.queryByRole("link", { name: /Thessaly Wren/ })).toBeNull();
  },
});
