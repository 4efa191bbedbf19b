import * as z from "zod/mini";
import { themeNameLength } from "#src/domain/custom-theme.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { fileStem } from "#src/lib/save-file.ts";
import { cutText, plainLine } from "#src/lib/text.ts";
import { isHexColor } from "#src/ui/theme/apply-theme.ts";
import type { ThemeDraft } from "./theme-draft.ts";

const colour = z.string().check(z.refine(isHexColor));
/** Inside the file: no address that a file names is ever called. */
const isPicture = (value: unknown): value is string | null =>
  value === null || (typeof value === "string" && /^data:image\/[a-z]{3,4};base64,/.test(value));
const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  background: z.object({ colour, picture: z.optional(z.unknown()) }),
  primaryColours: z.object({ main: colour, light: colour, dark: colour }),
});

/** A theme file is a few hundred bytes and its picture, which Base64 makes a third larger; reject larger ones. */
const bytesAtMost = Math.ceil((imageLimits.bytes * 4) / 3) + 20_000;

/** A theme as a file, with its picture in it as a `data:` address: the picture's own address belongs to its owner. */
export function themeFile({ name, background, main, light, dark }: ThemeDraft, held: string | null): File {
  const ground = { colour: background, picture: held };
  const content = { name: name.trim(), background: ground, primaryColours: { main, light, dark } };
  return new File([`${JSON.stringify(content, null, 2)}\n`], `${fileStem(content.name, "theme")}.theme.json`, {
    type: "application/json",
  });
}

/** What a theme's file says; `picture` is a `data:` address, null for a theme without one, absent where nothing is said. */
export type ThemeOfFile = Omit<ThemeDraft, "image"> & { picture?: string | null };

/**
 * Parses a theme file to a draft, or null. Only the name, `#rrggbb` colours and the picture in it are read; everything else
 * is ignored, so that no text of a file reaches a style (S4).
 */
export async function readThemeFile(given: Blob): Promise<ThemeOfFile | null> {
  if (given.size > bytesAtMost) return null;
  try {
    const { data } = file.safeParse(JSON.parse(await given.text()));
    if (data === undefined) return null;
    const name = cutText(plainLine(data.name), themeNameLength);
    const { colour: background, picture: held } = data.background;
    return { name, background, ...data.primaryColours, ...(isPicture(held) && { picture: held }) };
  } catch {
    return null;
  }
}
