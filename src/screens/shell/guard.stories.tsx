import { expect, screen, userEvent } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { userIsKnown } from "#src/test-support/screens.ts";

const meta = preview.meta({ title: "App shell/Guard", parameters: { world: "free" } });

export const SignedOutOnAProtectedPage = meta.story({
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/conversation/char-maren-holloway" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    // Nothing ended: nobody was signed in.
    await expect(screen.queryByText(/Your session has ended/)).toBeNull();
    await expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      expect.stringContaining("next="),
    );
  },
});

export const SignedInOnLanding = meta.story({
  render: () => <ScreenAt path="/" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expect(screen.queryByText("It’s your line.")).toBeNull();
  },
});

export const UserInfoLoading = meta.story({
  parameters: { faults: [{ operation: "getUserInfo", delayMs: Infinity }] },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Account" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "My Profile" })).toBeNull();
  },
});

export const UserInfoFailed = meta.story({
  parameters: { faults: [{ operation: "getUserInfo", status: 500, times: 1 }] },
  render: () => <ScreenAt path="/terms" />,
  play: async () => {
    await expect(await screen.findByText("Your account could not be loaded.")).toBeVisible();
    await expect(screen.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await userIsKnown();
    await expect(screen.queryByText("Your account could not be loaded.")).toBeNull();
  },
});
