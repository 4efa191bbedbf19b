import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Skeleton } from "./skeleton.tsx";
import { SkeletonGroup } from "./skeleton-group.tsx";

const meta = preview.meta({ title: "Components/Skeleton" });

const shape = (
  <div className={css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr 1fr", md: "repeat(5, 1fr)" } })}>
    {["a", "b", "c", "d", "e"].map((key) => (
      <div key={key}>
        <Skeleton shape="poster" />
        <Skeleton shape="line" width="70%" />
        <Skeleton shape="line" width="45%" />
      </div>
    ))}
  </div>
);

export const Loading = meta.story({
  render: () => (
    <StoryFrame about="Skeleton">
      <SkeletonGroup isLoading skeleton={shape} label="Loading characters">
        Loaded
      </SkeletonGroup>
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText("Loaded")).toBeNull();
    await expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Loading characters"));
  },
});

export const Loaded = meta.story({
  render: () => (
    <StoryFrame>
      <SkeletonGroup isLoading={false} skeleton={shape}>
        Twelve characters
      </SkeletonGroup>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Twelve characters")).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});
