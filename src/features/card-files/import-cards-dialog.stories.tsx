import { screen, within } from "storybook/test";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import preview from "#.storybook/preview.tsx";
import { openDialog } from "#src/client-state/dialogs.ts";
import { base64, bytes, json, png, pngOf, v1, v2, v3, zip } from "#src/lib/card/card-files.fixture.ts";
import { brokenBy } from "#src/test-support/conversation-steps.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { listenToRequests } from "#src/test-support/sent-bodies.ts";
import { onMobile, press } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Dialogs/Card import",
  parameters: { world: "groups" },
  render: () => <ScreenAt path="/home" />,
});

const creations = "/api/v1/character/create";
type Sent = { name: string; accessableTo: string; variant: { avatar: string | null; lorebookIds: string[] } };

const file = (name: string, content: Uint8Array) => new File([content as Uint8Array<ArrayBuffer>], name);
const ines = file("ines.png", pngOf(v2({ extensions: {}, tags: ["Mystery"] })));
const holiday = file("holiday-2019.png", png([]));
const odd = file(
  "odd.card.png",
  png([
    { keyword: "CCV3", text: base64(v3({ tags: "Mystery, sea", alternate_greetings: "Hello.", pronouns: "she" })) },
  ]),
);

async function openImport() {
  await screen.findByRole("button", { name: "Account" });
  openDialog("importCards", {});
  return within(await screen.findByRole("dialog", { name: "Import characters" }));
}

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText<HTMLInputElement>("Choose cards", { selector: "input" }), files, {
    applyAccept: false,
  });
const slowly = { timeout: 30_000 };
const lines = async () => within(await screen.findByRole("list", { name: "Imported files" })).getAllByRole("listitem");
const isSummed = async (text: string) => {
  const dialog = within(screen.getByRole("dialog"));
  await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent(text), slowly);
};

export const Drop = meta.story({
  play: async () => {
    const dialog = await openImport();
    const zone = dialog.getByRole("button", { name: /Drop cards here/ });
    await expect(zone).toHaveAccessibleDescription(/up to 20 at once/);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(ines);
    const drag = (type: string) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag("dragover");
    await expect(await dialog.findByText("Let go to import")).toBeVisible();
    drag("drop");
    await isSummed("1 of 1 arrived");
    await expect(zone).not.toHaveAttribute("data-dragging");
  },
});

export const Running = meta.story({
  parameters: { faults: brokenBy("createCharacter", { delayMs: Infinity }) },
  play: async () => {
    const dialog = await openImport();
    await choose(ines, holiday);
    const bar = await dialog.findByRole("progressbar", { name: "ines.png" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "0.8"), slowly);
    const [, second] = await lines();
    await expect(second).toHaveTextContent("Waits for its turn");
    await expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  },
});

/** What is sent, and the way to the new character. */
export const Report = meta.story({
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openImport();
    await choose(ines);
    await isSummed("1 of 1 arrived");
    const [line] = await lines();
    await expect(line).toHaveTextContent(/ines\.png\s*Arrived/);
    await expect(sent(creations) as Sent[]).toEqual([
      expect.objectContaining({
        name: "Ines Calder",
        accessableTo: "private",
        variant: expect.objectContaining({ variantName: "Original", avatar: expect.stringMatching(/^\/media\//) }),
      }),
    ]);
    await expect(dialog.queryByRole("button", { name: /^See which/ })).toBeNull();
    const link = dialog.getByRole("link", { name: "Open Ines Calder" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/conversation\//));
    await userEvent.click(await dialog.findByRole("button", { name: "Remove ines.png from the list" }));
    await waitFor(() => expect(dialog.queryByRole("list")).toBeNull());
    await waitFor(() => expect(dialog.getByRole("button", { name: /cards/ })).toHaveFocus());
  },
});

/** Fields that were repaired or not understood are listed with their text. */
export const Repaired = meta.story({
  play: async () => {
    const dialog = await openImport();
    await choose(odd);
    await isSummed("1 of 1 arrived");
    const [line] = await lines();
    await expect(line).toHaveTextContent("Arrived, 2 fields were repaired, 3 fields were not understood");
    const see = dialog.getByRole("button", { name: "See which fields of odd.card.png" });
    await userEvent.click(see);
    await expect(see).toHaveAttribute("aria-expanded", "true");
    await expect(line).toHaveTextContent("Read as Character Card V3, PNG");
    await expect(line).toHaveTextContent(/tags\s*Was one text instead of a list/);
    await expect(line).toHaveTextContent(/pronouns\s*she/);
    await userEvent.click(see);
    await waitFor(() => expect(line).not.toHaveTextContent("pronouns"));
  },
});

export const Refused = meta.story({
  play: async () => {
    const dialog = await openImport();
    const deep = `{"name":"Ines","first_mes":"x","a":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    await choose(
      holiday,
      file("cut.png", pngOf(v1).subarray(0, 90)),
      file("deep.json", bytes(deep)),
      file("empty.json", bytes("")),
    );
    await isSummed("0 of 4 arrived");
    const texts = (await lines()).map((line) => line.textContent);
    await expect(texts[0]).toMatch(/This file holds no character/);
    await expect(texts[1]).toMatch(/This file is damaged/);
    await expect(texts[2]).toMatch(/nested too deeply/);
    await expect(texts[3]).toMatch(/This file is empty/);
    await expect(dialog.queryByRole("link", { name: /^Open/ })).toBeNull();
  },
});

/** The server is not the file's fault: the line stays, and another try makes the character once. */
export const Failed = meta.story({
  parameters: { faults: brokenBy("createCharacter", { status: 500, times: 1 }) },
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openImport();
    await choose(ines);
    await isSummed("0 of 1 arrived");
    await expect((await lines())[0]).toHaveTextContent("The character could not be saved.");
    await press(await dialog.findByRole("button", { name: "Try again: ines.png" }));
    await isSummed("1 of 1 arrived");
    await expect(sent("/api/v1/upload/image")).toHaveLength(1);
    await expect(sent(creations)).toHaveLength(2);
  },
});

const book = {
  name: "The coast",
  extensions: {},
  entries: [{ keys: ["bell"], content: "It rings.", extensions: {}, enabled: true, insertion_order: 1 }],
};

/** In the order given, bad ones between good ones; a lorebook becomes one of the user's. */
export const Many = meta.story({
  play: async () => {
    const sent = listenToRequests();
    const dialog = await openImport();
    await choose(
      file(
        "with-book.charx",
        zip({ "card.json": json(v3({ character_book: book, tags: ["Mystery"], extensions: {} })) }),
      ),
      holiday,
      odd,
      file("maximiliana-featherstonehaugh-cholmondeley-of-the-ninth-gate-final-final.json", json(v1)),
    );
    await isSummed("3 of 4 arrived");
    const texts = (await lines()).map((line) => line.textContent);
    await expect(texts.map((text) => /^[\w-]+/.exec(text)?.[0])).toEqual([
      "with-book",
      "holiday-2019",
      "odd",
      "maximiliana-featherstonehaugh-cholmondeley-of-the-ninth-gate-final-final",
    ]);
    await expect(texts[0]).toMatch(/Arrived with 1 lorebook/);
    const [first] = sent(creations) as Sent[];
    await expect(first?.variant.lorebookIds).toHaveLength(1);
    const dialogs = screen.getByRole("dialog");
    await expect(dialogs.scrollWidth).toBeLessThanOrEqual(dialogs.clientWidth);
    // Closing loses nothing: the lines are there again.
    await userEvent.click(await dialog.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await openImport();
    await expect(await lines()).toHaveLength(4);
  },
});

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await openImport();
    await choose(odd, holiday);
    await isSummed("1 of 2 arrived");
    const [line] = await lines();
    await userEvent.click(within(line!).getByRole("button", { name: /^See which/ }));
    await expect(await within(line!).findByText("Repaired")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
