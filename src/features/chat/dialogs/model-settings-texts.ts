import { limits } from "#src/domain/limits.ts";
import type { ModelPlace } from "#src/generated/api/model/modelPlace.ts";
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
  writer: "Who writes the replies",
  improviser: "The built-in improviser writes",
  improviserHelp: "It makes up every reply by itself, whichever model you choose below. No model is connected.",
  writes: (name: string) => `${name} writes`,
  connect: "Connect a model",
  connectOther: "Connect another",
  connectSteps: [
    "Start Ollama, LM Studio, llama.cpp, KoboldCpp or vLLM on the computer that runs Sotto, with a model in it.",
    "Start Sotto again: it finds the model by itself and lists it here.",
    "For any other, set LLM_BASE_URL and LLM_MODEL, and its key, before it starts. The key never reaches this page.",
  ],
  preferencesFailed: "How replies are written here could not be loaded.",
} as const;

/** Where a model runs, in words. */
export function placeText({ program, host, isLocal }: ModelPlace): string {
  const where = program === null ? host : `${program} (${host})`;
  return isLocal ? `In ${where}, on the computer that runs Sotto.` : `At ${where}.`;
}
