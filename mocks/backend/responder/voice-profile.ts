import { placeHeads, thingHeads } from "./banks/card-cues.ts";
import { firstPersonVerbs, joinedVerbs, keptVerbs, mannerWords, titles } from "./banks/manners.ts";
import { nounPhrases, tellingWords } from "./noun-phrases.ts";
import { mustSteerAway } from "./user-turn.ts";
import { pronounsOf } from "./banks/pronouns.ts";
import type { Pronouns } from "./realise.ts";
import type { Voice } from "./responder.ts";
import { asSentence, sentencesOf } from "./sentences.ts";

/** A line of the character's example dialogue, with the words it answers. */
export type OwnLine = { asked: ReadonlySet<string>; answers: ReadonlySet<string>; speech: string };

/** What is derived from a character's texts; every part may be empty. */
export type VoiceProfile = {
  shortName: string;
  pronouns: Pronouns;
  manners: ReadonlySet<string>;
  ownLines: readonly OwnLine[];
  /** Statements about the character, in the first person. */
  facts: readonly { words: ReadonlySet<string>; speech: string }[];
  /** The sentences of its texts, for answering questions. */
  card: readonly { words: ReadonlySet<string>; isDenied: boolean }[];
  /** Things and places mentioned in its texts. */
  things: readonly string[];
  places: readonly string[];
  /** Whether its opening narrates in the first person. */
  tellsAsI: boolean;
  allText: string;
};

/** The name others use in a scene: without title, epithet or family name. */
export function shortNameOf(name: string): string {
  const trimmed = name
    .trim()
    .replaceAll(/\s+/gu, " ")
    .replace(/\s*[([|,/].*$/u, "");
  if (trimmed === "") return name.trim() === "" ? "Someone" : name.trim();
  const words = trimmed.split(" ");
  if (/^(?:the|a|an)$/iu.test(words[0] ?? "")) return trimmed;
  const own = words.find((word) => !titles.test(word) && /\p{L}/u.test(word));
  const chosen = own ?? trimmed;
  return (chosen.length === 1 ? trimmed : chosen).replace(/-\d+$/u, "").replaceAll(/["“”*{}]/gu, "") || trimmed;
}

/** The short names of a scene's cast, by full name. If two would be the same, both keep their full names. */
export function shortNamesOf(names: readonly string[]): ReadonlyMap<string, string> {
  const short = names.map((name) => shortNameOf(name));
  const isShared = (name: string) => short.filter((other) => other === name).length > 1;
  return new Map(names.map((name, at) => [name, (isShared(short[at] ?? "") && name.trim()) || (short[at] ?? name)]));
}

function pronounsFor(voice: Voice): Pronouns {
  const text = ` ${voice.description} ${voice.personality} ${voice.scenario} ${voice.tagline} ${voice.exampleDialogue} `;
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself|woman|girl|female|lady|queen|mother|wife|sister|daughter|witch)\b/giu);
  const he = count(/\b(?:he|him|his|himself|man|boy|male|king|father|husband|brother|son|guy)\b/giu);
  if (/\bthey\/them\b/iu.test(text)) return pronounsOf.they;
  if (/\bshe\/her\b/iu.test(text)) return pronounsOf.she;
  if (/\bhe\/him\b/iu.test(text)) return pronounsOf.he;
  const strict = (pattern: RegExp): number =>
    (voice.description.match(pattern)?.length ?? 0) * 2 +
    (voice.personality.match(pattern)?.length ?? 0) +
    (voice.firstMessage.match(pattern)?.length ?? 0);
  const sheStrict = strict(/\b(?:she|hers|herself)\b/giu);
  const heStrict = strict(/\b(?:he|himself)\b/giu);
  const theyStrict = strict(/\b(?:they|themself|themselves)\b/giu);
  if (theyStrict > sheStrict && theyStrict > heStrict && theyStrict >= 4) return pronounsOf.they;
  if (sheStrict !== heStrict) return sheStrict > heStrict ? pronounsOf.she : pronounsOf.he;
  if (she !== he) return she > he ? pronounsOf.she : pronounsOf.he;
  return pronounsOf.they;
}

function ownLinesOf(exampleDialogue: string): OwnLine[] {
  const lines: OwnLine[] = [];
  let asked = new Set<string>();
  for (const line of exampleDialogue.split(/\r?\n/u)) {
    const question = /^\s*(?:\{\{user\}\}|<user>|you)\s*:\s*(.+)$/iu.exec(line);
    if (question !== null) {
      asked = tellingWords(question[1] ?? "");
      continue;
    }
    const said = line.replace(/^\s*(?:\{\{char\}\}|<bot>|[\p{L} .'’-]{1,30})\s*:\s*/iu, "");
    if (/^\s*<start>/iu.test(said) || said.trim() === "") continue;
    const quoted = [...said.matchAll(/[“"]([^”"]+)[”"]/gu)].map((match) => (match[1] ?? "").trim());
    const unmarked = quoted.length === 0 ? [said.replaceAll(/\*[^*]+\*/gu, " ").trim()] : quoted;
    for (const speech of unmarked) {
      const words = speech.split(/\s+/u).length;
      if (words < 3 || words > 60 || /\{\{|["“”*<>]/u.test(speech) || mustSteerAway(speech)) continue;
      lines.push({ asked, answers: new Set([...asked, ...tellingWords(speech)]), speech: asSentence(speech) });
    }
  }
  return lines;
}

function baseOf(verb: string): string | null {
  const known = firstPersonVerbs[verb];
  if (known !== undefined) return known;
  if (
    /(?:ed|ught|ew|ade|ost|ept|elt|old|ave|ame|ound|ought|ent|eft|ove|oke|ore|ose)$/u.test(verb) ||
    keptVerbs.has(verb)
  )
    return verb;
  if (/[^s]ies$/u.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/u.test(verb)) return verb.slice(0, -2);
  if (/[^su]s$/u.test(verb)) return verb.slice(0, -1);
  return null;
}

/**
 * “She is a nurse and loves jazz.” in the first person: “I am a nurse and love jazz.” Null if the sentence is not clearly
 * about the character, or cannot be converted reliably.
 */
function toldAsI(sentence: string, name: string, pronouns: Pronouns): string | null {
  const plain = sentence
    .replaceAll("'", "’")
    .replaceAll(/\{\{char\}\}/giu, name)
    .trim();
  if (plain.length > 190 || /\{\{|\byou\b|["“”*<>:;()]/iu.test(plain) || mustSteerAway(plain)) return null;
  const heads = [name, shortNameOf(name), pronouns.subject].filter(Boolean);
  const head = heads.find((candidate) => plain.toLowerCase().startsWith(`${candidate.toLowerCase()} `));
  if (head === undefined || (pronouns.subject === "they" && head === "they")) return null;
  let words = plain.slice(head.length + 1).split(/\s+/u);
  const adverb = /^(?:never|always|often|only|still|once|rarely|usually|also|secretly)$/iu.test(words[0] ?? "") ? 1 : 0;
  const verb = baseOf((words[adverb] ?? "").toLowerCase());
  if (verb === null) return null;
  words = [...words.slice(0, adverb), verb, ...words.slice(adverb + 1)];
  for (let at = adverb + 1; at + 1 < words.length; at += 1) {
    if (!/^(?:and|but)$/iu.test(words[at] ?? "") && !(words[at] ?? "").endsWith(",")) continue;
    const following = words[at + 1] ?? "";
    if (joinedVerbs.has(following)) words[at + 1] = baseOf(following) ?? following;
    // Any other word in -s may be a verb or a plural, so give up.
    else if (/^(?!its|his|hers|this|us|is|was|as|plus)[a-z]+[^s’]s$/u.test(following)) return null;
  }
  let line = `I ${words.join(" ")}`;
  line = line
    .replaceAll(new RegExp(`\\b${pronouns.subject} is\\b`, "giu"), "I am")
    .replaceAll(new RegExp(`\\b${pronouns.subject} has\\b`, "giu"), "I have")
    .replaceAll(new RegExp(`\\b${pronouns.reflexive}\\b`, "giu"), "myself");
  if (pronouns.subject === "she")
    line = line
      .replaceAll(/\bher(?=[.,]|$)/giu, "me")
      .replaceAll(/\bher\b/giu, "my")
      .replaceAll(/\bhers\b/giu, "mine");
  else if (pronouns.subject === "he") line = line.replaceAll(/\bhim\b/giu, "me").replaceAll(/\bhis\b/giu, "my");
  else if (/\b(?:their|them)\b/iu.test(line)) return null;
  if (/\b(?:she|he|her|his|him)\b/iu.test(line) || new RegExp(`\\b${pronouns.subject}\\b`, "iu").test(line))
    return null;
  return asSentence(line);
}

/** The first three manners named, since authors put the most important ones first. */
function mannersOf(text: string): Set<string> {
  const found = mannerWords
    .map(([word, pattern]) => ({ word, at: text.search(pattern) }))
    .filter((entry) => entry.at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return new Set(found.slice(0, 3).map((entry) => entry.word));
}

const profiles = new WeakMap<Voice, VoiceProfile>();

/** The profile of a voice, computed once per voice. */
export function profileOf(voice: Voice): VoiceProfile {
  const known = profiles.get(voice);
  if (known !== undefined) return known;
  const pronouns = pronounsFor(voice);
  const name = voice.name.trim() === "" ? "Someone" : voice.name.trim();
  const manner = `${voice.personality} ${voice.personality === "" ? voice.description : ""} ${voice.tagline}`;
  const narration = [...voice.firstMessage.matchAll(/\*([^*]+)\*/gu)].map((match) => match[1] ?? "").join(" ");
  const facts = sentencesOf(`${voice.description.slice(0, 4_000)}\n${voice.personality.slice(0, 1_500)}`)
    .map((sentence) => toldAsI(sentence, name, pronouns))
    .filter((speech) => speech !== null)
    .map((speech) => ({ words: tellingWords(speech), speech }));
  const named = nounPhrases(
    [voice.scenario, voice.firstMessage, voice.description].map((text) => text.slice(0, 1_500)).join("\n"),
  ).filter((phrase) => phrase.startsWith("the ") && !mustSteerAway(phrase));
  const isOf = (phrase: string, heads: ReadonlySet<string>): boolean => heads.has(phrase.split(" ").at(-1) ?? "");
  const profile: VoiceProfile = {
    shortName: shortNameOf(name),
    pronouns,
    manners: mannersOf(manner),
    ownLines: ownLinesOf(voice.exampleDialogue.slice(0, 8_000)),
    facts,
    card: sentencesOf(`${voice.description}\n${voice.personality}\n${voice.scenario}`.slice(0, 6_000)).map(
      (sentence) => ({
        words: tellingWords(sentence),
        isDenied: /\b(?:never|no|not|nobody|nothing|without|last)\b|n[’']t\b/iu.test(sentence),
      }),
    ),
    things: named.filter((phrase) => isOf(phrase, thingHeads)),
    places: named.filter((phrase) => isOf(phrase, placeHeads)),
    tellsAsI: /(?:^|[^\p{L}])(?:I|my)\b/u.test(narration),
    allText:
      `${voice.name} ${voice.tagline} ${voice.description} ${voice.personality} ${voice.scenario} ${voice.firstMessage}`
        .slice(0, 12_000)
        .toLowerCase(),
  };
  profiles.set(voice, profile);
  return profile;
}
