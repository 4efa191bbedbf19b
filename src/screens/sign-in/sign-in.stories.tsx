import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import {
  expectNoChrome,
  fillIn,
  knownEmail,
  knownPassword,
  onMobile,
  passBotCheck,
  withKnownAccount,
} from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Sign in",
  parameters: { world: "signed-out", change: withKnownAccount },
  render: () => <ScreenAt path="/sign-in" />,
});

async function signInWith(email: string, password: string) {
  await fillIn("E-mail", email);
  await fillIn("Password", password);
  await passBotCheck();
  await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
}

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    await expectNoChrome();
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Account" })).toBeVisible();
  },
});

export const NotVerified = meta.story({
  play: async () => {
    const submit = await screen.findByRole("button", { name: "Sign In" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(submit);
    await expect(screen.queryByText("Please fill this in")).toBeNull();
    await expect(screen.getByRole("group", { name: "Bot check" })).toHaveAttribute("data-state", "unverified");
  },
});

export const Verified = meta.story({
  play: async () => {
    await passBotCheck();
    const submit = screen.getByRole("button", { name: "Sign In" });
    await expect(submit).not.toHaveAttribute("aria-disabled");
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getAllByText("Please fill this in")).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveFocus());
    await fillIn("E-mail", "not an address");
    await expect(await screen.findByText("Please enter an e-mail address")).toBeVisible();
  },
});

export const Busy = meta.story({
  parameters: { faults: [{ operation: "signIn", delayMs: Infinity }] },
  play: async () => {
    await signInWith(knownEmail, knownPassword);
    const submit = screen.getByRole("button", { name: "Sign In" });
    await waitFor(() => expect(submit).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(submit);
    await expect(screen.getByLabelText("E-mail")).toHaveValue(knownEmail);
  },
});

export const WrongCredentials = meta.story({
  play: async () => {
    await signInWith(knownEmail, "something-else");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Email or password is not correct");
    await expect(screen.getByLabelText("E-mail")).toHaveValue(knownEmail);
    await expect(screen.getByLabelText("Password")).toHaveValue("something-else");
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
    // The check stays valid: correcting the password needs no new one.
    await fillIn("Password", knownPassword);
    await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const BotCheckError = meta.story({
  name: "Bot-check error",
  parameters: {
    faults: [
      {
        operation: "validateBotCheck",
        status: 200,
        body: '{"success":false,"message":"The challenge timed out"}',
        times: 1,
      },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "I am a person" }));
    await expect(await screen.findByText("Verification failed: The challenge timed out")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Sign In" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await passBotCheck();
  },
});

/** `{ success: true }` alone passes the check too; the request then names none. */
export const PassedWithoutAnId = meta.story({
  name: "Passed without an id",
  parameters: {
    faults: [
      { operation: "validateBotCheck", status: 200, body: '{"success":true}' },
      { operation: "signIn", status: 401, message: "Email or password is not correct" },
    ],
  },
  play: async () => {
    const bodies = listenToRequests();
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByRole("alert")).toHaveTextContent("Email or password is not correct");
    const sent = { email: knownEmail, password: knownPassword, rememberMe: false };
    await expect(bodies("/api/v1/auth/sign-in")).toEqual([sent]);
  },
});

/** The server no longer has the check: it starts again, and the form keeps its values. */
export const CheckNoLongerValid = meta.story({
  parameters: { faults: [{ operation: "signIn", status: 403, message: "Verification is needed", times: 1 }] },
  play: async () => {
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByText("Please complete the check again.")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("group", { name: "Bot check" })).toHaveAttribute("data-state", "unverified"),
    );
    await expect(screen.getByLabelText("Password")).toHaveValue(knownPassword);
  },
});

/** An expired token redirects to sign-in once, with a return address. */
export const SessionExpired = meta.story({
  parameters: {
    world: "signed-out",
    stored: { "app.session": '{"accessToken":"sst_of_yesterday_0000","profileComplete":true}' },
  },
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const ServerDown = meta.story({
  parameters: {
    faults: [{ operation: "signIn", status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" }],
  },
  play: async () => {
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByRole("alert")).toHaveTextContent("Signing in did not work. Please try again.");
    await expect(screen.getByLabelText("Password")).toHaveValue(knownPassword);
  },
});

export const TooManyTries = meta.story({
  parameters: { faults: [{ operation: "signIn", status: 429, message: "Slow down", retryAfter: 3, times: 1 }] },
  play: async () => {
    await signInWith(knownEmail, knownPassword);
    await expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries. Please wait 3 seconds.");
    const submit = screen.getByRole("button", { name: "Sign In" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    // The countdown runs; the typed text is still there at its end.
    await expect(await screen.findByText(/^Too many tries. Please wait [12] seconds?\.$/)).toBeVisible();
    await expect(await screen.findByText("You can try again now.")).toBeVisible();
    await userEvent.click(submit);
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

/** A password can be pasted and shown, Caps Lock is reported, and password managers recognise both fields. */
export const TypingAPassword = meta.story({
  play: async () => {
    const field = await screen.findByLabelText("Password");
    await expect(screen.getByLabelText("E-mail")).toHaveAttribute("autocomplete", "username");
    await expect(field).toHaveAttribute("autocomplete", "current-password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(field);
    await userEvent.paste(knownPassword);
    await userEvent.click(await screen.findByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue(knownPassword);
    await userEvent.click(await screen.findByRole("button", { name: "Hide password" }));
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(field);
    await userEvent.keyboard("{CapsLock}x");
    await expect(await screen.findByText("Caps Lock is on")).toBeVisible();
    // Hidden on blur: it only applies to this field.
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText("Caps Lock is on")).toBeNull());
  },
});

/** Tab reaches every control in visual order. */
export const KeyboardOrder = meta.story({
  play: async () => {
    await screen.findByRole("button", { name: "I am a person" });
    const order: string[] = [];
    for (let i = 0; i < 9; i += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
      order.push(label ?? activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "");
    }
    await expect(order).toEqual([
      "Sotto",
      "E-mail",
      "Password",
      "Show password",
      "Remember me",
      "Forgot your password?",
      "I am a person",
      "Sign In",
      "Sign Up",
    ]);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Forgot your password?" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
