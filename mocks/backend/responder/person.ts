import { acrossPersons, afterObject, agreeingVerbs, beforeObject } from "./banks/words.ts";

/** Changes statements between first and second person. */

/** “I lost my brother to you” becomes “you lost your brother to me”; everything else is unchanged. */
export function turnedAround(clause: string): string {
  const words = clause.trim().split(/\s+/u);
  let subject = "";
  return words
    .map((word, at) => {
      const [, bare = "", mark = ""] = /^(.*?)([.,;:!?…]*)$/u.exec(word) ?? [];
      const plain = bare.toLowerCase();
      if (plain === "you") {
        const next = words[at + 1]?.toLowerCase().replace(/[.,;:!?…]+$/u, "");
        const isObject =
          mark !== "" ||
          next === undefined ||
          (at > 0 && (afterObject.test(next) || beforeObject.test(words[at - 1]?.toLowerCase() ?? "")));
        subject = isObject ? subject : "I";
        return `${isObject ? "me" : "I"}${mark}`;
      }
      if (plain === "i") subject = "you";
      // “If you were free” is a subjunctive: its verb does not change.
      const isWish = plain === "were" && words[at - 2]?.toLowerCase() === "if";
      const agreed = subject === "" || isWish ? undefined : agreeingVerbs[subject]?.[plain];
      if (plain !== "i" && plain !== "not" && !/(?:ly|ever|never|also|still)$/u.test(plain)) subject = "";
      return `${agreed ?? acrossPersons[plain] ?? bare}${mark}`;
    })
    .join(" ");
}
