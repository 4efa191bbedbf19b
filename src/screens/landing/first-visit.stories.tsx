import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { fillIn, passBotCheck } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Flows/First visit",
  parameters: { world: "signed-out" },
  render: () => <ScreenAt path="/" />,
});

const patient = { timeout: 20_000 };

/** From the first words on the landing page to home (AUTH-02, AUTH-03, ONB-01). */
export const SignUpToHome = meta.story({
  name: "Sign up to home",
  play: async () => {
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Your answer to Maren" }),
      "*I knock twice.* “It is me.”",
    );
    await userEvent.click(screen.getByRole("button", { name: "Reply free" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "She is waiting" })).toBeVisible();
    await fillIn("E-mail", "new@example.com");
    await fillIn("Password", "quiet-harbour-9");
    await passBotCheck();
    await userEvent.click(screen.getByRole("button", { name: "Sign Up and send it" }));
    await fillIn("Username", "Newcomer");
    await userEvent.click(screen.getByRole("checkbox", { name: "I am 18 or older" }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("link", { name: "Meet the cast" }, patient));
    await userEvent.click(await screen.findByRole("checkbox", { name: "I have read and accept the rules" }, patient));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("dialog", { name: "Response Preferences" }, patient);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Finish" }, patient));
    // The words are sent without another press, in a chat with her.
    await screen.findByRole("log", { name: /Maren Holloway/ }, patient);
    await expect(await screen.findByText("“It is me.”", {}, patient)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("app.keptReply")).toBeNull());
    // Her opening, the words, and the reply that is written to them.
    await waitFor(() => expect(screen.getAllByRole("article").length).toBeGreaterThan(2), patient);
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await expect(await screen.findByRole("heading", { name: "Tonight’s cast" }, patient)).toBeVisible();
  },
});
