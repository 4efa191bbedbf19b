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
    dialogOffline: "This could not be opened: there is no connection.",
    reload: "Load the page again",
  },
} as const;
