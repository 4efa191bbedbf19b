import * as z from "zod/mini";
import { themeNameLength } from "#src/domain/custom-theme.ts";
import { fileStem } from "#src/lib/save-file.ts";
import { cutText, plainLine } from "#src/lib/text.ts";
import { isHexColor } from "#src/ui/theme/apply-theme.ts";
import type { ThemeDraft } from "./theme-draft.ts";

const colour = z.string().check(z.refine(isHexColor));
const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  background: z.object({ colour }),
  primaryColours: z.object({ main: colour, light: colour, dark: colour }),
});

/** A theme file is a few hundred bytes; reject larger ones. */
const bytesAtMost = 20_000;

/** A theme as a file, without its picture: the address belongs to its owner. */
export function themeFile({ name, background, main, light, dark }: ThemeDraft): File {
  const content = { name: name.trim(), background: { colour: background }, primaryColours: { main, light, dark } };
  return new File([`${JSON.stringify(content, null, 2)}\n`], `${fileStem(content.name, "theme")}.theme.json`, {
    type: "application/json",
  });
}

/**
 * Parses a theme file to a draft, or null. Only the name and `#rrggbb` colours are read; everything else is ignored, so
 * that no text of a file reaches a style (S4).
 */
export async function readThemeFile(given: Blob): Promise<Omit<ThemeDraft, "image"> | null> {
  if (given.size > bytesAtMost) return null;
  try {
    const { data } = file.safeParse(JSON.parse(await given.text()));
    if (data === undefined) return null;
    const name = cutText(plainLine(data.name), themeNameLength);
    return { name, background: data.background.colour, ...data.primaryColours };
  } catch {
    return null;
  }
}
