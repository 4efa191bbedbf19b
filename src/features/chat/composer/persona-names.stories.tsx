import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { chooseInMenu, isOpen, marenThread } from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { aPersona } from "#mocks/seed/builders.ts";

/** The opening of the demo thread names the user's persona, whoever that is (GAP-57). */
const meta = preview.meta({
  title: "Pages/Conversation/Persona",
  parameters: {
    world: "free",
    change: ({ context: { state } }: Backend) => {
      state.personas.put(aPersona({ id: "persona-reed", userId: "user-mara", name: "Doctor Reed" }));
      const opening = state.messages.get("message-light-1");
      const [alternate] = opening?.alternates ?? [];
      if (opening === undefined || alternate === undefined) throw new Error("The demo thread has no opening");
      const content = "“You must be {{user}}.”";
      state.messages.put({ ...opening, hasPlaceholders: true, alternates: [{ ...alternate, content }] });
    },
  },
  render: () => <ScreenAt path={marenThread} />,
});

export const NamedInTheOpening = meta.story({
  play: async () => {
    await isOpen();
    await expect(await screen.findByText("“You must be Mara.”")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "You speak as Mara" }));
    await chooseInMenu("Doctor Reed", "menuitemradio");
    await expect(await screen.findByText("“You must be Doctor Reed.”")).toBeVisible();
  },
});
