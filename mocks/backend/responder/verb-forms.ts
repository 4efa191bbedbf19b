import { doublingVerbs, irregularVerbs } from "./banks/words.ts";

/** What a verb agrees with: I, they (and you), or a singular noun. */
export type Agreement = "I" | "they" | "one";

const irregularPast: Readonly<Record<string, string>> = Object.fromEntries(irregularVerbs);

/** Past forms without a regular ending. */
export const irregularPasts: ReadonlySet<string> = new Set(Object.values(irregularPast));

const startsDoubled = (verb: string): string => (doublingVerbs.has(verb) ? verb + verb.at(-1) : verb);

/** sets, goes, carries, has. */
export function thirdPerson(verb: string): string {
  if (verb === "be") return "is";
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** set, went, carried. */
export function pastTense(verb: string): string {
  const known = irregularPast[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${startsDoubled(verb)}ed`;
}

/** setting, lying, carrying, seeing. */
export function participle(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb) && verb !== "be") return `${verb.slice(0, -1)}ing`;
  return `${startsDoubled(verb)}ing`;
}

/**
 * A finite verb form.
 * @param verb base form
 * @param negative "doesn’t take", contracted as in prose
 */
export function finiteVerb(verb: string, agreement: Agreement, tense: "present" | "past", negative: boolean): string {
  if (verb === "can") return tense === "past" ? (negative ? "couldn’t" : "could") : negative ? "can’t" : "can";
  if (verb === "be") {
    const form =
      tense === "past" ? (agreement === "they" ? "were" : "was") : { I: "am", they: "are", one: "is" }[agreement];
    if (!negative) return form;
    return form === "am" ? "am not" : `${form}n’t`;
  }
  if (negative) {
    if (tense === "past") return `didn’t ${verb}`;
    return agreement === "one" ? `doesn’t ${verb}` : `don’t ${verb}`;
  }
  if (tense === "past") return pastTense(verb);
  return agreement === "one" ? thirdPerson(verb) : verb;
}
