import EllipsisIcon from "lucide-react/icons/ellipsis";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { BreathingDots } from "../breathing-dots/breathing-dots.tsx";
import { CueMark } from "../cue-mark/cue-mark.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { Pill } from "../pill/pill.tsx";
import { Tag } from "../pill/tag.tsx";
import { StoryFrame, StoryRow } from "#src/test-support/story-frame.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { BrandMark, Wordmark } from "./brand.tsx";

const meta = preview.meta({ title: "Components/Small parts" });

export const Brand = meta.story({
  render: () => (
    <StoryFrame>
      <StoryRow>
        <BrandMark />
        <Wordmark />
        <BrandMark size={64} />
      </StoryRow>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sotto")).toBeVisible();
  },
});

export const Marks = meta.story({
  render: () => (
    <StoryFrame>
      <div className={css({ display: "grid", gap: "5" })}>
        <StoryRow>
          <CueMark label="Active" />
          <CueMark tone="ok" label="Model changed" />
          <CueMark isBreathing label="Writing" />
          <BreathingDots />
        </StoryRow>
        <StoryRow>
          <Pill>
            <EllipsisIcon />
            142 <small>credits</small>
          </Pill>
          <Pill tone="accent">
            100 <small>/100</small>
          </Pill>
          <Pill tone="warning">
            8 <small>credits</small>
          </Pill>
        </StoryRow>
        <StoryRow>
          <Tag>Edited</Tag>
          <Tag tone="accent">Pro</Tag>
          <Tag tone="success">Current</Tag>
          <Tag tone="media">Public</Tag>
        </StoryRow>
        <p>
          Press <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd> or <TextLink>take it back</TextLink>.{" "}
          <TextLink tone="quiet">Read why</TextLink>
        </p>
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Active" })).toBeVisible();
    await expect(canvas.getByText("142", { exact: false })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "take it back" })).toBeVisible();
  },
});
