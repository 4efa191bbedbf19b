import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fn, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { EmptyState } from "./empty-state.tsx";
import { PagedList, type PagedQuery } from "./paged-list.tsx";

type Scene = { id: string; name: string };

const scenes = (count: number): Scene[] =>
  Array.from({ length: count }, (_, at) => ({ id: `scene-${at + 1}`, name: `Scene ${at + 1}` }));

const rows = css({ display: "grid", gap: "1px" });
const cards = css({ display: "grid", gap: "4", gridTemplateColumns: { base: "1fr 1fr", md: "repeat(4, 1fr)" } });
const card = css({ p: "3", bg: "bg.surface", minHeight: "90px" });

const renderScene = ({ name }: Scene) => (
  <div className={card}>
    <button type="button">{name}</button>
  </div>
);
const idOf = ({ id }: Scene) => id;
const fetchNextPage = fn();
const empty = <EmptyState title="No scenes yet" />;

const whole: PagedQuery<Scene> = {
  data: scenes(12),
  isError: false,
  refetch: fn(),
  hasNextPage: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
};

function Scenes({ query, isGrid = false, id = "story" }: { query: PagedQuery<Scene>; isGrid?: boolean; id?: string }) {
  return (
    <PagedList
      id={id}
      query={query}
      itemKey={idOf}
      renderItem={renderScene}
      label="Scenes"
      className={isGrid ? cards : rows}
      skeleton={<Skeleton height={300} />}
      failed="Your scenes did not load."
      empty={empty}
      more={{ count: (shown) => `${shown} scenes shown`, endText: "That is all." }}
    />
  );
}

/** Pages of twenty, at once. */
function Paged({ total, failsOnce = false }: { total: number; failsOnce?: boolean }) {
  const [shown, setShown] = useState(20);
  const [isFailed, setIsFailed] = useState<boolean | null>(failsOnce ? false : null);
  return (
    <Scenes
      id={`paged ${total}`}
      query={{
        ...whole,
        data: scenes(shown),
        hasNextPage: shown < total,
        isFetchNextPageError: isFailed === true,
        fetchNextPage: () => {
          if (isFailed === false) return setIsFailed(true);
          setIsFailed(null);
          setShown(Math.min(total, shown + 20));
        },
      }}
    />
  );
}

const meta = preview.meta({
  title: "Components/Paged list",
  component: Scenes,
  args: { query: whole },
  decorators: [
    (Story) => (
      <StoryFrame about="PagedList">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Loading = meta.story({
  args: { query: { ...whole, data: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Loading");
  },
});

export const Empty = meta.story({
  args: { query: { ...whole, data: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No scenes yet" })).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const Failed = meta.story({
  args: { query: { ...whole, data: undefined, isError: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your scenes did not load.");
  },
});

export const EndOfList = meta.story({
  name: "End of list",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
    await expect(canvas.getByText("That is all.")).toBeVisible();
  },
});

export const LoadingMore = meta.story({
  args: { query: { ...whole, hasNextPage: true, isFetching: true, isFetchingNextPage: true } },
  play: async ({ canvas }) => {
    fetchNextPage.mockClear();
    const button = canvas.getByRole("button", { name: "Load more" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(fetchNextPage).not.toHaveBeenCalled();
  },
});

/** A press brings the next page, says how many came and moves the focus to the first of them. */
export const MoreByKeyboard = meta.story({
  render: () => <Paged total={30} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20 scenes shown")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "-1");
    canvas.getByRole("button", { name: "Load more" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Scene 21" })).toHaveFocus());
    await expect(canvas.getByText("10 more")).toHaveAttribute("role", "status");
    await expect(canvas.getByText("That is all.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Load more" })).toBeNull();
  },
});

const client = new QueryClient();
const key = ["scenes"];
/** The reads of `Queried` that wait to be let through, and how often each page was read. */
const reads = { waiting: [] as (() => void)[], pages: [] as number[] };

/** Pages of twenty from a query, each when the story lets it through; "Change" invalidates the query. */
function Queried() {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam }) => {
      reads.pages.push(pageParam);
      await new Promise<void>((done) => void reads.waiting.push(done));
      return scenes(20 * pageParam).slice(-20);
    },
    initialPageParam: 1,
    getNextPageParam: (_last, _pages, page) => (page < 3 ? page + 1 : undefined),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <>
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: key })}>
        Change
      </button>
      <Scenes id="queried" query={query} />
    </>
  );
}

/** The list changes while its next page is on its way, and a page is wanted while the list is read anew: both come. */
export const MoreDuringChange = meta.story({
  name: "More during a change",
  render: () => (
    <QueryClientProvider client={client}>
      <Queried />
    </QueryClientProvider>
  ),
  beforeEach: () => {
    client.clear();
    reads.waiting.length = reads.pages.length = 0;
  },
  play: async ({ canvas }) => {
    const letThrough = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        await waitFor(() => expect(reads.waiting).not.toHaveLength(0));
        reads.waiting.shift()?.();
      }
    };
    await letThrough(1);
    const more = await canvas.findByRole("button", { name: "Load more" });

    await userEvent.click(more);
    await waitFor(() => expect(reads.pages).toEqual([1, 2]));
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    // The second page as it was, the first one anew, then the second.
    await letThrough(3);
    await expect(await canvas.findByText("40 scenes shown")).toBeVisible();
    await expect(reads.pages).toEqual([1, 2, 1, 2]);

    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await waitFor(() => expect(reads.waiting).toHaveLength(1));
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-busy", "true");
    await letThrough(3);
    await expect(await canvas.findByText("That is all.")).toBeVisible();
    await expect(reads.pages).toEqual([1, 2, 1, 2, 1, 2, 3]);
  },
});

/** What is there stays; the page is tried again where it failed. */
export const MoreFailed = meta.story({
  render: () => <Paged total={40} failsOnce />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The next ones did not load.");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(40));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Scene 21" })).toHaveFocus());
  },
});

const whileScrolling = async (to: number) => {
  window.scrollTo(0, to);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** The page grows over the length from which only what is near is drawn, and nothing the reader sees moves. */
export const GrowingLong = meta.story({
  render: () => <Paged total={200} />,
  play: async ({ canvas }) => {
    for (let shown = 40; shown <= 140; shown += 20) {
      const more = canvas.getByRole("button", { name: "Load more" });
      more.focus();
      await userEvent.keyboard("{Enter}");
      const first = await canvas.findByRole("button", { name: `Scene ${shown - 19}` });
      await waitFor(() => expect(first).toHaveFocus());
      // It has come where the button stood.
      const { top } = first.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(top).toBeLessThan(window.innerHeight);
    }
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeLessThan(60));
    await whileScrolling(document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-posinset", "140"));
  },
});

/** Who stands across the middle of the window. */
const inTheMiddle = () =>
  [...document.querySelectorAll("li[data-key]")].find((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return top - 16 <= window.innerHeight / 2 && bottom >= window.innerHeight / 2;
  })?.textContent;

const tenThousand = scenes(10_000);

/** Only what is near the view is in the page, and the row with the focus; the whole has its height. */
export const TenThousandRows = meta.story({
  args: { query: { ...whole, data: tenThousand }, id: "ten thousand" },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Scenes" });
    await waitFor(() => expect(within(list).getAllByRole("listitem").length).toBeLessThan(60));
    await expect(list.scrollHeight).toBeGreaterThan(10_000 * 80);
    const first = canvas.getByRole("button", { name: "Scene 2" });
    first.focus();
    await whileScrolling(list.scrollHeight / 2);
    await waitFor(() => expect(inTheMiddle()).toMatch(/^Scene (49|50)\d\d$/));
    await waitFor(() => expect(first).toHaveFocus());
    const item = canvas.getByRole("button", { name: inTheMiddle() ?? "" }).closest("li");
    await expect(item).toHaveAttribute("aria-setsize", "10000");
    await expect(item).toHaveAttribute("aria-posinset", item?.textContent?.replace("Scene ", ""));
    // A row that stays in view is not drawn anew.
    const before = inTheMiddle();
    await whileScrolling(window.scrollY + 300);
    await waitFor(() => expect(inTheMiddle()).not.toBe(before));
    await expect(item).toBeInTheDocument();
    await whileScrolling(document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Scene 10000" })).toBeVisible());
    await expect(within(list).getAllByRole("listitem").length).toBeLessThan(60);
  },
});

export const TenThousandCards = meta.story({
  args: { query: { ...whole, data: tenThousand }, id: "ten thousand cards", isGrid: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Scenes" });
    await waitFor(() => expect(within(list).getAllByRole("listitem").length).toBeLessThan(150));
    await whileScrolling(list.scrollHeight / 2);
    await waitFor(() => expect(inTheMiddle()).toMatch(/^Scene (49|50)\d\d$/));
    // Cards stand in the columns they would have in the whole list.
    const lefts = [...list.querySelectorAll("li[data-key]")].map((item) => [
      (Number(item.getAttribute("aria-posinset")) - 1) % 4,
      Math.round(item.getBoundingClientRect().left),
    ]);
    await expect(new Set(lefts.map(String)).size).toBe(4);
    await whileScrolling(document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Scene 10000" })).toBeVisible());
  },
});

function Leaving() {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button type="button" className={css({ position: "fixed", top: "2" })} onClick={() => setIsThere(!isThere)}>
        {isThere ? "Leave" : "Back"}
      </button>
      {isThere && <Scenes query={{ ...whole, data: tenThousand }} id="left" />}
    </>
  );
}

/** Left and entered again, the list is at once as high as it was, so that the page finds its place. */
export const BackAtItsPlace = meta.story({
  render: () => <Leaving />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeLessThan(60));
    await whileScrolling(300_000);
    await waitFor(() => expect(inTheMiddle()).toMatch(/^Scene \d{4}$/));
    const place = window.scrollY;
    const name = inTheMiddle();
    const height = canvas.getByRole("list").scrollHeight;
    await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }));
    await expect(canvas.getByRole("list").scrollHeight).toBe(height);
    window.scrollTo(0, place);
    await waitFor(() => expect(inTheMiddle()).toBe(name));
  },
});
