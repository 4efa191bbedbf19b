import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { all, evening, light, rowOf, shows } from "#src/test-support/conversation-list-steps.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { onSmallPhone, toastsStay } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/My conversations/Choosing",
  parameters: { world: "free", now: evening },
  render: () => <ScreenAt path="/myconversation" />,
});

/** Several at once: selected, deleted and restored together. */
export const Several = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await rowOf(light);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    const bar = within(await screen.findByRole("toolbar", { name: "Select" }));
    await expect(bar.getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose Ilario Voss" }));
    await expect(bar.getByRole("status")).toHaveTextContent("2 chosen");
    await userEvent.click(await bar.findByRole("button", { name: "Delete" }));
    await shows(["Kaelith of the Ninth Gate"]);
    await expect(await screen.findByText("2 chats deleted. Kept in Recently deleted.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await shows(all);
    await expect(screen.queryByRole("toolbar")).toBeNull();
  },
});

/** Laid aside together: under Archived they are still there, and are taken out again (GAP-155). */
export const Archived = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await rowOf(light);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    const bar = within(await screen.findByRole("toolbar", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose Ilario Voss" }));
    await userEvent.click(await bar.findByRole("button", { name: "Archive" }));
    await shows(["Kaelith of the Ninth Gate"]);
    await expect(await screen.findByText("2 chats archived")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await shows(all);

    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Archive" }));
    await shows(all.slice(1));
    await userEvent.click(await screen.findByRole("button", { name: "Archived" }));
    await shows([light]);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Unarchive" }));
    await expect(await screen.findByText("Nothing archived")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    await shows(all);
  },
});

/** One file of several chats (GAP-135). When it fails, what was chosen stays chosen. */
export const Exported = meta.story({
  parameters: { faults: brokenBy("exportThread", { status: 500, times: 1 }) },
  beforeEach: toastsStay,
  play: async () => {
    await rowOf(light);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose Ilario Voss" }));
    const bar = within(await screen.findByRole("toolbar", { name: "Select" }));
    await userEvent.click(await bar.findByRole("button", { name: "Export" }));
    await expect(await screen.findByText("The chats could not be exported.")).toBeVisible();
    await expect(bar.getByRole("status")).toHaveTextContent("2 chosen");
    await userEvent.click(await bar.findByRole("button", { name: "Export" }));
    await expect(await screen.findByText("2 chats exported")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  },
});

/** A search finds what is archived as well, and marks it; a pin takes it out at once, before it is stored (GAP-155). */
export const ArchivedFound = meta.story({
  name: "Archived, found",
  parameters: {
    faults: brokenBy("editThread", { delayMs: Infinity }),
    change: ({ context: { state } }: Backend) => {
      const thread = state.threads.get("thread-the-light-that-failed");
      if (thread) state.threads.put({ ...thread, isArchived: true });
    },
  },
  play: async () => {
    await shows(all.slice(1));
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search names and words" }), "lamp");
    const row = await rowOf(light);
    await expect(await row.findByRole("img", { name: "Archived" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: `Choose ${light}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Pin" }));
    await expect(await (await rowOf(light)).findByRole("img", { name: "Pinned" })).toBeVisible();
    await expect((await rowOf(light)).queryByRole("img", { name: "Archived" })).toBeNull();
  },
});

/** All that are shown at once, and none again. */
export const All = meta.story({
  play: async () => {
    await rowOf(light);
    await expect(screen.queryByRole("button", { name: "Choose all" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Choose Ilario Voss" }));
    await userEvent.click(await screen.findByRole("button", { name: "Choose all" }));
    await expect(await screen.findByText("3 chosen")).toBeVisible();
    for (const box of screen.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(await screen.findByRole("button", { name: "Choose none" }));
    await expect(await screen.findByText("0 chosen")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Done" })[0]!);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Choose (all|none)/ })).toBeNull());
  },
});

/** The bar holds its buttons in the narrowest window. */
export const SmallPhone = meta.story({
  name: "Small phone",
  globals: onSmallPhone,
  play: async () => {
    await rowOf(light);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("button", { name: "Choose all" }));
    const bar = await screen.findByRole("toolbar", { name: "Select" });
    await waitFor(() => expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth));
    const done = within(bar).getByRole("button", { name: "Done" }).getBoundingClientRect();
    await expect(done.right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  },
});

/** By keys alone: the row's box is chosen with Space and deleted with Delete, which does nothing in the search field. */
export const ByKeys = meta.story({
  name: "By keys",
  beforeEach: toastsStay,
  play: async () => {
    await rowOf(light);
    (await screen.findByRole("button", { name: "Select" })).focus();
    await userEvent.keyboard("{Enter}");
    (await screen.findByRole("checkbox", { name: `Choose ${light}` })).focus();
    await userEvent.keyboard(" ");
    await expect(await screen.findByText("1 chosen")).toBeVisible();
    screen.getByRole("searchbox", { name: "Search names and words" }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(screen.getByText("1 chosen")).toBeVisible();
    screen.getByRole("checkbox", { name: `Choose ${light}` }).focus();
    await userEvent.keyboard("{Delete}");
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(light)).toBeNull());
    await expect(screen.queryByRole("toolbar")).toBeNull();
  },
});
