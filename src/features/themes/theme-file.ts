import * as z from "zod/mini";
import { themeNameLength } from "#src/domain/custom-theme.ts";
import { cutText, plainLine } from "#src/lib/text.ts";
import { isHexColor } from "#src/ui/theme/apply-theme.ts";
import type { ThemeDraft } from "./theme-draft.ts";

const colour = z.string().check(z.refine(isHexColor));
const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  background: z.object({ colour }),
  primaryColours: z.object({ main: colour, light: colour, dark: colour }),
});

/** A theme's file is a few hundred bytes; what is larger is something else. */
const bytesAtMost = 20_000;

/** A theme as a file. Its picture stays: the address is its owner's. */
export function themeFile({ name, background, main, light, dark }: ThemeDraft): File {
  const content = { name: name.trim(), background: { colour: background }, primaryColours: { main, light, dark } };
  const stem = content.name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return new File([`${JSON.stringify(content, null, 2)}\n`], `${stem || "theme"}.theme.json`, {
    type: "application/json",
  });
}

/**
 * A draft from a theme's file, or null. Only a name and colours of the form `#rrggbb` are read; everything else in it is
 * left where it is, so that nothing of a file ever reaches a style as text (S4).
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
