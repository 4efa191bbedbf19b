import * as z from "zod/mini";
import { themeNameLength } from "#src/domain/custom-theme.ts";
import { texts } from "#src/domain/texts.ts";
import type { CreateThemeBody } from "#src/generated/api/model/createThemeBody.ts";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { lengthOf } from "#src/lib/text.ts";
import { hexToOklch, oklchToHex, parseColor } from "#src/ui/theme/color-maths.ts";
import { themeTexts } from "./theme-texts.ts";

/** A theme as it is being made: colours as they are typed. */
export type ThemeDraft = {
  name: string;
  background: string;
  /** Address of an uploaded picture. */
  image: string | null;
  main: string;
  light: string;
  dark: string;
};
export type ColourName = "background" | "main" | "light" | "dark";
export type DraftErrors = Partial<Record<"name" | ColourName, string>>;

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

/** The light and the dark shade that go with a main colour `#rrggbb`. */
export function shadesOf(main: string): { light: string; dark: string } {
  const { l, c, h } = hexToOklch(main);
  return {
    light: oklchToHex({ l: Math.max(0.84, Math.min(0.94, l + 0.16)), c: c * 0.6, h }),
    dark: oklchToHex({ l: Math.min(0.44, Math.max(0.3, l - 0.2)), c, h }),
  };
}

/** A new main colour takes the shades with it that have not been chosen by hand. */
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

/** What the server is sent, or what stands in the way. */
export function readDraft(draft: ThemeDraft): { body: CreateThemeBody } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const name = draft.name.trim();
  if (name === "") errors.name = texts.fields.required;
  else if (lengthOf(name) > themeNameLength) errors.name = texts.fields.tooLong(themeNameLength);
  const colour = (key: ColourName): string => {
    const parsed = parseColor(draft[key]);
    if (parsed === undefined) errors[key] = themeTexts.colourNeeded;
    return parsed ?? "";
  };
  const body: CreateThemeBody = {
    name,
    background: { colour: colour("background"), image: draft.image },
    primaryColours: { main: colour("main"), light: colour("light"), dark: colour("dark") },
  };
  return Object.keys(errors).length === 0 ? { body } : { errors };
}

const text = z.string().check(z.maxLength(2000));
const storedDraft = z.object({
  name: text,
  background: text,
  image: z.nullable(text),
  main: text,
  light: text,
  dark: text,
});

/** A draft as it was kept, or null when there is none or it cannot be read. */
export function readKept(kept: string): ThemeDraft | null {
  try {
    const parsed = storedDraft.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
