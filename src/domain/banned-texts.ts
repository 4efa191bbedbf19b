/** What a banned account is told (GAP-105): on every page, and beforehand to the staff who ban it. */
export const bannedTexts = {
  title: "The curtain is down for now",
  lead: "You cannot use this account at the moment.",
  until: (day: string) => `Your account is closed until ${day}. Your chats and characters are kept, and wait for you.`,
  forGood: "Your account is closed. Your chats and characters are kept.",
  why: "Why",
  untilWhen: "Until",
  case: "Case",
  support: "Ask for a second look",
  takeData: "Take my data",
} as const;
