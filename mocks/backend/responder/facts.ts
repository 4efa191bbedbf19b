import {
  askingWords,
  changesTold,
  asks,
  changes,
  feeling,
  fleeting,
  kinds,
  leads,
  notNames,
} from "./banks/fact-cues.ts";
import { tellingWords } from "./noun-phrases.ts";
import { turnedAround } from "./person.ts";
import { pastTense } from "./verb-forms.ts";
import { mustSteerAway, speechAndAction } from "./user-turn.ts";

/** A change in the scene. */
export type Change = "left" | "returned" | "lied" | "confessed" | "hurt" | "gave";

/** A fact that the user stated, as the character would say it: “you come from Odessa”. */
export type Fact = {
  kind: "name" | "work" | "from" | "home" | "kin" | "own" | "promise" | "self" | "other" | Change;
  text: string;
  words: ReadonlySet<string>;
  /** Index of the user's turn it comes from, from 0. */
  turn: number;
};

const name = "(\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2})";
const nameGiven = new RegExp(
  `\\b(?:[Mm]y (?:real |full |true )?name(?:’s| is)|[Cc]all me|I(?:’m| am) (?:called|known as|named)|(?:[Tt]hey|[Pp]eople|[Ff]riends|[Ee]veryone|[Ee]verybody) calls? me|I go by|[Tt]he name(?:’s| is)) ${name}`,
  "u",
);
const namedSelf = new RegExp(`^(?:I(?:’m| am)|This is|It(?:’s| is)) ${name}(?=$|,| from| and I)`, "u");
const clausesOf = (speech: string): string[] =>
  speech
    .split(/(?<=[.!?…])\s+|\n+|;\s*|,? (?:and|but) (?=(?:I|I’\p{L}+|my|it) )|, (?=(?:I|I’\p{L}+|my) )/u)
    .filter((part) => !part.trim().endsWith("?"))
    .map((part) =>
      part
        .replaceAll(/[.!?…“”"*]+$/gu, "")
        .trim()
        .replace(leads, "")
        .replace(/,? (?:actually|really|you know|too|by the way)$|, \p{Lu}[\p{L}’-]+$/u, ""),
    );

const ofWhom = /^(?:his|her|their|its) name\b/u;

/** A clause as a fact; null if it states nothing lasting. */
function factText(clause: string): string | null {
  const count = clause.split(/\s+/u).length;
  if (count < 2 || count > 18 || clause.length > 130 || /[“”"*{}[\]()<>]/u.test(clause)) return null;
  const promised = /^I(?:’ll| will) (?!be (?:fine|ok)|see\b|think\b|try\b)(.+)$/u.exec(clause)?.[1];
  if (promised !== undefined) return `you said you’d ${turnedAround(promised)}`;
  const sworn = /^I (promise|swear|vow) (?:(?:you )?(?:that )?I(?:’ll| will) |you (?=to))?(.+)$/u.exec(clause);
  if (sworn !== null && !/^(?:you|it)$/u.test(sworn[2] ?? "")) {
    const rest = turnedAround(sworn[2] ?? "");
    return `you ${pastTense(sworn[1] ?? "")} ${/^(?:to|never|not) /u.test(rest) ? rest : `to ${rest}`}`;
  }
  // “I can’t tell him” does not say what.
  if (/(?:n’t|not|never) .*\b(?:him|her|them|it|that)$|^I’d /u.test(clause)) return null;
  if (/^I(?:’|\b)/u.test(clause)) return fleeting.test(clause) || feeling.test(clause) ? null : turnedAround(clause);
  if (/^My \p{L}+|^my \p{L}+/u.test(clause)) return turnedAround(clause.charAt(0).toLowerCase() + clause.slice(1));
  if (
    /^(?:the|his|her|their|our|there|we|it(?! (?:must|sounds|seems|looks|feels))) /iu.test(clause) &&
    count >= 3 &&
    !/^(?:it|that)(?:’s| is| was) (?:a lie|fine|ok|good|nice|true|me)\b/iu.test(clause)
  )
    return turnedAround(clause.charAt(0).toLowerCase() + clause.slice(1));
  return null;
}

function kindOf(text: string): Fact["kind"] {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? (text.startsWith("you") ? "self" : "other");
}

/** An action or confession as a fact in the past: “you gave me the ring”. */
function deedText(text: string): string | null {
  const owned = /\bit was me who ([^.!?]{3,80})/iu.exec(text)?.[1];
  if (owned !== undefined) return `you ${turnedAround(owned)}`;
  const clause = /\bI(?:’ve| have)? ((?:just )?\p{L}+ [^.!?…,;“”"]{2,60})/u.exec(text)?.[1]?.trim();
  if (clause === undefined) return null;
  const [verb = "", ...rest] = clause.replace(/^just /u, "").split(/\s+/u);
  if (rest.length > 11) return null;
  const isPast =
    /(?:ed|pt|ew|ole|ought|sold|ore|oke|did|lit|aid|ung|gave|orn|ame|ang|shot|burnt)$/u.test(verb) &&
    !/^(?:give|have|need|feed|bleed)$/u.test(verb);
  return turnedAround(
    `I ${isPast || /^(?:cut|put|hit|set|hurt)$/u.test(verb) ? verb : pastTense(verb)} ${rest.join(" ").replaceAll(/\b(?:him|her|them)(?= (?:a|an|the|my)\b)/gu, "you")}`,
  );
}

/** The change that a turn makes to the scene, with the fact to remember. */
export function changeIn(content: string): { change: Change; text: string } | null {
  const { speech, action } = speechAndAction(content.replaceAll("'", "’"));
  const told = speech
    .split(/(?<=[.!?…])\s+/u)
    .filter((part) => !part.endsWith("?"))
    .join(" ");
  for (const [change, pattern] of changes) {
    const part = [action, told].find((text) => pattern.test(text));
    if (part === undefined) continue;
    const sentence = part.split(/(?<=[.!?…])\s+/u).find((text) => pattern.test(text)) ?? part;
    const about = /\blied about ([^.!?,]+)/iu.exec(part)?.[1];
    const text =
      change === "lied"
        ? about === undefined
          ? null
          : `you lied about ${turnedAround(about)}`
        : change === "left" || change === "returned"
          ? null
          : (deedText(change === "gave" && part !== action ? `${action}. ${sentence}` : sentence) ??
            (change === "hurt" ? factText(sentence.replace(/[.!…]+$/u, "")) : null));
    return { change, text: text ?? changesTold[change] };
  }
  return null;
}

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const words = [...one].filter((word) => word.length > 2);
  return words.filter((word) => other.has(word)).length / Math.max(1, Math.min(words.length, other.size));
};
const single: ReadonlySet<Fact["kind"]> = new Set(["name", "from", "home"]);
const denied = /\b(?:not|n’t|never|no longer)\b|n’t\b/u;

/** The facts of one turn, in the order stated. */
function factsOfTurn(content: string, turn: number): Fact[] {
  if (mustSteerAway(content)) return [];
  const { speech } = speechAndAction(content.replaceAll("'", "’").slice(0, 1_200));
  const found: Fact[] = [];
  const add = (kind: Fact["kind"], text: string): void => {
    found.push({ kind, text, words: tellingWords(text), turn });
  };
  for (const clause of clausesOf(speech)) {
    const given = (nameGiven.exec(clause) ?? namedSelf.exec(clause))?.[1];
    if (given !== undefined && !notNames.test(given)) {
      add("name", `your name is ${given}`);
      const rest = /, (?:and )?((?:the|an?) [^.!?]{3,60})$/u.exec(clause)?.[1];
      if (rest !== undefined) add("work", `you’re ${turnedAround(rest)}`);
      const from = /(?:,| I’m|^I’m .*) (?:and )?from ([^,.!?]{3,40})/u.exec(clause)?.[1];
      if (from !== undefined) add("from", `you’re from ${from}`);
      continue;
    }
    const before = found.at(-1);
    const text = factText(clause);
    if (text === null) continue;
    if (before !== undefined && ofWhom.test(text)) found.pop();
    if (before !== undefined && ofWhom.test(text)) add(before.kind, `${before.text}, and ${text}`);
    else add(kindOf(text), text);
  }
  const change = changeIn(content);
  if (change === null) return found;
  const same = found.find(({ text }) => text.replace(/^you’ve /u, "you ").startsWith(change.text));
  if (same === undefined) add(change.change, change.text);
  else same.kind = change.change;
  return found;
}

const kept = new Map<string, readonly Fact[]>();

/** All facts stated in these turns, oldest first, without those retracted or corrected. Pure. */
export function factsIn(turns: readonly string[]): Fact[] {
  let facts: Fact[] = [];
  turns.forEach((content, turn) => {
    const ofTurn = kept.get(content) ?? factsOfTurn(content, turn);
    if (kept.size > 4_000) kept.clear();
    kept.set(content, ofTurn);
    for (const [place, fact] of ofTurn.entries()) {
      const before = facts.at(-1);
      if (place === 0 && before !== undefined && ofWhom.test(fact.text)) {
        const text = `${before.text}, and ${fact.text}`;
        facts[facts.length - 1] = { ...before, text, words: tellingWords(text), turn };
        continue;
      }
      const isDenial = denied.test(fact.text);
      const isLie = fact.kind === "lied";
      facts = facts.filter(
        (old) =>
          !(single.has(fact.kind) && old.kind === fact.kind) &&
          !(isDenial && !denied.test(old.text) && old.kind !== "name" && overlap(old.words, fact.words) >= 0.6) &&
          !(isLie && overlap(old.words, fact.words) >= 0.5) &&
          old.text !== fact.text,
      );
      facts.push({ ...fact, turn });
    }
  });
  return facts;
}

const aboutUser = /\b(?:i|me|my|mine|i’m|i’ve)\b|\bremember\b|\bforg[oe]t/iu;
const stem = (word: string): string => word.slice(0, word.length > 6 ? 5 : 4);

/** The facts that a question asks for, the best first; null if it is not about what the user has told. */
export function recalled(
  facts: readonly Fact[],
  asked: { text: string; words: ReadonlySet<string> },
): readonly Fact[] | null {
  const kind = asks.find(([, pattern]) => pattern.test(asked.text))?.[0] ?? null;
  const isAboutUser = aboutUser.test(asked.text);
  // “May I stay?” asks for permission, not for a fact.
  const isPlea =
    /^(?:can|could|may|might|will|would|should|shall|are|is|do|does|did|have) /iu.test(asked.text) &&
    !/\b(?:remember|know|tell|told|recall|forg[oe]t)/iu.test(asked.text);
  const stems = new Set([...asked.words].filter((word) => !askingWords.has(word)).map(stem));
  const scored = facts
    .map((fact, at) => {
      const hits = [...fact.words].filter((word) => stems.has(stem(word))).length;
      return { fact, at, score: hits * 2 + (fact.kind === kind ? 3 : 0) };
    })
    .filter(({ fact, score }) => score >= (isPlea ? Math.min(4, fact.words.size * 2) : isAboutUser ? 2 : 4))
    .toSorted((one, other) => other.score - one.score || other.at - one.at);
  if (
    /\b(?:everything|what (?:do|did|have) (?:you know|i (?:tell|told) you|you learned?)) ?(?:about me|of me|so far)?$/iu.test(
      asked.text,
    ) &&
    facts.length > 0
  )
    return facts.slice(-3);
  // “Where did I say I was?” shares no words with what was said, so look for a place.
  const place = /^where\b/iu.test(asked.text) ? / (?:at|on|in|to|from|above|near|by) / : / /u;
  if (scored.length === 0 && /\bi (?:say|said|tell|told)\b/iu.test(asked.text))
    return facts.filter(({ text }) => place.test(text)).slice(-1);
  if (scored.length > 0) return scored.map(({ fact }) => fact);
  return kind === null || !isAboutUser || isPlea || stems.size > 2 ? null : [];
}
