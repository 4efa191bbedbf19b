import { screen, spyOn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import {
  expectNoChrome,
  fillIn,
  knownEmail,
  onMobile,
  passBotCheck,
  withKnownAccount,
} from "#src/test-support/story-steps.tsx";

const token = "rst_a_link_that_was_mailed_0000";

/** A reset was requested: its link is in the email. */
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

/** Ends countdowns at once: each reading of the clock is `ms` later. */
function skipTime(ms: number) {
  let skipped = 0;
  const now = performance.now.bind(performance);
  const clock = spyOn(performance, "now").mockImplementation(() => now() + (skipped += ms));
  return () => clock.mockRestore();
}

const withToken = (value: string) => () => <ScreenAt path={`/sign-in/forgot-password?token=${value}`} />;

export const AskForEMail = meta.story({
  name: "Ask for e-mail",
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
    await expectNoChrome();
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    await expect(await screen.findByText("Please fill this in")).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async () => {
    await fillIn("E-mail", "nobody@example.com");
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Look in your mail" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByText(/nobody@example.com/)).toBeVisible();
    // The user has to wait before another email can be sent.
    await expect(screen.getByRole("button", { name: /^Send it again in \d+ s$/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(await screen.findByRole("button", { name: "Use another address" }));
    // The typed address stays, to be corrected.
    await expect(await screen.findByLabelText("E-mail")).toHaveValue("nobody@example.com");
  },
});

/** It can be requested again after half a minute. */
export const SentAgain = meta.story({
  beforeEach: () => skipTime(31_000),
  play: async () => {
    await fillIn("E-mail", knownEmail);
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    const again = await screen.findByRole("button", { name: "Send it again" });
    await expect(again).not.toHaveAttribute("aria-disabled");
    await userEvent.click(again);
    await expect(await screen.findByText("Sent again.")).toBeVisible();
  },
});

/** Rate-limited: shows when to retry, and the address stays. */
export const TooManyTries = meta.story({
  parameters: {
    faults: [{ operation: "requestPasswordReset", status: 429, message: "Slow down", retryAfter: 2, times: 1 }],
  },
  play: async () => {
    await fillIn("E-mail", knownEmail);
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries. Please wait 2 seconds.");
    await expect(await screen.findByText("You can try again now.")).toBeVisible();
    await expect(screen.getByLabelText("E-mail")).toHaveValue(knownEmail);
    await userEvent.click(await screen.findByRole("button", { name: "Send the link" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Look in your mail" })).toBeVisible();
  },
});

export const NewPassword = meta.story({
  render: withToken(token),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-4");
    await userEvent.click(await screen.findByRole("button", { name: "Save password" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Password changed" })).toBeVisible();
    await userEvent.click(await screen.findByRole("link", { name: "Sign In" }));
    await fillIn("E-mail", knownEmail);
    await fillIn("Password", "loud-lighthouse-4");
    await passBotCheck();
    await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const Mismatch = meta.story({
  render: withToken(token),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-5");
    await userEvent.click(await screen.findByRole("button", { name: "Save password" }));
    await expect(await screen.findByText("Confirm password does not match the NewPassword.")).toBeVisible();
    await expect(screen.getByLabelText("Repeat new password")).toBeInvalid();
  },
});

export const TokenExpired = meta.story({
  render: withToken("rst_a_link_from_last_week_000"),
  play: async () => {
    await fillIn("New password", "loud-lighthouse-4");
    await fillIn("Repeat new password", "loud-lighthouse-4");
    await userEvent.click(await screen.findByRole("button", { name: "Save password" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Ask for a new link" }));
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
