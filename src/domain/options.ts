import type { BuiltInThemeId, FontId } from "#src/lib/look-ids.ts";

/** Labels of stored values (RES-17, GAP-44). The keys are what is stored and sent. */
export type Option = { readonly label: string; readonly help: string };

export const lengthOptions = {
  text: { label: "Text message", help: "A line or two, as on a phone." },
  short: { label: "Short", help: "One short paragraph." },
  mediumShort: { label: "Medium short", help: "A paragraph or two." },
  originalNormal: { label: "Original normal", help: "As long as the character was written to be." },
  long: { label: "Long", help: "Several full paragraphs." },
  medium: { label: "Medium", help: "Two or three paragraphs." },
} as const satisfies Record<string, Option>;

export const povOptions = {
  firstPerson: { label: "First person", help: "The character says I." },
  secondPerson: { label: "Second person (beta hybrid)", help: "The story speaks to you." },
  thirdPerson: { label: "Third person", help: "The character is he, she or they." },
  upToModel: { label: "Up to the model", help: "The model chooses what fits." },
} as const satisfies Record<string, Option>;

export const actOptions = {
  yes: { label: "Yes", help: "Replies may speak and act for you." },
  default: { label: "Default", help: "As the character was written." },
  no: { label: "No", help: "What you do is yours alone." },
} as const satisfies Record<string, Option>;

export const styleOptions = {
  narrationOnly: { label: "Narration only", help: "No spoken lines." },
  lots: { label: "Lots of dialogue", help: "Mostly speech." },
  balanced: { label: "Balanced", help: "Speech and narration in turn." },
  low: { label: "Low dialogue", help: "Mostly narration." },
  none: { label: "None", help: "No preference." },
} as const satisfies Record<string, Option>;

export const tenseOptions = {
  present: { label: "Present", help: "It happens now." },
  neutral: { label: "Neutral", help: "Whatever reads best." },
  past: { label: "Past", help: "It happened then." },
} as const satisfies Record<string, Option>;

export const homepageOptions = {
  default: { label: "Default", help: "A mix for everyone." },
  favoriteCreators: { label: "Favourite creators", help: "From creators you keep." },
  newCharacters: { label: "New characters", help: "The latest first." },
  popularDaily: { label: "Popular today", help: "Most talked to today." },
  popularWeekly: { label: "Popular this week", help: "Most talked to this week." },
  popularMonthly: { label: "Popular this month", help: "Most talked to this month." },
  popularTotal: { label: "Popular of all time", help: "Most talked to ever." },
} as const satisfies Record<string, Option>;
export type HomepagePreference = keyof typeof homepageOptions;

export const backgroundImageOptions = {
  off: "HIDE",
  on: "SHOW",
  blur_medium: "SHOW AND BLUR LOW",
  blur_high: "SHOW AND BLUR HIGH",
} as const;

/** 0 is a valid value, not a missing one (TRAP-12). */
export const overlayOptions = [
  { value: 0, label: "Off" },
  { value: 25, label: "25%" },
  { value: 50, label: "50%" },
  { value: 75, label: "75%" },
] as const;

/**
 * Values used where nothing is stored (CONST-36 to 40). Onboarding preselects its own POV and tense (RES-01, RES-02).
 */
export const responseDefaults = {
  verbose: "medium",
  povPreference: "firstPerson",
  actForUser: "no",
  dialogStyle: "balanced",
  narrationTense: "present",
} as const;
export const onboardingDefaults = { ...responseDefaults, povPreference: "upToModel", narrationTense: "past" } as const;

export const themeNames = {
  dark: "Dark",
  lightModeTheme: "Light",
  roseTheme: "Soft Pink",
  purpleTheme: "Deep Space",
  tealTheme: "Ocean Deep",
  grayTheme: "Silver Lining",
  skyTheme: "Crystal Blue",
} as const satisfies Record<BuiltInThemeId, string>;

export const fontNames = {
  satoshi: "Satoshi",
  montserrat: "Montserrat",
  caveat: "Caveat",
  playfair: "Playfair",
  system: "System",
  comicSans: "Comic Sans",
  wingdings: "Wingdings",
  papyrus: "Papyrus",
} as const satisfies Record<FontId, string>;
