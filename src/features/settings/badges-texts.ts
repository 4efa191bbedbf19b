/** Texts of the Badges tab that are not in the specification. */
export const badgesTexts = {
  loading: "Loading your badges",
  failed: "Your badges did not load.",
  moreFailed: "The next badges did not load.",
  empty: "No badges yet",
  emptyHelp: "They come with what you do here. Play a scene, keep a character, write a hundred messages.",
  help: "What is switched on shows on your creator page.",
  obtained: (date: string) => `Earned ${date}`,
  shown: (loaded: number, total: number) => `${loaded} of ${total}`,
  show: (name: string) => `Show ${name}`,
};
