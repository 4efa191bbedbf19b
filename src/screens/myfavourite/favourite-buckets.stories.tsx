import { fireEvent, screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { makeFavourite } from "#mocks/backend/favourites.ts";
import { aBucket } from "#mocks/seed/builders.ts";
import { messages } from "#src/domain/messages.ts";
import { texts as common } from "#src/domain/texts.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { fillIn, onMobile, press, toastsStay, tryAgain } from "#src/test-support/story-steps.tsx";
import { smallPicture } from "#src/ui/image-upload/image-upload.fixture.ts";

let backend: Backend | undefined;
const harbour = ["char-maren-holloway", "char-petra-lindqvist", "char-noor-sahar"];

/** Three buckets: one of three characters, a public one, an empty one. */
function withBuckets(played: Backend): void {
  backend = played;
  const put = (id: string, name: string, order: number, characterIds: string[], isPublic = false) =>
    played.context.state.buckets.put(aBucket({ id, userId: "user-mara", name, order, characterIds, isPublic }));
  for (const id of harbour) makeFavourite(played.context, "user-mara", id);
  put("bkt-harbour", "Harbour nights", 0, harbour);
  put("bkt-kind", "Kind strangers", 1, ["char-bruno-castellane"], true);
  put("bkt-rain", "Rainy days", 2, []);
}

const meta = preview.meta({
  title: "Dialogs/Favourite buckets",
  parameters: { world: "free", change: withBuckets },
  render: () => <ScreenAt path="/myfavourite?tab=buckets" />,
});

const page = async () => within(await screen.findByRole("main"));
const shelf = async () => within(await (await page()).findByRole("list", { name: "Buckets" }));
const names = () => Array.from(document.querySelectorAll("main [data-name]"), (one) => one.textContent ?? "");
const posters = () =>
  Array.from(
    document.querySelectorAll("main [data-part=caption]"),
    (one) => one.querySelector("bdi")?.textContent ?? "",
  );
const open = (name: string) => screen.findByRole("heading", { level: 2, name });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const stored = (id: string) => backend?.context.state.buckets.get(id);
/** Chooses an entry of the open menu by keyboard: a synthetic click is over before the entry is highlighted. */
async function choose(item: string) {
  const entry = await screen.findByRole("menuitem", { name: item });
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  for (let steps = 0; steps < 12 && !entry.hasAttribute("data-highlighted"); steps += 1) {
    const lit = () => document.querySelector("[role=menuitem][data-highlighted]");
    const before = lit();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(lit()).not.toBe(before));
  }
  await userEvent.keyboard("{Enter}");
}

/** From a card's menu: in which buckets somebody is. Each press is kept at once. */
export const Default = meta.story({
  render: () => <ScreenAt path="/myfavourite" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Maren Holloway" }));
    await choose("Choose buckets");
    const chosen = await dialog("Buckets for Maren Holloway");
    await expect(await chosen.findByRole("checkbox", { name: "Harbour nights" })).toBeChecked();
    const rain = chosen.getByRole("checkbox", { name: "Rainy days" });
    await userEvent.click(rain);
    await waitFor(() => expect(stored("bkt-rain")?.characterIds).toEqual(["char-maren-holloway"]));
    await expect(rain).toBeChecked();
    await userEvent.type(await chosen.findByLabelText("New bucket"), "Fog");
    await userEvent.click(await chosen.findByRole("button", { name: "Create" }));
    await expect(await chosen.findByRole("checkbox", { name: "Fog" })).toBeChecked();
    await waitFor(() => expect(chosen.getByLabelText("New bucket")).toHaveValue(""));
    await press(await chosen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ operation: "listBuckets", delayMs: Infinity }] },
  play: async () => {
    await expect(await (await page()).findByText("Loading")).toBeInTheDocument();
    await expect(names()).toEqual([]);
  },
});

export const Empty = meta.story({
  parameters: { change: (played: Backend) => void (backend = played) },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "No buckets yet" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "New bucket" }));
    await expect(await screen.findByRole("dialog", { name: "New bucket" })).toBeVisible();
  },
});

/** Who is in it, with a place for one that is gone; somebody is taken out, moved and added. */
export const Details = meta.story({
  parameters: {
    change: (played: Backend) => {
      withBuckets(played);
      const { characters } = played.context.state;
      const noor = characters.get("char-noor-sahar");
      if (noor) characters.put({ ...noor, accessableTo: "private" });
    },
  },
  beforeEach: toastsStay,
  play: async () => {
    await open("Harbour nights");
    await waitFor(() => expect(posters()).toEqual(["Maren Holloway", "Dr Petra Lindqvist", "Noor Sahar"]));
    await expect(screen.getByText("Removed by its creator. Your scenes are still here.")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Noor Sahar" }));
    await choose("Take out of this bucket");
    await waitFor(() => expect(posters()).toEqual(["Maren Holloway", "Dr Petra Lindqvist"]));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(stored("bkt-harbour")?.characterIds).toEqual(harbour));

    await userEvent.click(await screen.findByRole("button", { name: "Actions for Maren Holloway" }));
    await choose("Move to another bucket");
    await press((await dialog("Move Maren Holloway to")).getByRole("button", { name: /Rainy days/ }));
    await waitFor(() => expect(stored("bkt-rain")?.characterIds).toEqual(["char-maren-holloway"]));
    await waitFor(() => expect(posters()).not.toContain("Maren Holloway"));

    await userEvent.click(await screen.findByRole("button", { name: "Add someone" }));
    const add = await dialog("Add to Harbour nights");
    await userEvent.click(await add.findByRole("checkbox", { name: "Ilario Voss" }));
    await userEvent.click(await add.findByRole("button", { name: "Everyone" }));
    await userEvent.click(await add.findByRole("checkbox", { name: "Thessaly Wren" }));
    await press(await add.findByRole("button", { name: "Add 2" }));
    await waitFor(() => expect(posters()).toEqual(expect.arrayContaining(["Ilario Voss", "Thessaly Wren"])));
  },
});

/** Who is taken out leaves the focus to the next; each Undo brings back its own one only, whatever came after it. */
export const TakenOutOneAfterTheOther = meta.story({
  name: "Taken out one after the other",
  beforeEach: toastsStay,
  play: async () => {
    for (const name of ["Maren Holloway", "Dr Petra Lindqvist"]) {
      await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
      await choose("Take out of this bucket");
      await expect(await screen.findByText(`${name} taken out`)).toBeVisible();
    }
    await waitFor(() => expect(document.activeElement?.closest("[data-key]")).toHaveTextContent("Noor Sahar"));
    const [first, second] = await screen.findAllByRole("button", { name: "Undo" });
    await userEvent.click(first!);
    await waitFor(() =>
      expect(stored("bkt-harbour")?.characterIds).toEqual(["char-maren-holloway", "char-noor-sahar"]),
    );
    await userEvent.click(second!);
    await waitFor(() => expect(stored("bkt-harbour")?.characterIds).toHaveLength(3));
    await expect(stored("bkt-harbour")?.characterIds).toEqual(expect.arrayContaining(harbour));
  },
});

/** A poster is dropped on another bucket: it moves there, with Alt it is copied. */
export const DroppedOnABucket = meta.story({
  play: async () => {
    await open("Harbour nights");
    const poster = await (await page()).findByRole("link", { name: /^Noor Sahar/ });
    const target = (await shelf()).getByRole("link", { name: /Rainy days/ });
    const carry = (altKey: boolean) => {
      const dataTransfer = new DataTransfer();
      // Not by fireEvent, which gives each event a carrier of its own.
      const fire = (on: Element, kind: string) =>
        on.dispatchEvent(new DragEvent(kind, { dataTransfer, altKey, bubbles: true, cancelable: true }));
      fire(poster, "dragstart");
      fire(target, "dragover");
      fire(target, "drop");
    };
    carry(true);
    await waitFor(() => expect(stored("bkt-rain")?.characterIds).toEqual(["char-noor-sahar"]));
    await expect(stored("bkt-harbour")?.characterIds).toEqual(harbour);
    await waitFor(() => expect(target).toHaveAccessibleName(/1 character/));
    carry(false);
    await waitFor(() => expect(stored("bkt-harbour")?.characterIds).toEqual(harbour.slice(0, 2)));
    await expect(stored("bkt-rain")?.characterIds).toEqual(["char-noor-sahar"]);
  },
});

export const DetailsFailed = meta.story({
  parameters: { faults: [{ operation: "getBucket", status: 500, times: 1 }] },
  play: async () => {
    await expect(await screen.findByText(messages.buckets.detailsFailed)).toBeVisible();
    await expect(await screen.findByText(common.states.listFailed)).toBeVisible();
    await tryAgain();
    await open("Harbour nights");
  },
});

const startNew = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "New bucket" }));
  return dialog("New bucket");
};

export const Create = meta.story({
  play: async () => {
    const form = await startNew();
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await form.findByText(common.fields.required)).toBeVisible();
    await fillIn("Name", "  Courtly trouble  ");
    await userEvent.click(await form.findByRole("switch", { name: "Show it on my profile" }));
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await open("Courtly trouble")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Harbour nights", "Kind strangers", "Rainy days", "Courtly trouble"]));
    await expect(screen.getByRole("button", { name: "Make private" })).toBeVisible();
  },
});

export const CreateWithImage = meta.story({
  play: async () => {
    const form = await startNew();
    await fillIn("Name", "Lamplight");
    const cover = within(form.getByRole("group", { name: "Cover" }));
    await userEvent.upload(cover.getByLabelText("Cover", { selector: "input" }), await smallPicture());
    await expect(await cover.findByRole("img", { name: "Cover" })).toBeVisible();
    await cover.findByRole("button", { name: "Replace" });
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await open("Lamplight")).toBeVisible();
    const made = backend?.context.state.buckets.find(({ name }) => name === "Lamplight");
    await expect(made?.image).toMatch(/^\/media\/uploads\//);
  },
});

export const CreateFailed = meta.story({
  parameters: { faults: [{ operation: "createBucket", status: 500, times: 1 }] },
  play: async () => {
    const form = await startNew();
    await fillIn("Name", "Courtly trouble");
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await screen.findByText(messages.buckets.createFailed)).toBeVisible();
    // What was typed is still there, and can be sent again.
    await expect(form.getByLabelText(/^Name/)).toHaveValue("Courtly trouble");
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await open("Courtly trouble")).toBeVisible();
  },
});

async function rename(to: string) {
  await open("Harbour nights");
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const form = await dialog("Edit bucket");
  await fillIn("Name", to);
  await press(await form.findByRole("button", { name: "Save" }));
  return form;
}

export const Rename = meta.story({
  play: async () => {
    await rename("A bucket with a name of forty letters, ok");
    await expect(await screen.findByText(common.fields.tooLong(40))).toBeVisible();
    await fillIn("Name", "Harbour mornings");
    await press(await screen.findByRole("button", { name: "Save" }));
    await expect(await open("Harbour mornings")).toBeVisible();
    await waitFor(() => expect(names()[0]).toBe("Harbour mornings"));
    await userEvent.click(await screen.findByRole("button", { name: "Make public" }));
    await expect(await screen.findByRole("button", { name: "Make private" })).toBeVisible();
    await waitFor(() => expect(stored("bkt-harbour")).toMatchObject({ name: "Harbour mornings", isPublic: true }));
  },
});

export const UpdateFailed = meta.story({
  parameters: { faults: [{ operation: "updateBucket", status: 500, times: 1 }] },
  play: async () => {
    const form = await rename("Harbour mornings");
    await expect(await screen.findByText(messages.buckets.updateFailed)).toBeVisible();
    await expect(form.getByLabelText(/^Name/)).toHaveValue("Harbour mornings");
    await expect(stored("bkt-harbour")?.name).toBe("Harbour nights");
    await press(await form.findByRole("button", { name: "Save" }));
    await expect(await open("Harbour mornings")).toBeVisible();
  },
});

async function askToDelete() {
  await open("Harbour nights");
  await userEvent.click(await screen.findByRole("button", { name: "More for Harbour nights" }));
  await choose("Delete");
  return within(await screen.findByRole("alertdialog", { name: "Delete Harbour nights?" }));
}

/** Its characters stay favourites, and it can be brought back. */
export const DeleteConfirm = meta.story({
  beforeEach: toastsStay,
  play: async () => {
    const question = await askToDelete();
    await expect(question.getByText("Only the bucket goes. Its characters stay among your favourites.")).toBeVisible();
    await press(await question.findByRole("button", { name: "Delete" }));
    await expect(await open("Kind strangers")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Kind strangers", "Rainy days"]));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toEqual(["Harbour nights", "Kind strangers", "Rainy days"]));
  },
});

export const DeleteFailed = meta.story({
  parameters: { faults: [{ operation: "deleteBucket", status: 500, times: 1 }] },
  play: async () => {
    const question = await askToDelete();
    await press(await question.findByRole("button", { name: "Delete" }));
    await expect(await screen.findByText(messages.buckets.deleteFailed)).toBeVisible();
    await expect(names()).toHaveLength(3);
    await press(await question.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

const order = () =>
  backend?.context.state.buckets
    .filter(() => true)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);

/** By keyboard: Space lifts, arrows move, Escape puts back, Space drops. By pointer: the handle is dragged. */
export const Reorder = meta.story({
  play: async () => {
    await open("Harbour nights");
    const handle = (await shelf()).getByRole("button", { name: "Move Rainy days" });
    handle.focus();
    await userEvent.keyboard(" ");
    await expect(await screen.findByText("Rainy days lifted, place 3 of 3")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(await screen.findByText("Rainy days, place 1 of 3")).toBeInTheDocument();
    await expect(names()).toEqual(["Rainy days", "Harbour nights", "Kind strangers"]);
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByText("Rainy days is back where it was")).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(["Harbour nights", "Kind strangers", "Rainy days"]));
    await expect(order()).toEqual(["bkt-harbour", "bkt-kind", "bkt-rain"]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Move Rainy days" })).toHaveFocus());
    await userEvent.keyboard(" {ArrowUp} ");
    await expect(await screen.findByText("Rainy days dropped at place 2 of 3")).toBeInTheDocument();
    await waitFor(() => expect(order()).toEqual(["bkt-harbour", "bkt-rain", "bkt-kind"]));
    await waitFor(() => expect(screen.getByRole("button", { name: "Move Rainy days" })).toHaveFocus());

    const grip = screen.getByRole("button", { name: "Move Harbour nights" });
    const last = screen.getByRole("button", { name: "Move Kind strangers" }).getBoundingClientRect();
    const at = (clientY: number) => ({ button: 0, pointerId: 1, clientX: last.x + 4, clientY });
    grip.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(grip, at(grip.getBoundingClientRect().y + 4));
    await fireEvent.pointerMove(grip, at(last.bottom + 40));
    await waitFor(() => expect(names()).toEqual(["Rainy days", "Kind strangers", "Harbour nights"]));
    await fireEvent.pointerUp(grip, at(last.bottom + 40));
    await waitFor(() => expect(order()).toEqual(["bkt-rain", "bkt-kind", "bkt-harbour"]));
    // What was read beside the list is still open, though another bucket is the first now.
    await expect(await open("Harbour nights")).toBeVisible();
  },
});

export const ReorderFailed = meta.story({
  parameters: { faults: [{ operation: "reorderBuckets", status: 500, times: 1 }] },
  play: async () => {
    await open("Harbour nights");
    (await shelf()).getByRole("button", { name: "Move Rainy days" }).focus();
    await userEvent.keyboard(" {ArrowUp} ");
    await expect(await screen.findByText(messages.buckets.reorderFailed)).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Harbour nights", "Kind strangers", "Rainy days"]));
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    const form = await startNew();
    await fillIn("Name", "Courtly trouble");
    await press(await form.findByRole("button", { name: "Create" }));
    await expect(await open("Courtly trouble")).toBeVisible();
    // One line leads back.
    const back = screen.getByRole("link", { name: "All buckets" });
    await expect(back.getBoundingClientRect().height).toBeLessThan(30);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
