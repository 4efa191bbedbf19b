import { expect, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Landing",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/" />,
});

export const SignedOut = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "It’s your line." })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(await screen.findByRole("link", { name: /Thessaly Wren/ }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Sign Up" })).toBeVisible();
    await screen.findByRole("link", { name: /Thessaly Wren/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Desktop = meta.story({
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-in"),
    );
    await expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      expect.stringContaining("/sign-up"),
    );
    await expect(screen.getByRole("link", { name: "See the full cast" })).toHaveAttribute("href", "/home");
    // Three cards with decorative product pictures: not interactive, hidden from screen readers.
    const cards = screen.getByRole("region", { name: "How it plays" });
    await expect(within(cards).getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(within(cards).queryByRole("button")).toBeNull();
    await expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await expect(await screen.findAllByRole("link", { name: /Wren|Reyes|Marchetti|Halcyon|Vane|Sahar/ })).toHaveLength(
      6,
    );
  },
});

export const CastFailed = meta.story({
  parameters: { faults: [{ operation: "listHomeCharacters", status: 503, times: 1 }] },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("link", { name: /Thessaly Wren/ })).toBeVisible();
  },
});
