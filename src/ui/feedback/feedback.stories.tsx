import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { EmptyState } from "./empty-state.tsx";
import { GhostLight } from "./ghost-light.tsx";
import { ErrorState } from "./error-state.tsx";
import { InlineAlert } from "./inline-alert.tsx";

const meta = preview.meta({
  title: "Components/Feedback",
  decorators: [
    (Story) => (
      <StoryFrame about="EmptyState">
        <Story />
      </StoryFrame>
    ),
  ],
});

const onAct = fn();

export const Empty = meta.story({
  render: () => (
    <EmptyState
      title="No scenes yet"
      text="Start a chat and it will wait here for you."
      still={<GhostLight />}
      action={
        <Button variant="primary" onClick={onAct}>
          Find a character
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    onAct.mockClear();
    await expect(await canvas.findByRole("heading", { name: "No scenes yet" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Find a character" }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  render: () => <ErrorState message="The characters did not load." onRetry={onAct} />,
  play: async ({ canvas }) => {
    onAct.mockClear();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The characters did not load.");
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  render: () => <ErrorState message="The characters did not load." onRetry={onAct} isRetrying />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toHaveAttribute("aria-busy", "true");
  },
});

export const Alerts = meta.story({
  render: () => (
    <div className={css({ display: "grid", gap: "3", maxWidth: "dialog.md" })}>
      <InlineAlert tone="danger" title="The account was not deleted" actions={<Button size="sm">Try again</Button>}>
        Write to us in the support chat and we will do it for you.
      </InlineAlert>
      <InlineAlert tone="warning">Few credits left.</InlineAlert>
      <InlineAlert tone="info">Two characters left the group.</InlineAlert>
      <InlineAlert tone="success">Saved.</InlineAlert>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The account was not deleted");
    await expect(canvas.getAllByRole("status")).toHaveLength(3);
  },
});
