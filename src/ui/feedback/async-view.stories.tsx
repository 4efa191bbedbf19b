import { useState } from "react";
import { fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { Button } from "../button/button.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { AsyncView } from "./async-view.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { ViewQuery } from "./view-query.ts";

type Query = ViewQuery<readonly string[]>;

const loading: Query = { data: undefined, isError: false, refetch: fn() };
const loaded: Query = { ...loading, data: ["Ilario Voss", "Maren Holloway"] };
const failed: Query = { ...loading, isError: true };

function Scenes({ query }: { query: Query }) {
  return (
    <AsyncView
      query={query}
      skeleton={<Skeleton height={80} />}
      loadingLabel="Loading scenes"
      failed="Your scenes did not load."
      empty={<EmptyState title="No scenes yet" text="Start a chat and it will wait here for you." />}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

const meta = preview.meta({
  title: "Components/Async view",
  component: Scenes,
  args: { query: loaded },
  decorators: [
    (Story) => (
      <StoryFrame about="AsyncView">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Loading = meta.story({
  args: { query: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Loading scenes");
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

export const Empty = meta.story({
  args: { query: { ...loaded, data: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No scenes yet" })).toBeVisible();
  },
});

/** What is there answers the question before this one. */
export const Refreshing = meta.story({
  args: { query: { ...loaded, isPlaceholderData: true } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.closest("[aria-busy=true]")).not.toBeNull();
    await waitFor(() => expect(getComputedStyle(list).opacity).toBe("0.55"));
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
});

/** A refetch that fails leaves what is there. */
export const RefreshFailed = meta.story({
  args: { query: { ...loaded, isError: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

let answer: (next: Query) => void = () => undefined;

/** Answers when it is told to; while it is asked again it is neither failed nor loaded, as in React Query. */
function Retried() {
  const [query, setQuery] = useState(failed);
  const refetch = () => {
    setQuery(loading);
    return new Promise<void>((resolve) => {
      answer = (next) => {
        setQuery(next);
        resolve();
      };
    });
  };
  return <Scenes query={{ ...query, refetch }} />;
}

export const Failed = meta.story({
  render: () => <Retried />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your scenes did not load.");
    const again = canvas.getByRole("button", { name: "Try again" });
    again.focus();
    await userEvent.keyboard("{Enter}");
    // It is tried in place: the button waits and keeps the focus.
    await expect(again).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(again).toHaveFocus());
    // A second failure is said again.
    await expect(canvas.queryByRole("alert")).toBeNull();
    answer(failed);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your scenes did not load.");
    await userEvent.keyboard("{Enter}");
    answer(loaded);
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(2);
    // Whoever goes by keyboard goes on from what came.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ilario Voss" })).toHaveFocus());
  },
});

/** In a place too small for the usual words. */
export const FailedInALine = meta.story({
  render: () => (
    <AsyncView
      query={failed}
      skeleton={<Skeleton shape="line" />}
      renderFailed={(retry) => (
        <p role="alert">
          Not loaded. <Button onClick={retry}>Again</Button>
        </p>
      )}
    >
      {() => null}
    </AsyncView>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Again" }));
    await expect(failed.refetch).toHaveBeenCalledOnce();
  },
});
