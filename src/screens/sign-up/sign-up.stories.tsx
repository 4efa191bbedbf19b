import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { keepReply } from "#src/client-state/kept-reply.ts";
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

const meta = preview.meta({
  title: "Pages/Sign up",
  parameters: { world: "signed-out", change: withKnownAccount },
  render: () => <ScreenAt path="/sign-up" />,
});

async function signUpWith(email: string, password: string) {
  await fillIn("E-mail", email);
  await fillIn("Password", password);
  await passBotCheck();
  await userEvent.click(await screen.findByRole("button", { name: "Sign Up" }));
}

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Take your place" })).toBeVisible();
    await expectNoChrome();
    await signUpWith("  new@example.com ", "quiet-harbour-9");
    await expect(await screen.findByRole("heading", { level: 1, name: "Who is speaking?" })).toBeVisible();
  },
});

/** A reply was kept on the landing page: it stands in the scene, folded while it is long. */
export const WithAReply = meta.story({
  name: "With a reply",
  globals: onMobile,
  beforeEach: () =>
    keepReply(
      `*I hold the lamp up.* “I think the sea gave this back to you.” ${"And the rain. ".repeat(30)}`,
      "Maren Holloway",
    ),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "She is waiting" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show all" })).toBeNull());
    await expect(screen.getByText(/^I hold the lamp up/).closest("[tabindex]")).toHaveFocus();
    await expect(screen.getByRole("button", { name: "Sign Up and send it" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A reply to another opening stands beside its character's line, in that scene. */
export const WithAReplyToAnother = meta.story({
  name: "With a reply to another",
  beforeEach: () => keepReply("“At the theatre. I sat alone.”", "Ilario Voss"),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "He is waiting" })).toBeVisible();
    await expect(screen.getByText("An account takes a minute. Then Voss answers.")).toBeVisible();
    await expect(screen.getByText("“Tell me where you were on Tuesday. Lie nicely.”")).toBeVisible();
    await expect(document.querySelector<HTMLImageElement>("header img")?.src).toContain("voss-scene");
  },
});

export const NotVerified = meta.story({
  play: async () => {
    const submit = await screen.findByRole("button", { name: "Sign Up" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await expect(submit).toHaveAccessibleDescription("Complete the check above to continue.");
    await expect(screen.getByText("Complete the check above to continue.")).toBeVisible();
    await passBotCheck();
    await expect(screen.queryByText("Complete the check above to continue.")).toBeNull();
  },
});

export const Verified = meta.story({
  play: async () => {
    await passBotCheck();
    await expect(screen.getByRole("button", { name: "Sign Up" })).not.toHaveAttribute("aria-disabled");
  },
});

/** A check passed at sign-in is valid for sign-up (BOT-07). */
export const ArrivedVerifiedFromSignIn = meta.story({
  render: () => <ScreenAt path="/sign-in" />,
  play: async () => {
    await passBotCheck();
    await userEvent.click(await screen.findByRole("link", { name: "Sign Up" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Take your place" })).toBeVisible();
    await expect(await screen.findByText("Checked")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Sign Up" })).not.toHaveAttribute("aria-disabled");
  },
});

export const FieldErrors = meta.story({
  play: async () => {
    await signUpWith("nobody", "short");
    await expect(await screen.findByText("Please enter an e-mail address")).toBeVisible();
    await expect(screen.getByText("Use at least 8 characters")).toBeVisible();
    await expect(screen.getByLabelText("E-mail")).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveFocus());
    await fillIn("Password", "x".repeat(33));
    await expect(await screen.findByText("Use at most 32 characters")).toBeVisible();
  },
});

export const Busy = meta.story({
  parameters: { faults: [{ operation: "signUp", delayMs: Infinity }] },
  play: async () => {
    await signUpWith("new@example.com", "quiet-harbour-9");
    await waitFor(() => expect(screen.getByRole("button", { name: "Sign Up" })).toHaveAttribute("aria-busy", "true"));
  },
});

export const EMailTaken = meta.story({
  name: "E-mail taken",
  play: async () => {
    await signUpWith(knownEmail, "quiet-harbour-9");
    await expect(await screen.findByText("This email already has an account")).toBeVisible();
    await expect(screen.getByLabelText("E-mail")).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveFocus());
    await expect(screen.getByLabelText("Password")).toHaveValue("quiet-harbour-9");
    // The way out is to sign in, and perhaps to a new password: neither asks for the address again.
    await userEvent.click(screen.getByRole("link", { name: "Sign In" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    await expect(screen.getByLabelText("E-mail")).toHaveValue(knownEmail);
    await expect(screen.getByLabelText("Password")).toHaveValue("");
    await userEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
    await expect(screen.getByLabelText("E-mail")).toHaveValue(knownEmail);
  },
});

export const NoNetwork = meta.story({
  parameters: { faults: [{ operation: "signUp", network: true }] },
  play: async () => {
    await signUpWith("new@example.com", "quiet-harbour-9");
    await expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached");
    await expect(screen.getByLabelText("Password")).toHaveValue("quiet-harbour-9");
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Take your place" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Terms" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
