import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { AddAStatePage } from "./add-a-state-page.tsx";

const meta = preview.meta({ title: "Start here/Add a state", component: AddAStatePage });

export const HowTo = meta.story({
  name: "How to add a state",
  play: async () => {
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Add a state");
    await expect(screen.getByLabelText("Example of a story")).toHaveTextContent("meta.story");
  },
});
