import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { resetBotCheck } from "#src/client-state/bot-check.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Toaster } from "#src/ui/toaster/toaster.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { BotCheck } from "./bot-check.tsx";

const meta = preview.meta({
  title: "Components/Bot-check",
  parameters: { world: "signed-out" },
  render: () => (
    <StoryFrame width={400}>
      <BotCheck />
      <Toaster />
    </StoryFrame>
  ),
});

const press = async () => userEvent.click(await screen.findByRole("button", { name: "I am a person" }));
const state = (name: string) =>
  waitFor(() => expect(screen.getByRole("group", { name: "Bot check" })).toHaveAttribute("data-state", name));

export const Unverified = meta.story({
  play: async () => {
    await expect(await screen.findByRole("button", { name: "I am a person" })).toBeVisible();
    await state("unverified");
  },
});

export const Verifying = meta.story({
  parameters: { faults: [{ operation: "validateBotCheck", delayMs: Infinity }] },
  play: async () => {
    await press();
    await state("verifying");
    await expect(screen.getByText("Checking")).toBeVisible();
  },
});

export const Verified = meta.story({
  play: async () => {
    await press();
    await state("verified");
    await expect(screen.getByText("Checked")).toBeVisible();
  },
});

export const ErrorWithMessage = meta.story({
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
    await press();
    await state("error");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Verification failed: The challenge timed out");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await press();
    await state("verified");
  },
});

export const ErrorUnknown = meta.story({
  parameters: { faults: [{ operation: "validateBotCheck", status: 200, body: '{"success":false}' }] },
  play: async () => {
    await press();
    await expect(await screen.findByRole("alert")).toHaveTextContent("Verification failed: Unknown error");
  },
});

export const ServerError = meta.story({
  parameters: { faults: [{ operation: "validateBotCheck", status: 500, message: "boom" }] },
  play: async () => {
    await press();
    await expect(await screen.findByRole("alert")).toHaveTextContent("Verification failed: Server error");
    await state("error");
  },
});

/** Pressed by key, the focus stays at the check, and Tab goes on behind it. */
export const ByKeyboard = meta.story({
  name: "By keyboard",
  parameters: { faults: [{ operation: "validateBotCheck", status: 200, body: '{"success":false}', times: 1 }] },
  render: () => (
    <StoryFrame width={400}>
      <BotCheck />
      <Button>Sign In</Button>
      <Toaster />
    </StoryFrame>
  ),
  play: async () => {
    const group = await screen.findByRole("group", { name: "Bot check" });
    (await screen.findByRole("button", { name: "I am a person" })).focus();
    await userEvent.keyboard("{Enter}");
    await state("error");
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await state("unverified");
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByRole("button", { name: "I am a person" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await state("verified");
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Sign In" })).toHaveFocus());
  },
});

/** The server refused the verification, or it expired: back to the start. */
export const Expired = meta.story({
  play: async () => {
    await press();
    await state("verified");
    resetBotCheck();
    await state("unverified");
    await expect(await screen.findByRole("button", { name: "I am a person" })).toBeVisible();
  },
});
