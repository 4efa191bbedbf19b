import { bonds, habits, type Standing, weights } from "./banks/stances.ts";
import type { ChatMemory } from "./chat-memory.ts";
import { asksTheSame, type Question } from "./question.ts";
import type { VoiceProfile } from "./voice-profile.ts";

/** Input for a stance; `directed` is how much warmer the user's directions want the character. */
type Asked = { profile: VoiceProfile; memory: ChatMemory; directed: number };

/** Warmth at the start of a scene, from 0 (wary) to 2 (fond). */
const startOf = ({ manners }: VoiceProfile): number =>
  (manners.has("warm") ? 2 : 1) - (["guarded", "blunt", "sly"].some((manner) => manners.has(manner)) ? 1 : 0);

/** The card's answer; null if it has none. */
function onCard({ text, words }: Question, { card, allText }: VoiceProfile): Standing | null {
  const asked = [...words];
  if (asked.length === 0) return null;
  const isIn = (word: string, said: ReadonlySet<string>): boolean =>
    [...said].some((other) => other.startsWith(word) || word.startsWith(other));
  const statement = card.find((sentence) => asked.every((word) => isIn(word, sentence.words)));
  if (statement !== undefined) return statement.isDenied ? "no" : "yes";
  const isOfTheWorld = !/\b(?:you|your|i|me|my|we)\b/iu.test(text);
  return isOfTheWorld && asked.every((word) => allText.includes(word)) ? "yes" : null;
}

/**
 * The character's answer, yes or no, as decided by the card and the scene when the question was first asked; it stays the
 * same for the rest of the scene. A question that neither decides is refused.
 */
export function standingOn(question: Question, { profile, memory, directed }: Asked): Standing {
  const before = memory.asked.find((earlier) => asksTheSame(earlier.question, question));
  const first = before?.question ?? question;
  const facts = [...memory.facts, ...memory.news].filter(({ turn }) => before === undefined || turn <= before.turn);
  const bond = facts.reduce(
    (sum, { kind }) => sum + (weights[kind] ?? 0),
    startOf(profile) + (before === undefined ? directed * 3 : 0),
  );
  const text = first.text.toLowerCase();
  return (
    bonds.find(([pattern]) => pattern.test(text))?.[1](bond) ??
    onCard(first, profile) ??
    habits.find(([pattern]) => pattern.test(text))?.[1] ??
    "refused"
  );
}
