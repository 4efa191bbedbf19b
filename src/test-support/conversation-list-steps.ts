import { screen, within } from "storybook/test";
import { expect, waitFor } from "./expect.ts";

/** A fixed evening, so that today and yesterday are the same whenever the story runs. */
export const evening = new Date(new Date().setHours(20, 0, 0, 0)).toISOString();

export const light = "The light that failed";
/** Names of the rows, in order. Read from the DOM, since role queries are slow with many rows. */
export const names = () => Array.from(document.querySelectorAll("main [data-name]"), (one) => one.textContent ?? "");
export const shows = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
/** The side menu has links of the same names. */
export const page = async () => within(await screen.findByRole("main"));
export const rowOf = async (name: string) => {
  const row = (await (await page()).findByRole("link", { name })).closest("li");
  if (row === null) throw new Error(`${name} has no row`);
  return within(row);
};
export const all = [light, "Ilario Voss", "Kaelith of the Ninth Gate"];
