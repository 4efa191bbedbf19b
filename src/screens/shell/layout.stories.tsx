import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({ title: "App shell/Layout", parameters: { world: "free" } });

export const LandingWithoutChrome = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/" />,
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "It’s your line." });
    await expectNoChrome();
  },
});

export const AuthenticationWithoutChrome = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/sign-up" />,
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Take your place" });
    await expectNoChrome();
  },
});

export const AdminWithoutDrawer = meta.story({
  name: "Admin without drawer",
  parameters: { world: "admin" },
  render: () => <ScreenAt path="/admin/users" />,
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Users" }, { timeout: 20_000 });
    await expectNoChrome();
    await expect(screen.getByRole("banner")).toBeVisible();
    await expect(screen.getAllByRole("main")).toHaveLength(1);
    await expect(Math.round(screen.getByRole("main").getBoundingClientRect().left)).toBe(0);
  },
});

export const StandardDesktop = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await screen.findByRole("heading", { name: "Tonight’s cast" });
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(Math.round(screen.getByRole("main").getBoundingClientRect().left)).toBe(65);
    await expect(Math.round(screen.getByRole("banner").getBoundingClientRect().height)).toBe(56);
    // The first tab stop is the skip link.
    const skip = screen.getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await waitFor(() => expect(skip).toHaveFocus());
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("main")).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Navigation focuses the page's heading and sets the title; the skip link leads to it (F35). */
export const FocusFollowsThePage = meta.story({
  parameters: { stored: { "app.drawer": "true" } },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Terms" });
    await waitFor(() => expect(document.title).toBe("Terms · Sotto"));
    await userEvent.click(await screen.findByRole("link", { name: "Privacy" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Privacy" });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Privacy · Sotto"));
    await expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(await screen.findByRole("link", { name: "Home" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Home" })).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Home · Sotto"));
  },
});

export const StandardMobile = meta.story({
  globals: onMobile,
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await screen.findByRole("heading", { name: "Tonight’s cast" });
    await expect(Math.round(screen.getByRole("main").getBoundingClientRect().left)).toBe(0);
    await expect(Math.round(screen.getByRole("banner").getBoundingClientRect().height)).toBe(52);
  },
});
