/** What signing up says to who comes from the landing page with a reply. */
export const keptReplyTexts = {
  title: (they: "she" | "he") => `${they === "she" ? "She" : "He"} is waiting`,
  lead: (name: string) => `An account takes a minute. Then ${name} answers.`,
  signUpAndSend: "Sign Up and send it",
  kept: "Your reply is kept",
  changeIt: "Change it",
  showAll: "Show all",
} as const;
