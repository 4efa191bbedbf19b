import type { Pronouns } from "../realise.ts";

/** Pronouns for the words of the markup, by person, and their grammatical case in the third person. */
export const firstPerson: Record<string, string> = { i: "I", me: "me", my: "my", mine: "mine", myself: "myself" };
export const secondPerson: Record<string, string> = { you: "you", your: "your", yours: "yours", yourself: "yourself" };
export const caseOf: Record<string, keyof Pronouns> = {
  i: "subject",
  me: "object",
  my: "possessive",
  mine: "possessivePronoun",
  myself: "reflexive",
  you: "object",
  your: "possessive",
  yours: "possessivePronoun",
  yourself: "reflexive",
};

export const pronounsOf: Record<"she" | "he" | "they", Pronouns> = {
  she: { subject: "she", object: "her", possessive: "her", possessivePronoun: "hers", reflexive: "herself" },
  he: { subject: "he", object: "him", possessive: "his", possessivePronoun: "his", reflexive: "himself" },
  they: { subject: "they", object: "them", possessive: "their", possessivePronoun: "theirs", reflexive: "themself" },
};
