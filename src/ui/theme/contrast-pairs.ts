import { contrast, over } from "./color-maths.ts";
import { bubbleAlpha, type ColorName, statusNames, type ThemeColors } from "./derive-theme.ts";

type Pair = [foreground: ColorName, ground: ColorName, atLeast: number];

const grounds: ColorName[] = [
  "bg.sunken",
  "bg.canvas",
  "bg.surface",
  "bg.raised",
  "bg.overlay",
  "bg.hover",
  "bg.active",
];
const speakers: ColorName[] = [
  "chat.speaker.1",
  "chat.speaker.2",
  "chat.speaker.3",
  "chat.speaker.4",
  "chat.speaker.5",
];
const accentTints: ColorName[] = ["accent.subtle", "accent.subtleHover"];
const bubbles: ColorName[] = ["chat.character.bg", "chat.user.bg"];

const on = (foreground: ColorName, under: ColorName[], atLeast: number): Pair[] =>
  under.map((ground) => [foreground, ground, atLeast]);

/** Which foregrounds are used on which backgrounds, and the WCAG ratio required: 4.5 text, 3 controls and focus. */
export const contrastPairs: Pair[] = [
  ...on("fg.default", [...grounds, ...accentTints, ...bubbles, "chat.ooc.bg"], 4.5),
  ...on("fg.muted", [...grounds, ...accentTints, ...bubbles], 4.5),
  ...on("fg.subtle", [...grounds, ...bubbles], 4.5),
  ...on("fg.onAccent", ["accent.default", "accent.hover", "accent.active"], 4.5),
  ...on("accent.text", [...grounds, ...accentTints, ...bubbles], 4.5),
  ...on("chat.dialogue.fg", [...bubbles, "bg.canvas"], 4.5),
  ...on("chat.narration.fg", [...bubbles, "bg.canvas"], 4.5),
  ...on("chat.ooc.fg", ["chat.ooc.bg", ...bubbles], 4.5),
  ...speakers.flatMap((speaker) => on(speaker, [...grounds, "chat.character.bg"], 4.5)),
  ...statusNames.flatMap((status) => [
    ...on(`${status}.text`, [...grounds, `${status}.subtle`], 4.5),
    ...on(`${status}.onSolid`, [`${status}.solid`], 4.5),
    ...on(`${status}.solid`, grounds, 3),
  ]),
  ...on("accent.default", grounds, 3),
  ...on("accent.hover", grounds, 3),
  ...on("border.strong", grounds, 3),
  ...on("focus.ring", [...grounds, "accent.subtle", ...bubbles], 3),
  ...on("chat.caret", ["chat.character.bg"], 3),
];

/** Chat text on a translucent bubble. */
const overPictures: Pair[] = [
  ...(["chat.dialogue.fg", "chat.narration.fg", "fg.muted", "accent.text"] as const).flatMap((foreground) =>
    on(foreground, bubbles, 4.5),
  ),
  ...speakers.flatMap((speaker) => on(speaker, ["chat.character.bg"], 4.5)),
];

/** A measured pair: `ratio` is WCAG's, 1 to 21; `picture` is the colour behind a translucent background. */
export interface MeasuredPair {
  foreground: ColorName;
  ground: ColorName;
  atLeast: number;
  ratio: number;
  picture?: string;
}

/** Every pair of a theme, measured. */
export function measuredPairs(colors: ThemeColors): MeasuredPair[] {
  return [
    ...contrastPairs.map(([foreground, ground, atLeast]) => ({
      foreground,
      ground,
      atLeast,
      ratio: contrast(colors[foreground], colors[ground]),
    })),
    ...overPictures.flatMap(([foreground, ground, atLeast]) =>
      ["#ffffff", "#000000"].map((picture) => ({
        foreground,
        ground,
        atLeast,
        ratio: contrast(colors[foreground], over(colors[ground], bubbleAlpha, picture)),
        picture,
      })),
    ),
  ];
}

/** A theme's failing pairs, as sentences; empty when every pair passes. */
export function contrastFailures(colors: ThemeColors): string[] {
  return measuredPairs(colors)
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ foreground, ground, atLeast, ratio, picture }) => {
      const where = picture === undefined ? ground : `${ground} over ${picture}`;
      return `${foreground} on ${where}: ${ratio.toFixed(2)} < ${atLeast}`;
    });
}
