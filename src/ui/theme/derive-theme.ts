import { clamp, contrast, hexToOklch, mix, type Oklch, oklchToHex, over } from "./color-maths.ts";
import type { ThemeMode } from "#src/lib/look-ids.ts";

/** Opacity of a chat bubble over a picture. The worst cases behind it are pure white and pure black. */
export const bubbleAlpha = 0.9;

export const statusNames = ["danger", "success", "warning", "info"] as const;
type StatusColor = `${(typeof statusNames)[number]}.${"subtle" | "text" | "solid" | "onSolid"}`;
const statusHues = { danger: [0.17, 25], success: [0.14, 152], warning: [0.14, 82], info: [0.11, 238] } as const;
const speakerHues = [200, 350, 130, 300, 85];

/** Margin above the WCAG floor; absorbs 8-bit rounding and sub-pixel blending. */
const margin = 0.06;

const worst = (hex: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(hex, ground)));

/** The colour with a lightness nearest to `want` that passes `test`; null when none does. */
function nearest(want: Oklch, test: (hex: string) => boolean): string | null {
  for (let d = 0; d <= 1; d += 0.004) {
    for (const l of [want.l + d, want.l - d]) {
      if (l < 0 || l > 1) continue;
      const hex = oklchToHex({ ...want, l });
      if (test(hex)) return hex;
    }
  }
  return null;
}

function legible(want: Oklch, grounds: string[], ratio: number): string {
  const found = nearest(want, (hex) => worst(hex, grounds) >= ratio + margin);
  return found ?? (worst("#ffffff", grounds) > worst("#000000", grounds) ? "#ffffff" : "#000000");
}

function groundsFrom(background: Oklch, mode: ThemeMode) {
  const { h } = background;
  const dark = mode === "dark";
  const l = dark ? clamp(background.l, 0.12, 0.28) : clamp(background.l, 0.92, 0.985);
  const c = Math.min(background.c, dark ? 0.07 : 0.035);
  const step = (by: number, chroma = 1) => oklchToHex({ l: Math.min(1, l + by), c: c * chroma, h });
  const grounds = dark
    ? {
        "bg.sunken": step(-0.028),
        "bg.canvas": step(0),
        "bg.surface": step(0.032),
        "bg.raised": step(0.066),
        "bg.overlay": step(0.054),
        "bg.hover": step(0.092),
        "bg.active": step(0.118),
      }
    : {
        "bg.sunken": step(-0.022),
        "bg.canvas": step(0),
        "bg.surface": step(0.026, 0.45),
        "bg.raised": step(0.04, 0.25),
        "bg.overlay": step(0.034, 0.3),
        "bg.hover": step(-0.03, 1.1),
        "bg.active": step(-0.055, 1.2),
      };
  return { grounds, chroma: c };
}

/** Keeps the hue and chroma of the wanted accent and changes only its lightness; the label turns light or dark to match. */
function accentFrom(primary: Oklch, grounds: string[], mode: ThemeMode) {
  const tinted = oklchToHex({ l: 0.16, c: Math.min(primary.c, 0.03), h: primary.h });
  const labelOn = (hex: string) => {
    if (contrast(hex, tinted) >= 4.5 + margin) return tinted;
    if (contrast(hex, "#ffffff") >= 4.5 + margin) return "#ffffff";
    return contrast(hex, "#000000") >= 4.5 ? "#000000" : "#ffffff";
  };
  const stepsOf = (hex: string) => {
    const color = hexToOklch(hex);
    const label = labelOn(hex);
    const away = label === "#ffffff" ? -1 : 1;
    const at = (by: number) => oklchToHex({ ...color, l: color.l + away * by });
    return { label, resting: hex, hover: at(0.035), active: at(0.06) };
  };
  const holds = (hex: string) => {
    const { label, ...steps } = stepsOf(hex);
    return [oklchToHex(hexToOklch(hex)), steps.hover, steps.active].every(
      (step) => contrast(step, label) >= 4.5 && worst(step, grounds) >= 3 + margin,
    );
  };
  return stepsOf(nearest(primary, holds) ?? (mode === "dark" ? "#ffffff" : "#000000"));
}

/** Chroma and hue, as in OKLCH. */
type Tint = readonly [chroma: number, hue: number];

/** What a theme is derived from. The user gives the two colours (`#rrggbb`, see `parseColor`), a designer the rest. */
export interface ThemeSeed {
  background: string;
  primary: string;
  /** Tint of texts; the background's without it. */
  text?: Tint;
  /** Tint of narration in chat; the accent's without it. */
  narration?: Tint;
  /** Grounds mixed by eye instead of derived; texts are solved against them as against any other. */
  grounds?: Partial<Record<"characterBubble" | "userBubble" | "accentSubtle" | "accentSubtleHover", string>>;
}

/**
 * Derives a whole theme from its seed. Every text colour is solved against all backgrounds it is used on, so WCAG AA holds
 * by construction. Pure; takes about 5 ms, so cache the result per theme (THEME-03, GAP-52).
 */
export function deriveTheme({ background, primary, ...byDesign }: ThemeSeed) {
  const base = hexToOklch(background);
  const wanted = hexToOklch(primary);
  const mode: ThemeMode = base.l < 0.65 ? "dark" : "light";
  const dark = mode === "dark";
  const pick = (whenDark: number, whenLight: number) => (dark ? whenDark : whenLight);
  const hue = base.h;
  const { grounds, chroma } = groundsFrom(base, mode);
  const groundList = Object.values(grounds);
  const surface = grounds["bg.surface"];

  const accent = accentFrom(wanted, groundList, mode);
  const accentColor = hexToOklch(accent.resting);
  const tint = (share: number) => mix(surface, accent.resting, share);
  const accentSubtle = byDesign.grounds?.accentSubtle ?? tint(pick(0.17, 0.13));
  const accentSubtleHover = byDesign.grounds?.accentSubtleHover ?? tint(pick(0.23, 0.18));

  const bubbles = {
    character: byDesign.grounds?.characterBubble ?? grounds["bg.raised"],
    user: byDesign.grounds?.userBubble ?? tint(pick(0.2, 0.16)),
    ooc: grounds["bg.sunken"],
  };
  const overPictures = Object.values(bubbles).flatMap((ground) => [
    ground,
    over(ground, bubbleAlpha, "#ffffff"),
    over(ground, bubbleAlpha, "#000000"),
  ]);
  const everywhere = [...groundList, accentSubtle, accentSubtleHover, ...overPictures];

  const [textChroma, textHue] = byDesign.text ?? [Math.min(chroma * 0.6, 0.02), hue];
  const [narrationChroma, narrationHue] = byDesign.narration ?? [Math.min(0.045, wanted.c * 0.35), wanted.h];
  const text = (l: number, ratio: number, on: string[] = everywhere) =>
    legible({ l, c: textChroma, h: textHue }, on, ratio);
  const fg = text(pick(0.945, 0.215), 7);
  const accentText = legible(accentColor, everywhere, 4.5);
  const speaker = (h: number) => legible({ l: pick(0.8, 0.46), c: 0.105, h }, [...groundList, ...overPictures], 4.5);

  const status = {} as Record<StatusColor, string>;
  for (const name of statusNames) {
    const [c, h] = statusHues[name];
    const subtle = mix(surface, oklchToHex({ l: pick(0.62, 0.7), c, h }), pick(0.2, 0.17));
    const solid = legible({ l: pick(0.72, 0.5), c, h }, groundList, 3);
    status[`${name}.subtle`] = subtle;
    status[`${name}.text`] = legible({ l: pick(0.8, 0.46), c: c * pick(0.8, 0.9), h }, [...groundList, subtle], 4.5);
    status[`${name}.solid`] = solid;
    status[`${name}.onSolid`] = contrast(solid, "#14100c") >= contrast(solid, "#ffffff") ? "#14100c" : "#ffffff";
  }

  const colors = {
    ...status,
    ...grounds,
    "accent.default": accent.resting,
    "accent.hover": accent.hover,
    "accent.active": accent.active,
    "accent.subtle": accentSubtle,
    "accent.subtleHover": accentSubtleHover,
    "accent.text": accentText,
    "fg.onAccent": accent.label,
    "fg.default": fg,
    "fg.muted": text(pick(0.79, 0.42), 4.5),
    // Never used on a translucent bubble; fg.muted is.
    "fg.subtle": text(pick(0.66, 0.52), 4.5, [...groundList, bubbles.character, bubbles.user]),
    "fg.onMedia": "#faf4ea",
    "fg.link": accentText,
    "chat.character.bg": bubbles.character,
    "chat.user.bg": bubbles.user,
    "chat.ooc.bg": bubbles.ooc,
    "chat.dialogue.fg": fg,
    "chat.narration.fg": legible({ l: pick(0.8, 0.42), c: narrationChroma, h: narrationHue }, overPictures, 4.5),
    "chat.ooc.fg": text(pick(0.74, 0.46), 4.5, overPictures),
    "chat.caret": accentText,
    "chat.speaker.1": speaker(speakerHues[0]!),
    "chat.speaker.2": speaker(speakerHues[1]!),
    "chat.speaker.3": speaker(speakerHues[2]!),
    "chat.speaker.4": speaker(speakerHues[3]!),
    "chat.speaker.5": speaker(speakerHues[4]!),
    "border.default": mix(surface, fg, pick(0.13, 0.14)),
    "border.subtle": mix(surface, fg, pick(0.07, 0.08)),
    "border.strong": text(pick(0.52, 0.6), 3, groundList),
    "focus.ring": legible(
      { ...accentColor, l: dark ? Math.max(accentColor.l, 0.78) : Math.min(accentColor.l, 0.55) },
      everywhere,
      3,
    ),
    "focus.gap": grounds["bg.canvas"],
    "shadow.color": oklchToHex(dark ? { l: 0.05, c: chroma * 0.5, h: hue } : { l: 0.3, c: 0.03, h: hue }),
    scrim: oklchToHex(dark ? { l: 0.09, c: chroma * 0.6, h: hue } : { l: 0.24, c: 0.02, h: hue }),
  };
  /** How far the accent's lightness had to move, 0 to 1. Above 0.08 the editor tells the user (design 4). */
  const accentShift = Math.abs(wanted.l - accentColor.l);
  return { mode, colors, accentShift };
}

/** One theme: a colour, `#rrggbb`, for every semantic name. */
export type ThemeColors = ReturnType<typeof deriveTheme>["colors"];

/** The name of a semantic colour, for example `bg.canvas`. */
export type ColorName = keyof ThemeColors;
