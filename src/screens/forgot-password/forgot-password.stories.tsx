import { expect, screen, userEvent } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import {
  expectNoChrome,
  fillIn,
  knownEmail,
  onMobile,
  passBotCheck,
  withKnownAccount,
} from "#src/test-support/story-steps.tsx";

const token = "rst_a_link_that_was_mailed_0000";

/** A reset that was asked for: its link is in somebody's mail. */
function withReset(backend: Backend) {
  withKnownAccount(backend);
  const { state, digest, clock } = backend.context;
  const user = state.users.find(({ email }) => email === knownEmail);
  state.resets.put({
    id: digest(token),
    userId: user?.id ?? "",
    expiresAt: new Date(clock.now() + 3_600_000).toISOString(),
  });
}

const meta = preview.meta({
  title: "Pages/Forgot password",
  parameters: { world: "signed-out", change: withReset },
  render: () => <ScreenAt path="/sign-in/forgot-password" />,
});

const withToken = (value: string) => () => <ScreenAt path={`/sign-in/forgot-password?token=${value}`} />;

export const AskForEMail = meta.story({
  name: "Ask for e-mail",
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    await expect(await screen.findByText("Please fill this in")).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async () => {
    await fillIn("E-mail", "nobody@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Look in your mail" });
    await expect(heading).toHaveFocus();
    await expect(screen.getByText(/nobody@example.com/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Use another address" }));
    await expect(await screen.findByLabelText("E-mail")).toHaveValue("");
  },
});

export const NewPassword = meta.story({
  render: withToken(token),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-4");
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Password changed" })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Sign In" }));
    await fillIn("E-mail", knownEmail);
    await fillIn("Password", "loud-lighthouse-4");
    await passBotCheck();
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const Mismatch = meta.story({
  render: withToken(token),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-5");
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    await expect(await screen.findByText("Confirm password does not match the NewPassword.")).toBeVisible();
    await expect(screen.getByLabelText("Repeat new password")).toBeInvalid();
  },
});

export const TokenExpired = meta.story({
  render: withToken("rst_a_link_from_last_week_000"),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-4");
    await userEvent.click(screen.getByRole("button", { name: "Save password" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Ask for a new link" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Send the link" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
