import { numberText } from "#src/lib/count-text.ts";

/** The part of `texts` that the landing document shows: it is a page of its own, and loads no others. */
export const frontTexts = {
  tryAgain: "Try again",
  listFailed: "This could not be loaded.",
  signUp: "Sign Up",
  wiki: "Wiki",
  card: {
    favourite: "Favourite",
    favouriteFailed: "Failed to update favorites",
    mature: "Mature content, shown blurred",
  },
  crash: {
    title: "We lost the thread",
    lead: "Something on this page went wrong. What you typed elsewhere is kept.",
    network: "The server could not be reached. Check your connection and try again.",
    chunk: "A new version is out. Please load the page again.",
    offlineTitle: "No connection",
    offline: "You are offline, and this page was not loaded before. It comes when the connection is back.",
    region: "This part could not be shown.",
    dialog: "This could not be opened. Please try again.",
    reload: "Load the page again",
  },
  landing: {
    title: "Role-play chat",
    headline: "It’s your line.",
    lead: "Play a scene with characters who stay in it. You decide what you say, what you do, and how long you linger.",
    answer: (name: string) => `Your answer to ${name}`,
    placeholder: (them: string) => `Answer ${them}…`,
    reply: "Reply free",
    narrate: "Tell what you do",
    another: "Another opening",
    onStage: (name: string, line: string) => `${name} is on stage now. ${line}`,
    left: (count: number) => (count < 0 ? `${numberText(-count)} too many` : `${numberText(count)} left`),
    promise: (they: string) =>
      `Kept word for word. Sign up when you are ready, and it is the first thing ${they} hears.`,
    signUpTitle: (they: "she" | "he") => `${they === "she" ? "She" : "He"} is waiting`,
    signUpLead: (name: string) => `An account takes a minute. Then ${name} answers.`,
    signUpAndSend: "Sign Up and send it",
    replyKept: "Your reply is kept",
    changeIt: "Change it",
    showAll: "Show all",
    notOnStage: (name: string) => `${name} is not on stage tonight. Your reply is kept on this device.`,
    notDelivered: (name: string) => `Your reply could not be brought to ${name}. It is kept on this device.`,
  },
} as const;
