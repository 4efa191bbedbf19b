import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { aCharacter, aVariant } from "#mocks/seed/builders.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, onSmallPhone, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";

const path = "/mycharacters";
const meta = preview.meta({
  title: "Pages/My characters",
  parameters: { world: "creator" },
  args: { at: path },
  render: ({ at }: { at: string }) => <ScreenAt path={at} />,
});

const page = async () => within(await screen.findByRole("main"));
const names = () => Array.from(document.querySelectorAll("main [data-name]"), (one) => one.textContent ?? "");
const shows = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));
const row = async (name: string) => (await page()).findByRole("button", { name: `Figures of ${name}` });
const cast = ["Maren Holloway", "Ilario Voss", "Commander Oda Reyes"];
const hasAll = async () => {
  await waitFor(() => expect(names().toSorted()).toEqual(cast.toSorted()));
};

async function choose(name: string, item: string, role: "menuitem" | "menuitemradio" = "menuitem") {
  await userEvent.click(await (await page()).findByRole("button", { name: `Actions for ${name}` }));
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toHaveFocus());
  const entry = within(menu).getByRole(role, { name: item });
  // By keyboard: the menu chooses the highlighted entry, and a synthetic click is over before it is highlighted.
  for (let steps = 0; steps < 12 && !entry.hasAttribute("data-highlighted"); steps += 1) {
    const lit = () => document.querySelector("[role=menu] [data-highlighted]");
    const before = lit();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(lit()).not.toBe(before));
  }
  await userEvent.keyboard("{Enter}");
}

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "My characters" })).toBeVisible();
    await hasAll();
    const shown = within(await page().then((main) => main.findByRole("list", { name: "My characters" })));
    await expect(shown.getAllByRole("listitem")[0]).toHaveTextContent(/Public/);
    // The first row's figures stand beside the list.
    const first = names()[0] ?? "";
    const figures = within(await screen.findByRole("region", { name: `Figures of ${first}` }));
    await expect(await figures.findByRole("slider", { name: "Messages per day" })).toBeInTheDocument();
    await expect(figures.getByRole("button", { name: "30 days" })).toHaveAttribute("aria-pressed", "true");
    await expect((await figures.findByRole("list", { name: "By variant" })).children.length).toBeGreaterThan(0);
    // Rows are walked by the arrows.
    const rows = screen.getAllByRole("button", { name: /^Figures of/ });
    rows[0]?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("region", { name: `Figures of ${names()[1] ?? ""}` })).toBeVisible();
  },
});

/** API-38, CONST-42: what the first view asks for. */
export const AskedFor = meta.story({
  play: async () => {
    const sent = listenToRequests();
    await hasAll();
    await userEvent.type(await screen.findByRole("searchbox", { name: "Search by name" }), "maren");
    await shows(["Maren Holloway"]);
    await expect(sent("/api/v1/user/mycharacters").at(-1)).toEqual({
      page: 1,
      pageSize: 12,
      NSFW: true,
      search: "maren",
      accessableTo: "all",
    });
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listMyCharacters", delayMs: Infinity }] },
  play: async () => {
    await expect(await screen.findByText("Loading")).toBeInTheDocument();
    await expect(screen.queryByText("Nobody here yet")).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { world: "free" },
  play: async () => {
    const heading = await screen.findByRole("heading", { name: "Nobody here yet" });
    await expect(heading).toBeVisible();
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const main = screen.getByRole("main").getBoundingClientRect();
    await expect(Math.abs(middle(heading.getBoundingClientRect()) - middle(main))).toBeLessThan(4);
    for (const link of (await page()).queryAllByRole("link", { name: "New character" }))
      await expect(link).toHaveAttribute("href", "/new-character");
    await expect(screen.queryByRole("region", { name: /^Figures of/ })).toBeNull();
  },
});

export const SearchWithoutResult = meta.story({
  name: "Search without result",
  args: { at: `${path}?q=nobody` },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Nobody by that name" })).toBeVisible();
    await userEvent.click((await screen.findAllByRole("button", { name: "Clear the search" })).at(-1)!);
    await hasAll();
    await expect(await screen.findByRole("searchbox")).toHaveValue("");
    await expect(await screen.findByRole("searchbox")).toHaveFocus();
  },
});

export const NoneOfAStatus = meta.story({
  name: "None of a status",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Private 0" }));
    await expect(await screen.findByRole("heading", { name: "Nobody private" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
    await hasAll();
    await expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

export const Failed = meta.story({
  name: "Error",
  parameters: { faults: [{ operation: "listMyCharacters", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await tryAgain();
    await hasAll();
  },
});

/** Forty characters of a name without a gap, and more rows than a page. */
export const Long = meta.story({
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const { aiModelId, categoryIds } = state.characters.get("char-maren-holloway")!;
      for (let at = 0; at < 40; at += 1) {
        const id = `char-own-${at}`;
        const name = at === 0 ? "Bartholomäus-Maximilian_von_Hohenstaufen".slice(0, 40) : `Walk-on number ${at}`;
        const updatedAt = new Date(Date.UTC(2027, 0, 1) - at * 60_000).toISOString();
        const given = { creatorId: "user-wren", aiModelId, categoryIds, updatedAt, NSFW: at % 2 === 0 };
        state.characters.put(
          aCharacter({ id, name, ...given, accessableTo: at % 3 === 0 ? "private" : "public", messageCount: 987_654 }),
        );
        for (let variant = 0; variant < 7; variant += 1)
          state.variants.put(
            aVariant({ id: `${id}-${variant}`, characterId: id, variantName: `A variant of some length ${variant}` }),
          );
      }
    },
  },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await waitFor(() => expect(names()).toHaveLength(24));
    await expect((await screen.findAllByText("24 characters shown")).length).toBeGreaterThan(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongOnASmallPhone = meta.story({
  name: "Long on a small phone",
  globals: onSmallPhone,
  parameters: Long.input.parameters,
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(12));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Sorted = meta.story({
  play: async () => {
    await hasAll();
    const sorts = within(await screen.findByRole("group", { name: "Sort by" }));
    await userEvent.click(await sorts.findByRole("button", { name: "Messages" }));
    await shows(["Ilario Voss", "Maren Holloway", "Commander Oda Reyes"]);
    await userEvent.click(await sorts.findByRole("button", { name: "Messages descending" }));
    await shows(["Commander Oda Reyes", "Maren Holloway", "Ilario Voss"]);
    await userEvent.click(await sorts.findByRole("button", { name: "Character" }));
    await shows(["Commander Oda Reyes", "Ilario Voss", "Maren Holloway"]);
  },
});

export const DeleteConfirm = meta.story({
  name: "Delete confirm",
  beforeEach: toastsStay,
  play: async () => {
    await choose("Ilario Voss", "Delete");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete Ilario Voss?" }));
    const field = await dialog.findByRole("textbox", { name: "Type its name to delete it" });
    const remove = () => dialog.getByRole("button", { name: "Delete" });
    await expect(remove()).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(field, "ilario{Enter}");
    await expect(await dialog.findByText("This is not its name")).toBeVisible();
    await expect(remove()).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(field, " voss");
    await waitFor(() => expect(remove()).not.toHaveAttribute("aria-disabled"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(names()).not.toContain("Ilario Voss"));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await hasAll();
  },
});

export const DeleteFails = meta.story({
  name: "Delete fails",
  parameters: { faults: [{ operation: "deleteCharacter", status: 500 }] },
  play: async () => {
    await choose("Ilario Voss", "Delete");
    const dialog = within(await screen.findByRole("dialog"));
    const field = await dialog.findByRole("textbox");
    await userEvent.type(field, "Ilario Voss{Enter}");
    await expect(await dialog.findByText("This character could not be deleted.")).toBeVisible();
    await expect(field).toHaveValue("Ilario Voss");
  },
});

export const Duplicated = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    await choose("Ilario Voss", "Duplicate");
    await waitFor(() => expect(names()).toContain("Ilario Voss (copy)"));
    await expect(await screen.findByRole("button", { name: "Private 1" })).toBeVisible();
  },
});

export const Hidden = meta.story({
  play: async () => {
    await choose("Ilario Voss", "Only me", "menuitemradio");
    await userEvent.click(await screen.findByRole("button", { name: "Private 1" }));
    await shows(["Ilario Voss"]);
  },
});

export const HidingFails = meta.story({
  name: "Hiding fails",
  beforeEach: toastsStay,
  parameters: { faults: [{ operation: "editCharacter", status: 500 }] },
  play: async () => {
    await choose("Ilario Voss", "Only me", "menuitemradio");
    await expect(await screen.findByText("Who may see it could not be changed.")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "Private 0" })).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const write = await screen.findByRole("link", { name: "New character" });
    const bring = screen.getByRole("button", { name: "Import Characters" });
    await expect(bring.getBoundingClientRect().top).toBe(write.getBoundingClientRect().top);
    await userEvent.click(await row("Ilario Voss"));
    const sheet = within(await screen.findByRole("dialog", { name: "Ilario Voss" }));
    await expect(await sheet.findByRole("slider", { name: "Messages per day" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sort by" }), "Favourites");
    await shows(["Ilario Voss", "Maren Holloway", "Commander Oda Reyes"]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const kept = (subject: string, values: object) => ({
  [`app.draft.user-wren.${subject}`]: JSON.stringify(JSON.stringify(values)),
});

/** What was written and not saved: the way on, and the way out, which can be taken back. */
export const DeviceDrafts = meta.story({
  name: "Device drafts",
  parameters: {
    stored: {
      ...kept("character-new", { name: "Half of somebody" }),
      ...kept("character-char-maren-holloway", { shortMessage: "Tonight the light failed." }),
    },
  },
  beforeEach: toastsStay,
  play: async () => {
    const drafts = within(await screen.findByRole("region", { name: "Drafts on this device" }));
    await expect(await drafts.findByRole("link", { name: "Write on: Half of somebody" })).toHaveAttribute(
      "href",
      "/new-character",
    );
    await expect(await drafts.findByRole("link", { name: "Write on: Maren Holloway" })).toHaveAttribute(
      "href",
      "/new-character?editId=char-maren-holloway",
    );
    await userEvent.click(drafts.getByRole("button", { name: "Discard the draft: Half of somebody" }));
    await waitFor(() => expect(drafts.queryByText("Half of somebody")).toBeNull());
    await expect(localStorage.getItem("app.draft.user-wren.character-new")).toBeNull();
    const next = drafts.getByRole("link", { name: "Write on: Maren Holloway" });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(next).toHaveFocus());
    await expect(await drafts.findByText("Half of somebody")).toBeVisible();
    await expect(localStorage.getItem("app.draft.user-wren.character-new")).toContain("Half of somebody");
  },
});

/** A draft of changes to a character that has been deleted leads nowhere: it is not offered while that is so. */
export const DraftOfADeletedOne = meta.story({
  name: "Draft of a deleted one",
  parameters: { stored: kept("character-char-nobody", { shortMessage: "Tonight the light failed." }) },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Maren Holloway" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Drafts on this device" })).toBeNull());
    await expect(localStorage.getItem("app.draft.user-wren.character-char-nobody")).toContain("Tonight");
  },
});

/** Anywhere on the page, not only where the dialog takes them. */
export const CardDropped = meta.story({
  name: "Card dropped",
  play: async () => {
    await hasAll();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["nothing of a card"], "notes.txt"));
    const drag = async (type: string) =>
      (await screen.findByRole("main")).dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      );
    await drag("dragover");
    await expect(await screen.findByText("Let go to import")).toBeVisible();
    await drag("drop");
    const dialog = within(await screen.findByRole("dialog", { name: "Import characters" }, { timeout: 20_000 }));
    await expect(await dialog.findByText("notes.txt", undefined, { timeout: 20_000 })).toBeVisible();
    await expect(screen.queryByText("Let go to import")).toBeNull();
  },
});
