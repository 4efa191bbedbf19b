import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";

/** Texts of the model settings that are not in the specification (GAP-113). */
export const modelTexts = {
  noFavouritesHelp: "Star the models you like, and they wait for you here.",
  tab: "Model",
  sections: "Model and replies",
  search: "Search models",
  clear: texts.actions.clearSearch,
  noMatch: "No model by that name",
  found: (count: number) => `${count} ${count === 1 ? "model" : "models"}`,
  none: "No models on stage",
  listFailed: "The models could not be loaded.",
  swapFailed: "The model could not be changed. Please try again.",
  keep: (name: string) => `Favourite: ${name}`,
  keepLimit: `You can keep ${limits.favouriteModels} favourite models. Take one off first.`,
  keepUnknown: "Your favourite models could not be loaded.",
  order: "Order of the favourites",
  orderHelp: "The quick swap lists them so. Drag a handle, or move it with ↑ and ↓.",
  orderDone: "All models",
  move: (name: string) => `Move ${name}`,
  placeOf: (name: string, at: number, count: number) => `${name} is ${at} of ${count}`,
  pro: "Pro",
  locked: "Needs a paid plan",
  appliesTo: "Applies to",
  levels: {
    thread: "This chat",
    character: (name: string) => `All chats with ${name}`,
    user: "Every character",
  },
  sources: {
    thread: "chosen for this chat",
    character: (name: string) => `chosen for all chats with ${name}`,
    user: "chosen for every character",
    default: "the default",
  },
  ownBefore: "A member with a choice of its own keeps that.",
  inEffect: "Here now",
  open: "Leave it open",
  openHelp: (value: string, source: string) => `Then it is “${value}”, ${source}.`,
  preferencesFailed: "How replies are written here could not be loaded.",
} as const;
