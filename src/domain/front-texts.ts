/** The part of `texts` that the landing document shows: it is a page of its own, and loads no others. */
export const frontTexts = {
  tryAgain: "Try again",
  listFailed: "This could not be loaded.",
  signUp: "Sign Up",
  wiki: "Wiki",
  noScript: {
    landing:
      "She waits for your line, but scripts are switched off here, and without them nobody hears it. Allow JavaScript for this page and load it again.",
    account:
      "The door needs JavaScript: it checks that a person is standing there. It is switched off here. Allow it for this page and load it again.",
  },
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
    /** Who stands in the scene, by the name she has on the stage of the server. */
    stage: "Maren Holloway",
    hers: "Maren doesn’t open the door all the way. “You’ve walked a long way to stand there.”",
    answer: "Your answer to Maren",
    placeholder: "Answer her…",
    reply: "Reply free",
    narrate: "Tell what you do",
    hints: [
      { label: "Ask about the light", line: "“Why is the light out?”" },
      { label: "Say nothing", line: "*I say nothing and hold up the lamp.*" },
    ],
    left: (count: number) =>
      count < 0 ? `${(-count).toLocaleString("en")} too many` : `${count.toLocaleString("en")} left`,
    promise: "Kept word for word. Sign up when you are ready, and it is the first thing she hears.",
    signUpTitle: "She is waiting",
    signUpLead: "An account takes a minute. Then Maren answers.",
    signUpAndSend: "Sign Up and send it",
    replyKept: "Your reply is kept",
    changeIt: "Change it",
    showAll: "Show all",
    notOnStage: "Maren is not on stage tonight. Your reply is kept on this device.",
    notDelivered: "Your reply could not be brought to Maren. It is kept on this device.",
  },
} as const;
