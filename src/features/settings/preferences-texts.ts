import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import type { LineLength, TextSize } from "#src/lib/look-ids.ts";
import { texts } from "#src/domain/texts.ts";

/** Texts of the Preferences tab that are not in the specification (GAP-113). */
export const preferencesTexts = {
  loading: "Loading your preferences",
  failed: "Your preferences did not load.",
  sections: {
    replies: "Replies",
    content: "What you see",
    look: "Home and chats",
    font: "Font",
    reading: "Reading",
    creator: "Your creator page",
  },
  responses: {
    label: labels.globalResponseSettings,
    open: "Change",
    defaults: "Nothing chosen yet",
  },
  streaming: { label: "Streaming", help: "Replies appear as they are written." },
  autoSendPicture: { label: "Auto-send pictures", help: "Characters send a picture when the scene calls for one." },
  sync: {
    label: "Older characters and chats",
    help: `Give them these ${labels.globalResponseSettings} too.`,
    action: "Sync",
  },
  mature: { label: "NSFW", help: "Mature content may appear in chats and lists." },
  viewMature: { label: "View NSFW", help: "Mature pictures are shown unblurred." },
  interests: {
    label: texts.categories.interests,
    open: "Choose",
    help: "What your home page favours and leaves out.",
    count: (selected: number, excluded: number) =>
      excluded === 0 ? `${selected} chosen` : `${selected} chosen, ${excluded} left out`,
  },
  homepage: { label: "Homepage", help: "What your home page begins with." },
  background: { label: "Background image", help: "The scene behind a chat." },
  overlay: { label: "Overlay strength", help: "How much of the scene is dimmed." },
  font: {
    label: "Font",
    help: "For the whole of Sotto, on this device.",
    sample: "The lamp is lit.",
    missing: "Not installed on this device",
    standIn: "Shown in Figtree: Satoshi is not installed",
  },
  textSize: {
    label: "Text size",
    help: "Of messages, and of what you write in chats. On this device.",
    names: {
      14: "Small",
      16: "Medium",
      18: "Large",
      20: "Extra large",
      24: "Huge",
      32: "Double",
    } satisfies Record<TextSize, string>,
  },
  lineLength: {
    label: "Line length",
    help: "How wide chats are, where the window has the room.",
    names: { 600: "Narrow", 760: "Comfortable", 1000: "Wide" } satisfies Record<LineLength, string>,
  },
  /** What shows both. */
  sample: {
    name: "Maren",
    reply:
      "*She turns the lamp down until the harbour is only a line of light on the water, and listens for the boat.*\n\n“You came back. Sit, and tell me all of it.”",
    answer: "*I put the key on the table.* “From the beginning, then.”",
  },
  legacyPage: { label: "Legacy creator page", help: "A single column instead of the grid." },
  messageCount: {
    label: "Message count on your profile",
    help: "Everyone sees how many messages your characters got.",
  },
  creatorFailed: "This setting did not load.",
  retry: texts.actions.tryAgain,
  ignored: {
    label: "Ignored creators",
    help: "You will not see their characters. Type a name exactly as its creator writes it.",
    full: `You ignore ${limits.ignoredCreators} creators. Take one off to add another.`,
    add: "Ignore",
    list: "Creators you ignore",
    remove: (name: string) => `Stop ignoring ${name}`,
    known: (name: string) => `${name} is on your list already.`,
    counter: (count: number) => `${count}/${limits.ignoredCreators}`,
    loading: "Loading the creators you ignore",
    failed: "The creators you ignore did not load.",
    saveFailed: "Your list could not be saved. Please try again.",
  },
};
