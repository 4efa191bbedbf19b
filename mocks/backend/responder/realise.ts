import { caseOf, firstPerson, secondPerson } from "./banks/pronouns.ts";
import { type Agreement, finiteVerb, participle } from "./verb-forms.ts";

export type Pronouns = {
  subject: string;
  object: string;
  possessive: string;
  possessivePronoun: string;
  reflexive: string;
};

/** Point of view and tense of a reply's narration. */
export type Telling = {
  /** `I`, or the character by name and pronoun. */
  character: "first" | "third";
  /** `you`, or the user by name and pronoun. */
  user: "second" | "third";
  tense: "present" | "past" | "neutral";
  characterName: string;
  characterPronouns: Pronouns;
  userName: string;
  userPronouns: Pronouns;
  /** Whether to name the character once before using pronouns. */
  nameFirst: boolean;
};

/** Who has been named in the reply already. */
export type Mentions = { character: boolean; user: boolean };

const together = (telling: Telling): string =>
  telling.character === "first" ? "us" : telling.user === "second" ? "the two of you" : "the two of them";

const possessiveOf = (name: string): string => `${name}’s`;

/** Capitalises every sentence, except names that begin with a lower-case letter. */
export function capitalised(text: string): string {
  return text.replaceAll(
    /(^|[.!?…]\s+)([‘\ue000]?\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+([,.;:!?…])/gu, "$1")
    .replaceAll(/(^|[.!?…]\s*)[,;:]\s*/gu, "$1")
    .replaceAll(/,\s*,/gu, ",")
    .replaceAll(/\s{2,}/gu, " ")
    .trim();
}

type Token = { kind: "text" | "pronoun" | "verb"; value: string };
const tokenPattern = /\{([A-Za-z]+)\}|\[([^\]]+)\]/gu;

function tokensOf(markup: string, slots: Readonly<Record<string, string>>): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of markup.matchAll(tokenPattern)) {
    if (match.index > last) tokens.push({ kind: "text", value: markup.slice(last, match.index) });
    last = match.index + match[0].length;
    const word = match[1];
    if (word === undefined) tokens.push({ kind: "verb", value: match[2] ?? "" });
    else if (word.toLowerCase() === "us" || word.toLowerCase() === "our" || word.toLowerCase() in caseOf)
      tokens.push({ kind: "pronoun", value: word.toLowerCase() });
    else tokens.push({ kind: "text", value: slots[word.toLowerCase()] ?? "" });
  }
  if (last < markup.length) tokens.push({ kind: "text", value: markup.slice(last) });
  return tokens;
}

function characterWord(word: string, telling: Telling, mentions: Mentions): { text: string; agreement: Agreement } {
  if (telling.character === "first") return { text: firstPerson[word] ?? word, agreement: "I" };
  if (word === "i" && telling.nameFirst && !mentions.character) {
    mentions.character = true;
    return { text: telling.characterName, agreement: "one" };
  }
  const text = telling.characterPronouns[caseOf[word] ?? "subject"];
  return { text, agreement: telling.characterPronouns.subject === "they" ? "they" : "one" };
}

function userWord(
  word: string,
  telling: Telling,
  mentions: Mentions,
  isSubject: boolean,
): { text: string; agreement: Agreement } {
  if (telling.user === "second") return { text: secondPerson[word] ?? word, agreement: "they" };
  // “At Wren’s shoes, and then at Wren”: “them” would be ambiguous.
  if (word === "yourself" || (word !== "you" && mentions.user && !isSubject)) {
    return { text: telling.userPronouns[caseOf[word] ?? "object"], agreement: "one" };
  }
  mentions.user = true;
  return { text: word === "you" ? telling.userName : possessiveOf(telling.userName), agreement: "one" };
}

const verbPattern = /^(~?)(not:)?(?:(s|p|u):)?(not:)?(.+)$/u;
/** Marks an omitted form of “be”. */
const leftOut = "\ue001";

/** A passage of narration in the reply's point of view and tense. */
export function realiseNarration(
  markup: string,
  telling: Telling,
  mentions: Mentions,
  slots: Readonly<Record<string, string>>,
): string {
  const tokens = tokensOf(markup, slots);
  const tense = telling.tense === "past" ? "past" : "present";
  let characterAgreement: Agreement =
    telling.character === "first" ? "I" : telling.characterPronouns.subject === "they" ? "they" : "one";
  let text = "";
  let userActed = false;
  tokens.forEach((token, at) => {
    if (token.kind === "text") {
      text += token.value;
      return;
    }
    if (token.kind === "pronoun") {
      if (token.value === "our") {
        text += telling.character === "first" ? "our" : telling.user === "second" ? "your" : "their";
        return;
      }
      if (token.value === "us") {
        text +=
          text.endsWith("of ") && telling.character !== "first"
            ? telling.user === "second"
              ? "you"
              : "them"
            : together(telling);
        return;
      }
      if (token.value in firstPerson) {
        const nextVerb = tokens.slice(at + 1).find((later) => later.kind === "verb");
        // Tenseless prose has no subject ("Setting the lamp down."), except in subordinate clauses.
        if (
          token.value === "i" &&
          telling.tense === "neutral" &&
          nextVerb !== undefined &&
          !nextVerb.value.startsWith("~")
        )
          return;
        const word = characterWord(token.value, telling, mentions);
        if (token.value === "i") characterAgreement = word.agreement;
        text += word.text;
      } else {
        const next = tokens[at + 1];
        const verb = tokens[at + 2];
        const isSubject =
          token.value === "you" && next?.value.trim() === "" && verb?.kind === "verb" && /^~?u:/u.test(verb.value);
        text +=
          userActed && !isSubject && token.value === "you" && telling.user === "third"
            ? telling.userPronouns.object
            : userWord(token.value, telling, mentions, isSubject).text;
        userActed ||= isSubject;
      }
      return;
    }
    const parts = verbPattern.exec(token.value);
    const clause = parts?.[1] === "~";
    const subject = parts?.[3];
    const negative = (parts?.[2] ?? parts?.[4]) !== undefined;
    const verb = parts?.[5] ?? token.value;
    if (telling.tense === "neutral" && !clause && subject !== "u" && verb !== "can") {
      if (verb === "be") text += negative ? `${leftOut}not` : leftOut;
      else text += negative ? `not ${participle(verb)}` : participle(verb);
      return;
    }
    const agreement: Agreement =
      subject === "s"
        ? "one"
        : subject === "p"
          ? "they"
          : subject === "u"
            ? telling.user === "second"
              ? "they"
              : "one"
            : characterAgreement;
    // “As one does with a horse” is in the present in any tense.
    const timeless = clause && /\bone $/u.test(text);
    text += finiteVerb(verb, agreement, timeless ? "present" : tense, negative);
  });
  if (telling.tense === "neutral") text = text.replaceAll(/\b(?:it|there|that) \ue001/giu, "").replaceAll(leftOut, "");
  return capitalised(tidy(text));
}

/** A passage of speech, with its slots filled. */
export function realiseSpeech(markup: string, slots: Readonly<Record<string, string>>): string {
  return capitalised(
    tidy(markup.replaceAll(/\{([a-z]+)\}/giu, (_all, slot: string) => slots[slot.toLowerCase()] ?? "")),
  );
}
