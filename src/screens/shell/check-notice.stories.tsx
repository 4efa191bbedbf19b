import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { operations } from "#src/generated/operations.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";

/** Every call is refused once, but the check itself. */
const refused = Object.keys(operations)
  .filter((operation) => operation !== "validateBotCheck")
  .map((operation) => ({ operation, status: 403, message: "Turnstile verification is needed", times: 1 }));

const meta = preview.meta({
  title: "App shell/Bot check",
  parameters: { world: "free", faults: refused },
});

/** The page stays where it is and keeps its frame; the check brings everything back. */
async function passCheck(): Promise<void> {
  const check = await screen.findByRole("button", { name: "I am a person" });
  await expect(await screen.findByText("The server asks for a check before it goes on.")).toBeVisible();
  await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(screen.queryByText(/suspended|banned/i)).toBeNull();
  await userEvent.click(check);
  await waitFor(() => expect(screen.queryByText("The server asks for a check before it goes on.")).toBeNull());
  await waitFor(() => expect(screen.queryByText("Your account could not be loaded.")).toBeNull());
}

export const Home = meta.story({
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await passCheck();
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
    await expect(await screen.findByRole("link", { name: /Thessaly Wren/ })).toBeInTheDocument();
  },
});

export const MyConversations = meta.story({
  render: () => <ScreenAt path="/myconversation" />,
  play: async () => {
    await passCheck();
    await expect(await screen.findByRole("heading", { level: 1, name: /conversations/i })).toBeVisible();
    await expect((await screen.findAllByText(/Maren Holloway/)).length).toBeGreaterThan(0);
  },
});

export const RecentlyDeleted = meta.story({
  render: () => <ScreenAt path="/recently-deleted" />,
  play: async () => {
    await passCheck();
    await expect(await screen.findByRole("heading", { level: 1, name: /deleted/i })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  },
});
