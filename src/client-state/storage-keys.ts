import * as z from "zod/mini";
import {
  defaultFontId,
  defaultLineLength,
  defaultTextSize,
  defaultThemeId,
  fontIds,
  type LineLength,
  lineLengths,
  type TextSize,
  textSizes,
  themeIds,
} from "#src/lib/look-ids.ts";

/**
 * Every local storage key (GAP-15): its schema, default and whether logout clears it. An unreadable or unknown value
 * counts as the default. `text` entries are stored unquoted, because the boot script reads them before any module runs;
 * the rest is JSON.
 */
export type StorageKey<T> = {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
  readonly isClearedOnLogout: boolean;
  readonly format: "text" | "json";
  /** Longest raw text that is read, in UTF-16 units. Default 200,000. */
  readonly longest?: number;
};

const id = z.string().check(z.minLength(1), z.maxLength(200));
const hexColour = z.string().check(z.regex(/^#[\da-f]{6}$/i));

const keptReply = z.nullable(
  z.object({
    text: z.string().check(z.minLength(1), z.maxLength(20_000)),
    at: z.number(),
    /** The name of whom it answers; Maren's where there is none. */
    on: z.optional(z.string().check(z.maxLength(200))),
    /** To be sent by a press of its writer, not by itself. */
    asks: z.boolean(),
    /** The character whose new chat sends it, once she is found. */
    to: z.nullable(id),
  }),
);

/** By the browser's name for it; null is its own choice. */
const voice = z.object({
  voice: z.nullable(z.string().check(z.maxLength(500))),
  speed: z.literal([0.75, 1, 1.25, 1.5]),
});
export type StoredVoice = z.infer<typeof voice>;

/**
 * What is needed to paint a custom theme before the server answers (TRAP-73): the two colours it is derived from and,
 * once derived, its look. The boot script reads the same members.
 */
const customTheme = z.object({
  id,
  name: z.string().check(z.maxLength(200)),
  background: hexColour,
  primary: hexColour,
  /** The picture behind the pages; absent in entries of an earlier version. */
  image: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(2000)))),
  look: z.optional(
    z.object({
      mode: z.enum(["dark", "light"]),
      variables: z.record(z.string().check(z.regex(/^--colors-[a-z0-9-]+$/)), hexColour),
    }),
  ),
});
export type StoredCustomTheme = z.infer<typeof customTheme>;

const session = z.nullable(
  z.object({ accessToken: z.string().check(z.minLength(1), z.maxLength(1000)), profileComplete: z.boolean() }),
);
export type StoredSession = z.infer<typeof session>;

const painting = z.object({ jobId: id, recipe: z.string().check(z.maxLength(20_000)) });
export type StoredPainting = z.infer<typeof painting>;

const theme = z.union([z.enum(themeIds), z.templateLiteral(["custom-", id])]);
export type ThemeChoice = z.infer<typeof theme>;
const font = z.enum(fontIds);
export type FontChoice = z.infer<typeof font>;

function define<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
  isClearedOnLogout: boolean,
  format: "text" | "json" = "json",
): StorageKey<T> {
  return { key, schema, fallback, isClearedOnLogout, format };
}

export const storageKeys = {
  theme: define<ThemeChoice>("app.theme", theme, defaultThemeId, true, "text"),
  font: define<FontChoice>("app.font", font, defaultFontId, true, "text"),
  /** How large and how wide chats are read (GAP-153), in px. Logout leaves them: TRAP-09 does not name them. */
  textSize: define<TextSize>("app.textSize", z.enum(textSizes), defaultTextSize, false, "text"),
  lineLength: define<LineLength>("app.lineLength", z.enum(lineLengths), defaultLineLength, false, "text"),
  /** Whether the side menu is pinned open on desktop (RES-21). */
  drawer: define("app.drawer", z.boolean(), false, true),
  /** How a character's figures are shown. */
  figuresLook: define<"chart" | "table">("app.figures", z.enum(["chart", "table"]), "chart", true),
  /** Whether single keys are shortcuts. */
  singleKeys: define("app.singleKeys", z.boolean(), true, true),
  /** What reads aloud (GAP-154). */
  voice: define<StoredVoice>("app.voice", voice, { voice: null, speed: 1 }, false),
  customThemes: define<StoredCustomTheme[]>("app.customThemes", z.array(customTheme).check(z.maxLength(10)), [], true),
  /** Jobs whose pictures are not there yet, with their recipes as JSON. */
  paintings: define("app.paintings", z.array(painting).check(z.maxLength(30)), [], true),
  session: define<StoredSession>("app.session", session, null, true),
  /** A visitor's answer on the landing page. */
  keptReply: define<z.infer<typeof keptReply>>("app.keptReply", keptReply, null, true),
} as const;

/** One entry per one-time hint (GAP-16). */
export function seenKey(hint: string): StorageKey<boolean> {
  return define(`${seenPrefix}${hint}`, z.boolean(), false, true);
}

/** Unsent text of one user in one thread, of any length. A sign-out by 401 keeps it, logout does not (GAP-06, TRAP-09). */
export function draftKey(user: string, thread: string): StorageKey<string> {
  const key = `${draftPrefix(user)}${encodeURIComponent(thread)}`;
  return { ...define(key, z.string(), "", true), longest: Infinity };
}

/**
 * Unsaved values of one user's form as JSON text; `subject` names what is edited. Large enough for a lorebook of 1,000
 * entries, if the browser has the space.
 */
export function formDraftKey(user: string, subject: string): StorageKey<string> {
  const key = `${draftPrefix(user)}${encodeURIComponent(subject)}`;
  return { ...define(key, z.string(), "", true), longest: 8_000_000 };
}

export const seenPrefix = "app.seen.";

/** Prefix of one user's drafts. Ids are encoded, so that no id can match another user's prefix. */
export function draftPrefix(user: string): string {
  return `app.draft.${encodeURIComponent(user).replaceAll(".", "%2E")}.`;
}
