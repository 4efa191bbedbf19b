import { userReplies } from "./banks/user-lines.ts";
import { closingOf } from "./continuation.ts";
import type { Reading } from "./request-reading.ts";
import { keysOf } from "./sentences.ts";
import { type Unit, unitsOf } from "./unit.ts";

function callOf(text: string, first: boolean): keyof typeof userReplies {
  const said = text.toLowerCase();
  if (first && /\b(?:come in|welcome|there you are|good evening|hello|sit)\b/u.test(said)) return "greeting";
  if (
    /\b(?:hold(?:s|ing)? (?:it )?out|hands? you|offers?|pushes .{2,20} (?:across|towards)|take it|have it|here,)\b/u.test(
      said,
    )
  )
    return "offer";
  if (/\b(?:or else|i’ll kill|put it down|don’t move|blade|gun|knife at)\b/u.test(said)) return "threat";
  if (
    /\b(?:stay|your (?:hand|sleeve|face)|closer|gently|forehead|i’m glad it’s you)\b/u.test(said) &&
    !/\?/u.test(said.slice(-80))
  )
    return "tender";
  if (/\b(?:goodbye|go, then|farewell|off you go)\b/u.test(said)) return "farewell";
  if (/\?[”"*)\s]*$/u.test(said.trim())) return "question";
  if (/\b(?:i was|i had|once|years ago|he (?:was|went)|she (?:was|went)|it was)\b/u.test(said)) return "story";
  return "open";
}

/** The user's next line, as the user would write it: `I`, narration in asterisks, speech in quotes. */
export function impersonation(reading: Reading): string {
  const { request, dice, memory, genre, profile } = reading;
  const draft = (request.draft ?? "").trim();
  const told = new Set(request.history.flatMap((line) => keysOf(line.content)));
  for (const text of request.avoid) for (const key of keysOf(text)) told.add(key);
  for (const key of keysOf(draft)) told.add(key);
  const slots: Record<string, readonly string[]> = {
    name: [profile.shortName],
    thing: genre.bank.things,
    place: genre.bank.places,
    sound: genre.bank.sounds,
  };
  const fill = (source: string): string =>
    source.replaceAll(/\{([a-z]+)\}/gu, (_all, slot: string) => dice.pick(slots[slot] ?? ["it"]));
  const last = request.history.findLast((line) => line.role === "character")?.content ?? "";
  const first = memory.turns <= 1;
  const order = [callOf(last, first), "open", "story", "question", "tender"] as const;
  const lines = request.preferences.verbose === "long" || request.preferences.verbose === "originalNormal" ? 2 : 1;
  const chosen: string[] = [];
  for (const kind of order) {
    const units: readonly Unit[] = unitsOf(userReplies[kind]);
    const start = dice.below(units.length);
    for (let step = 0; step < units.length && chosen.length < lines; step += 1) {
      const unit = units[(start + step) % units.length];
      if (unit === undefined) continue;
      const text = fill(unit.source);
      const keys = keysOf(text);
      if (keys.some((key) => told.has(key))) continue;
      for (const key of keys) told.add(key);
      chosen.push(text);
    }
    if (chosen.length >= lines) break;
  }
  const added =
    chosen.length === 0 ? `*I look at ${fill("{thing}")}, and at ${fill("{place}")}, and wait.*` : chosen.join("\n\n");
  return draft === "" ? added : `${draft}${closingOf(draft)} ${added}`;
}
