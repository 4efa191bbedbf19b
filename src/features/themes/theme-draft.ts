import * as z from "zod/mini";
import type { CreateThemeBody } from "#src/generated/api/model/createThemeBody.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { HexColour } from "#src/generated/zod/schemas/hexColour.zod.ts";
import { ThemeBackground } from "#src/generated/zod/schemas/themeBackground.zod.ts";
import { ThemeName } from "#src/generated/zod/schemas/themeName.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import type { FormIssue } from "#src/parts/form/use-editor-form.ts";
import { hexToOklch, oklchToHex, parseColor } from "#src/ui/theme/color-maths.ts";
import { themeTexts } from "./theme-texts.ts";

/** Normalises a typed colour: `1B1026` becomes `#1b1026`. */
const colour = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => parseColor(typed) ?? ""),
  ),
  HexColour,
);

/** The form's schema: flat, while the request has groups. */
export const themeSchema = z.object({
  name: trimmed(ThemeName),
  background: colour,
  /** Address of an uploaded picture. */
  image: ThemeBackground.shape.image,
  main: colour,
  light: colour,
  dark: colour,
});
/** A theme being edited; colours are as typed. */
export type ThemeDraft = z.input<typeof themeSchema>;
export type ColourName = "background" | "main" | "light" | "dark";

export const themeWords = ({ path }: FormIssue): string | undefined =>
  path?.[0] === "name" ? undefined : themeTexts.colourNeeded;

/** The request of a valid form. */
export const toRequest = ({ name, background, image, ...primaryColours }: ThemeDraft): CreateThemeBody => ({
  name,
  background: { colour: background, image },
  primaryColours,
});

/** The request body regardless of the name, or null while a colour is invalid. */
export function withoutName(draft: ThemeDraft): CreateThemeBody | null {
  const { data } = themeSchema.safeParse({ ...draft, name: "x" });
  return data === undefined ? null : toRequest(data);
}

export const newDraft: ThemeDraft = {
  name: "",
  background: "#1b1026",
  image: null,
  main: "#b76cf2",
  ...shadesOf("#b76cf2"),
};

export const draftOf = ({ name, background, primaryColours }: CustomTheme): ThemeDraft => ({
  name,
  background: background.colour,
  image: background.image,
  ...primaryColours,
});

/** The light and dark shades of a main colour `#rrggbb`. */
export function shadesOf(main: string): { light: string; dark: string } {
  const { l, c, h } = hexToOklch(main);
  return {
    light: oklchToHex({ l: Math.max(0.84, Math.min(0.94, l + 0.16)), c: c * 0.6, h }),
    dark: oklchToHex({ l: Math.min(0.44, Math.max(0.3, l - 0.2)), c, h }),
  };
}

/** A new main colour updates the shades that were not chosen by hand. */
export function withMain(draft: ThemeDraft, main: string): ThemeDraft {
  const before = parseColor(draft.main);
  const after = parseColor(main);
  if (before === undefined || after === undefined) return { ...draft, main };
  const old = shadesOf(before);
  const next = shadesOf(after);
  return {
    ...draft,
    main,
    light: draft.light === old.light ? next.light : draft.light,
    dark: draft.dark === old.dark ? next.dark : draft.dark,
  };
}
