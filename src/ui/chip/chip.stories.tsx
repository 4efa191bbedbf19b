import { useState } from "react";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame, StoryRow } from "#src/test-support/story-frame.tsx";
import { Chip } from "./chip.tsx";

const meta = preview.meta({ title: "Components/Chip" });

export const Filters = meta.story({
  render: function Render() {
    const [chosen, setChosen] = useState("For you");
    return (
      <StoryFrame about="Chip">
        <StoryRow>
          {["For you", "Favourite creators", "New characters", "Popular today"].map((name) => (
            <Chip key={name} isPressed={chosen === name} onClick={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
        </StoryRow>
      </StoryFrame>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { pressed: true })).toHaveTextContent("For you");
    await userEvent.click(await canvas.findByRole("button", { name: "New characters" }));
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent("New characters");
  },
});
