import { texts } from "#src/domain/texts.ts";

/** Texts of the wizard that the specification does not give (GAP-113). */
export const onboardingTexts = {
  progress: "Setting up",
  next: "Continue",
  finish: "Finish",
  terms: {
    lead: "Three things never appear here, whoever writes them.",
    rules: [
      { title: "No real people", text: "Nobody who lives or has lived, and nobody you know." },
      { title: "No minors", text: "No underage depictions of any kind. Everyone in a scene is an adult." },
      { title: "No blood incest", text: "No role-play of sex between blood relatives." },
    ],
    howTitle: "How it is looked after",
    how: "An AI flags items. A human looks at them, and only a human issues bans.",
    more: "Read all the terms",
    newTab: "opens in a new tab",
    accept: "I have read and accept the rules",
    needed: "Please accept the rules to go on",
  },
  preferences: "This sets the voice for every character. Change it any time, for everyone or for one chat.",
  categories: {
    lead: "What you like comes first, what you leave out is not shown to you. You can change all this later.",
    tabs: "What to choose",
    interests: texts.categories.interests,
    creator: texts.categories.creators,
    creatorLead: "If you publish characters: what they are about.",
  },
} as const;
