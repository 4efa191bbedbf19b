// Character cards on the real host: brought in, played with, changed, taken out again, and compared.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { badCards } from "../src/lib/card/bad-cards.fixture.ts";
import { base64, json, png, v1, v3, zip } from "../src/lib/card/card-files.fixture.ts";
import { options } from "../src/lib/card/card-limits.fixture.ts";
import { readCard } from "../src/lib/card/read-card.ts";
import {
  call,
  chooseEntry,
  chooseFromTop,
  composer,
  enterAnew,
  expect,
  expectReplied,
  say,
  test,
} from "./support/flow.ts";

const entry = { keys: ["bell"], content: "The bell rings before each storm.", extensions: { probability: 90 } };
const card = v3(
  {
    tags: ["Mystery", "sea"],
    pronouns: "she",
    nickname: "Nes",
    group_only_greetings: ["All of you?"],
    assets: [{ type: "background", uri: "https://example.org/coast.png", name: "coast", ext: "png" }],
    character_book: { name: "Coast", extensions: {}, entries: [{ ...entry, enabled: true, insertion_order: 3 }] },
  },
  { made_by: { tool: "another" } },
);

const upload = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

/** Opens the import from the Create menu and gives it files. */
async function bring(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const dialog = page.getByRole("dialog", { name: "Import characters" });
  if (!(await dialog.isVisible())) {
    await chooseFromTop(page, "Create", "Import Characters");
  }
  await dialog.locator("input[type=file]").setInputFiles(files);
  return dialog;
}

/** Exports the character of the open chat; answers what a reader finds in the file. */
async function takeOut(page: Page, format: string) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await chooseEntry(page, "Export as a card");
  const dialog = page.getByRole("dialog", { name: /^Export/ });
  await dialog.getByText(format, { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: format })).toBeChecked();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  await expect(dialog).toHaveCount(0);
  return { name: download.suggestedFilename(), ...readCard(readFileSync(await download.path()), options) };
}

test("a card comes in, is played with and changed, and goes out with all it brought", async ({ page, host }) => {
  const account = await enterAnew(page, host);
  await page.goto("/home");
  const portrait = png([
    { keyword: "ccv3", text: base64(card) },
    { keyword: "parameters", text: "a secret prompt" },
  ]);
  const dialog = await bring(page, [
    upload("holiday.png", png([])),
    upload("ines.png", portrait),
    upload("v1.json", json(v1)),
  ]);
  await expect(dialog.getByRole("status")).toHaveText("2 of 3 arrived", { timeout: 30_000 });
  const lines = dialog.getByRole("list", { name: "Imported files" }).getByRole("listitem");
  await expect(lines.nth(0)).toContainText("This file holds no character");
  await expect(lines.nth(1)).toContainText("Arrived with 1 lorebook");

  await lines.nth(1).getByRole("link", { name: "Open Ines Calder" }).click();
  await expect(page.getByText("The lamp gutters.").first()).toBeVisible();
  await expect(composer(page)).toBeVisible();
  await say(page, "Who rang?");
  await expectReplied(page);

  const before = readCard(portrait, options).draft;
  const first = await takeOut(page, "Picture (PNG)");
  expect(first.name).toBe("ines-calder.png");
  expect(first.draft.variants).toEqual(before.variants);
  expect(first.draft.extensions).toMatchObject({ talkativeness: "0.5", depth_prompt: { depth: "", prompt: "x" } });
  const kept = {
    top: { made_by: { tool: "another" } },
    data: { pronouns: "she", nickname: "Nes", tags: ["Mystery", "sea"] },
  };
  expect(first.draft.extensions["sotto"]).toMatchObject(kept);
  expect(JSON.stringify(first.draft.extensions)).toContain(entry.content);
  expect(JSON.stringify(first.draft.extensions)).toContain('"probability":90');
  expect(first.report.dropped).toEqual([]);
  expect(first.picture).not.toBeNull();

  const characterId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await call(host, "PUT", `/character/edit/${characterId}`, { systemPrompt: "Speak in verse." }, account.token);
  const second = await takeOut(page, "Archive (CHARX)");
  expect(second.draft).toEqual({ ...first.draft, systemPrompt: "Speak in verse." });
});

/** A PNG of more than a megabyte that nothing can pack: noise in a colour. */
async function noise(page: Page, colour: number): Promise<Uint8Array> {
  const address = await page.evaluate(async (red) => {
    const canvas = new OffscreenCanvas(720, 720);
    const context = canvas.getContext("2d")!;
    const picture = context.createImageData(720, 720);
    for (let row = 0; row < 720; row += 1) crypto.getRandomValues(picture.data.subarray(row * 2880, (row + 1) * 2880));
    for (let at = 0; at < picture.data.length; at += 4) picture.data.set([red], at);
    for (let at = 3; at < picture.data.length; at += 4) picture.data.set([255], at);
    context.putImageData(picture, 0, 0);
    const picture64 = new FileReader();
    picture64.readAsDataURL(await canvas.convertToBlob({ type: "image/png" }));
    await new Promise((done) => picture64.addEventListener("load", done, { once: true }));
    return picture64.result as string;
  }, colour);
  return new Uint8Array(Buffer.from(address.split(",")[1] ?? "", "base64"));
}

test("every variant's picture and a file above 1 MB come in with an archive and go out again", async ({
  page,
  host,
}) => {
  await enterAnew(page, host);
  await page.goto("/home");
  const [portrait, winter, coast] = [await noise(page, 10), await noise(page, 90), await noise(page, 200)];
  expect(coast.length).toBeGreaterThan(1_048_576);
  const icon = (name: string) => ({ type: "icon", uri: `embeded://${name}.png`, name, ext: "png" });
  const wintry = { variantName: "Winter", first_mes: "Ice on the lamp.", description: "Cold.", picture: "variant-2" };
  const archive = zip({
    "card.json": json(
      v3({
        assets: [icon("main"), icon("variant-2"), { ...icon("coast"), type: "background" }],
        extensions: { sotto: { variantName: "Summer", variants: [wintry] } },
      }),
    ),
    "main.png": portrait,
    "variant-2.png": winter,
    "coast.png": coast,
  });
  const dialog = await bring(page, [upload("ines.charx", archive)]);
  await expect(dialog.getByRole("status")).toHaveText("1 of 1 arrived", { timeout: 60_000 });
  await dialog.getByRole("link", { name: "Open Ines Calder" }).click();
  await expect(composer(page)).toBeVisible();

  for (const format of ["Archive (CHARX)", "Picture (PNG)"]) {
    const taken = await takeOut(page, format);
    expect(taken.draft.variants.map(({ variantName }) => variantName)).toEqual(["Summer", "Winter"]);
    expect(taken.picture).not.toBeNull();
    const [ofWinter] = taken.variantPictures;
    expect(ofWinter).toBeTruthy();
    expect(Buffer.from(ofWinter!).equals(Buffer.from(taken.picture!))).toBe(false);
    expect(taken.largeAssets.map(({ asset }) => asset)).toEqual([
      { type: "background", uri: "", name: "coast", ext: "png" },
    ]);
    // Byte for byte: the server takes off what is no picture, and here is nothing else.
    expect(Buffer.from(taken.largeAssets[0]!.bytes).equals(Buffer.from(coast))).toBe(true);
    expect(taken.report.dropped).toEqual([]);
  }
});

test("F36: hostile files are refused in words, and the good one among them arrives", async ({ page, host }) => {
  // What is built from tens of megabytes is tried without a browser. Built first: what the page asks passes through this process.
  const files = badCards
    .map(([name, make]) => upload(`${name}.png`, make()))
    .filter(({ buffer }) => buffer.length < 2_000_000);
  expect(files.length).toBeGreaterThanOrEqual(42);
  files.splice(10, 0, upload("good.json", json(v1)));
  await enterAnew(page, host);
  await page.goto("/home");
  const batches = Math.ceil(files.length / 20);
  for (let batch = 0; batch < batches; batch++) {
    const count = Math.min(files.length, (batch + 1) * 20);
    const dialog = await bring(page, files.slice(batch * 20, count));
    await expect(dialog.getByRole("status")).toHaveText(`1 of ${count} arrived`, { timeout: 90_000 });
  }
  const lines = page.getByRole("list", { name: "Imported files" }).getByRole("listitem");
  await expect(lines.filter({ hasText: /This (file|is|archive|card)|The character in this file/ })).toHaveCount(
    files.length - 1,
  );
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
