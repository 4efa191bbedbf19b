import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { expectNoChrome, fillIn, onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/Complete profile",
  parameters: { world: "new" },
  // A user with an unfinished profile is redirected here from every page (GAP-17).
  render: () => <ScreenAt path="/home" />,
});

const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Continue" }));
const confirmAge = async () => userEvent.click(await screen.findByLabelText("I am 18 or older"));

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Who is speaking?" })).toBeVisible();
    await expectNoChrome();
    await fillIn("Username", "  Juniper ");
    await expect(screen.getByText("7/25")).toBeVisible();
    await confirmAge();
    await submit();
    await expect(await screen.findByRole("heading", { level: 1, name: "You are in" })).toBeVisible();
    await userEvent.click(await screen.findByRole("link", { name: "Meet the cast" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
  },
});

export const UsernameTooLong = meta.story({
  play: async () => {
    await fillIn("Username", "a".repeat(26));
    await confirmAge();
    await submit();
    await expect(await screen.findByText("Use at most 25 characters")).toBeVisible();
    await expect(screen.getByLabelText("Username")).toBeInvalid();
    await expect(screen.getByText("26/25")).toBeVisible();
    await fillIn("Username", "   ");
    await expect(await screen.findByText("Please fill this in")).toBeVisible();
  },
});

export const UsernameTaken = meta.story({
  parameters: { faults: [{ operation: "completeProfile", status: 409, message: "This name is taken" }] },
  play: async () => {
    await fillIn("Username", "Mara");
    await fillIn("About you", "I like rain.");
    await confirmAge();
    await submit();
    await expect(await screen.findByText("This name is taken")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
    await expect(screen.getByLabelText("Username")).toBeInvalid();
    await expect(screen.getByLabelText("About you")).toHaveValue("I like rain.");
  },
});

export const AgeNotConfirmed = meta.story({
  play: async () => {
    await fillIn("Username", "Juniper");
    await submit();
    await expect(await screen.findByText("You must be 18 or older to take part")).toBeVisible();
    await expect(screen.getByLabelText("I am 18 or older")).toBeInvalid();
  },
});

export const Busy = meta.story({
  parameters: { faults: [{ operation: "completeProfile", delayMs: Infinity }] },
  play: async () => {
    await fillIn("Username", "Juniper");
    await confirmAge();
    await submit();
    await waitFor(() => expect(screen.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-busy", "true"));
  },
});

export const SaveFailed = meta.story({
  parameters: { faults: [{ operation: "completeProfile", status: 500, message: "boom" }] },
  play: async () => {
    await fillIn("Username", "Juniper");
    await confirmAge();
    await submit();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your profile could not be saved. Please try again.",
    );
    await expect(screen.getByLabelText("Username")).toHaveValue("Juniper");
  },
});

/** The server asks for a bot check in the middle: it stands above the form, and what was typed is sent after it. */
export const CheckNeeded = meta.story({
  parameters: {
    faults: [{ operation: "completeProfile", status: 403, message: "Turnstile verification required", times: 1 }],
  },
  play: async () => {
    await fillIn("Username", "Juniper");
    await confirmAge();
    await submit();
    await expect(await screen.findByText("The server asks for a check before it goes on.")).toBeVisible();
    await expect(screen.getByLabelText("Username")).toHaveValue("Juniper");
    await userEvent.click(await screen.findByRole("button", { name: "I am a person" }));
    await waitFor(() => expect(screen.queryByText("The server asks for a check before it goes on.")).toBeNull());
    await submit();
    await expect(await screen.findByRole("heading", { level: 1, name: "You are in" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "Who is speaking?" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Back to your scene" })).toBeVisible();
  },
});
