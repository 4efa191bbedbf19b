import { tellingWords } from "./noun-phrases.ts";

/**
 * The syntax of the banks. A unit is a short passage of a reply: narration in *asterisks*, speech
 * in “quotes”. Narration is written once for every point of view and tense:
 *
 * - `{I} {me} {my} {mine} {myself}` the character, `{you} {your} {yours} {yourself}` the user;
 * - `[set]` a verb of the character, `[s:find]` of one thing, `[p:find]` of several, `[u:step]` of the user,
 *   `[~s:drop]` inside a clause (stays a finite verb in tenseless prose), `[not:take]` negated;
 * - slots: `{user} {name} {other} {topic} {echo} {old} {thing} {place}`; a unit with a slot that cannot be filled is skipped;
 * - `@dry,blunt ` at the start: only for voices with one of these manners;
 * - `*~…*` narration that needs the speech beside it, `“~…”` speech that needs its narration.
 */
export type Segment = { kind: "narration" | "speech"; dependent: boolean; markup: string };
export type Unit = {
  source: string;
  manners: readonly string[];
  segments: readonly Segment[];
  slots: readonly string[];
  /** Its significant words. */
  words: ReadonlySet<string>;
};

const parsed = new WeakMap<readonly string[], readonly Unit[]>();
const pronounSlots = new Set(["i", "us", "our", "me", "my", "mine", "myself", "you", "your", "yours", "yourself"]);

function parseUnit(source: string): Unit {
  const head = /^@([a-z,]+) /u.exec(source);
  const body = head === null ? source : source.slice(head[0].length);
  const segments: Segment[] = [];
  for (const match of body.matchAll(/\*(~?)([^*]+)\*|“(~?)([^”]+)”/gu)) {
    const narration = match[2];
    if (narration !== undefined)
      segments.push({
        kind: "narration",
        dependent: match[1] === "~",
        markup: narration.trim().replaceAll(/(?<!\{)\b(us|our)\b/gu, "{$1}"),
      });
    else segments.push({ kind: "speech", dependent: match[3] === "~", markup: (match[4] ?? "").trim() });
  }
  if (segments.length === 0) throw new Error(`unit without narration or speech: ${source}`);
  const slots = [...body.matchAll(/\{([A-Za-z]+)\}/gu)]
    .map((match) => (match[1] ?? "").toLowerCase())
    .filter((slot) => !pronounSlots.has(slot));
  const words = tellingWords(body.replaceAll(/\{[^}]*\}|\[[^\]]*\]/gu, " "));
  return { source, manners: head?.[1]?.split(",") ?? [], segments, slots: [...new Set(slots)], words };
}

/** The units of a bank, parsed once. */
export function unitsOf(bank: readonly string[]): readonly Unit[] {
  const known = parsed.get(bank);
  if (known !== undefined) return known;
  const units = bank.map(parseUnit);
  parsed.set(bank, units);
  return units;
}
