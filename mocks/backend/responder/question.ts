import {
  auxiliaries,
  determiner,
  lead,
  negatedVerbs,
  pronoun,
  questionKinds,
  shortenedWords,
  strengthening,
  tail,
  unfit,
} from "./banks/words.ts";
import { nounPhrases, tellingWords } from "./noun-phrases.ts";
import { turnedAround } from "./person.ts";
import { pastTense, thirdPerson } from "./verb-forms.ts";

/** A question of the user, in the forms needed to answer or refuse it. */
export type Question = {
  kind: "yesNo" | "who" | "what" | "where" | "when" | "why" | "how" | "count";
  /** What follows “you ask me”: “where the lamp is”, “whether I trust you”, “about the ship”, “that”. */
  asked: string;
  /** Both answers as statements: “I trust you”, “I don’t trust you”; only for `yesNo`. */
  yes: string;
  no: string;
  words: ReadonlySet<string>;
  text: string;
};

/** The number of words that the subject at the start takes. */
function subjectOf(words: readonly string[], auxiliary: string, isWhole: boolean): number {
  const first = words[0]?.toLowerCase() ?? "";
  const isPointing =
    isWhole && /^th(?:is|at|ese|ose)$/u.test(first) && words.length > 1 && words[1]?.endsWith("ing") !== true;
  if (first === "" || (pronoun.test(first) && !isPointing)) return Math.min(1, words.length);
  if (/^\p{Lu}/u.test(words[0] ?? "")) return /^\p{Lu}/u.test(words[1] ?? "") ? 2 : 1;
  if (!determiner.test(first)) return /^(?:people|things|men|women)$/u.test(first) ? 1 : 0;
  if (!/^(?:is|are|was|were)/u.test(auxiliary)) return words.length > 2 ? 2 : words.length;
  const cut = words.findIndex(
    (word, at) => at > 1 && /(?:ed|ing|en|^in|^on|^at|^so|^like|^for|^from|^about)$/u.test(word),
  );
  return cut > 0 ? cut : isWhole ? words.length : 2;
}

const isMany = (subject: string): boolean =>
  /^(?:i|you|we|they|these|those|people|things|men|women)$/iu.test(subject) || / \p{L}+[^s’]s$/u.test(subject);

/** Subject and predicate in the word order of a statement. */
function stated(auxiliary: string, words: readonly string[], isTrue: boolean, isWhole = false): string | null {
  const size = subjectOf(words, auxiliary, isWhole);
  if (size === 0) return null;
  const subject = words.slice(0, size).join(" ");
  const rest = words.slice(size).filter((word) => !strengthening.test(word) && word !== "not");
  const base = auxiliary.replace(/n’t$/u, "");
  if (/^(?:do|does|did)$/u.test(base)) {
    if (rest.length === 0) return null;
    const [verb = "", ...more] = rest;
    const form = base === "did" ? pastTense(verb) : isMany(subject) ? verb : thirdPerson(verb);
    return [
      subject,
      ...(isTrue ? [form] : [`${base === "do" && !isMany(subject) ? "does" : base}n’t`, verb]),
      ...more,
    ].join(" ");
  }
  return [subject, isTrue ? base : (negatedVerbs[base] ?? `${base}n’t`), ...rest].join(" ");
}

const contracted = (text: string): string =>
  text.replace(/^you aren’t\b/u, "you’re not").replace(/^(I|you) (?:a|wi)(m|re|ll)\b/u, "$1’$2");

function yesAndNo(auxiliary: string, words: readonly string[]): { yes: string; no: string } {
  const plain = words.join(" ");
  const [yes, no] = [true, false].map((isTrue) => stated(auxiliary, words, isTrue));
  if (!yes || !no || words.length > 11 || unfit.test(plain.toLowerCase()) || /[,;:“”]/u.test(plain))
    return { yes: "yes", no: "no" };
  return { yes: contracted(turnedAround(yes)), no: contracted(turnedAround(no)) };
}

/** The last question in a text; null for none. */
export function readQuestion(speech: string): Question | null {
  const sentences = speech.match(/[^.!?…\n]+[.!?…]*/gu) ?? [];
  const isAsked = (text: string): boolean =>
    text.includes("?") ||
    /^\W*(?:who|what|where|when|why|how) (?:is|are|was|were|do|does|did|will|can|should)\b/iu.test(text);
  const sentence = sentences.findLast(isAsked);
  if (sentence === undefined) return null;
  const text = sentence
    .replaceAll(/[?!….“”"*]+/gu, " ")
    .trim()
    .replace(lead, "")
    .replace(tail, "")
    .trim();
  const spelled = text.replace(/^\p{L}+’\p{L}+/u, (word) => shortenedWords[word.toLowerCase()] ?? word);
  const words = spelled.split(/\s+/u).map((word) => word.replace(/[,;:]+$/u, ""));
  const first = words[0]?.toLowerCase() ?? "";
  const topic = nounPhrases(text)[0];
  const fallback = topic === undefined ? "that" : `about ${topic}`;
  const common = { text, words: tellingWords(text) };
  if (auxiliaries.test(first)) {
    const auxiliary = first;
    const said = yesAndNo(auxiliary, words.slice(1));
    // “Left or right?” cannot be answered with yes.
    if (/ or (?!not\b)/u.test(text)) return { ...common, kind: "what", asked: fallback, yes: "yes", no: "no" };
    return { ...common, kind: "yesNo", asked: said.yes === "yes" ? fallback : `whether ${said.yes}`, ...said };
  }
  const kind = questionKinds[first];
  // “Tuesday?” only repeats another question.
  if (kind === undefined && (words.length < 3 || sentence !== sentences.at(-1))) return null;
  if (kind === undefined) return { ...common, kind: "yesNo", asked: fallback, yes: "yes", no: "no" };
  const isCount = first === "how" && /^(?:much|many|long|old|far|often|soon|late|big|deep)$/iu.test(words[1] ?? "");
  const at = words.findIndex((word, place) => place > 0 && auxiliaries.test(word.toLowerCase()));
  const head = words.slice(0, Math.max(at, 1));
  const auxiliary = words[at]?.toLowerCase() ?? "";
  const predicate = at < 0 ? null : stated(auxiliary, words.slice(at + 1), !auxiliary.endsWith("n’t"), true);
  // “Who lit it” and “what is in it” have the word order of a statement already.
  const isPlain = at < 0 || (predicate === null && at === 1 && !/^(?:do|does|did)/u.test(auxiliary));
  const plain = isPlain ? words : predicate === null ? null : [...head, predicate];
  const asked =
    plain === null || plain.length < 2 || words.length > 14 || unfit.test(text)
      ? fallback
      : turnedAround(plain.join(" "));
  const lowered = asked.charAt(0).toLowerCase() + asked.slice(1);
  return { ...common, kind: isCount ? "count" : kind, asked: lowered, yes: "yes", no: "no" };
}

/** Whether two questions ask the same, by their words. */
export function asksTheSame(one: Question, other: Question): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return one.kind === other.kind && shared > 0 && shared / Math.max(one.words.size, other.words.size) >= 0.5;
}
