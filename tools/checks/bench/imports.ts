import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { badCards } from "../../../src/lib/card/bad-cards.fixture.ts";
import { base64, json, png, v3, zip } from "../../../src/lib/card/card-files.fixture.ts";
import { onPage } from "../pages.ts";
import { longestTask } from "./page-measures.ts";
import type { Stage } from "./stage.ts";

const long = (letters: number) => "The lamp turns once more and the rain shows itself. ".repeat(letters / 52);
const noise = (bytes: number) => {
  const data = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(data.subarray(at, at + 65_536));
  return data;
};
const book = {
  name: "Coast",
  extensions: {},
  entries: Array.from({ length: 1000 }, (_, at) => ({
    keys: [`bell ${at}`],
    content: long(500),
    enabled: true,
    insertion_order: at,
    extensions: {},
  })),
};

/** The largest cards that are accepted, and malicious ones; as many as one import takes. */
const files = (): Uint8Array[] => [
  json(v3({ description: long(12_000_000) })),
  json(v3({ character_book: book })),
  png([{ keyword: "ccv3", text: base64(v3({ scenario: long(8_000_000), character_book: book })) }]),
  zip({ "card.json": json(v3()), "assets/sound.ogg": noise(8_000_000) }),
  ...badCards.map(([, file]) => file()).slice(0, 16),
];

/** Longest task of the main thread during imports in the dialog of My characters, at full speed. */
export async function imports({ browser, server, row }: Stage): Promise<void> {
  // From a folder: Playwright would decode files given as bytes on the page's main thread.
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  const given = files().map((bytes, at) => {
    const path = join(folder, `card-${at}.bin`);
    writeFileSync(path, bytes);
    return path;
  });
  const longest = await onPage(browser, server, async (page) => {
    await page.goto(`${server.url}/mycharacters`);
    await page.getByRole("button", { name: "Import Characters" }).click();
    const dialog = page.getByRole("dialog", { name: "Import characters" });
    await dialog.locator("input[type=file]").waitFor({ state: "attached" });
    return longestTask(page, async () => {
      await dialog.locator("input[type=file]").setInputFiles(given);
      await dialog.getByText(new RegExp(`of ${given.length} arrived`)).waitFor({ timeout: 180_000 });
    });
  });
  rmSync(folder, { recursive: true });
  row(`an import of ${given.length} cards, the largest and the worst: longest task, ms`, longest, null, { most: 200 });
}
