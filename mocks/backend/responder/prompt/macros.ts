import { diceFor } from "../prng.ts";

/** Values for the placeholders of character cards. */
export type MacroValues = {
  char: string;
  user: string;
  persona: string;
  description: string;
  /** Inside an author's system prompt: our own, which it replaces. */
  original?: string;
  /** Makes `{{random}}`, `{{pick}}` and `{{roll}}` repeatable, so that a prompt stays the same from turn to turn. */
  seed: string;
  /** Milliseconds since 1970. */
  now: number;
};

// A comma inside a choice is escaped: `\,`.
const choicesOf = (text: string): string[] =>
  text.includes("::")
    ? text.split("::").filter((part) => part !== "")
    : text.split(/(?<!\\),/).map((part) => part.replaceAll("\\,", ",").trim());

const mostDice = 100;

function rolled(text: string, seed: string): string | null {
  const match = /^(?:(\d{0,3})d)?(\d{1,6})$/i.exec(text.trim());
  const sides = Number(match?.[2] ?? 0);
  if (sides < 1) return null;
  const count = Math.min(Number(match?.[1] || 1), mostDice);
  const dice = diceFor(seed);
  let sum = 0;
  for (let throws = 0; throws < count; throws += 1) sum += 1 + dice.below(sides);
  return String(sum);
}

/** The value of a macro; null for an unknown one, which is not replaced. */
function valueOf(inside: string, values: MacroValues, place: number): string | null {
  const trimmed = inside.trim();
  if (trimmed.startsWith("//")) return "";
  const [, word = "", argument = ""] = /^([a-z_]+)(?:::?([\s\S]*))?$/i.exec(trimmed) ?? [];
  const seed = `${values.seed}|${place}|${argument}`;
  switch (word.toLowerCase()) {
    case "char":
      return values.char;
    case "user":
      return values.user;
    case "persona":
      return values.persona;
    case "description":
      return values.description;
    case "original":
      return values.original ?? "";
    case "newline":
      return "\n";
    case "comment":
    case "hidden_key":
    case "trim":
      return "";
    case "time":
      return new Date(values.now).toISOString().slice(11, 16);
    case "date":
      return new Date(values.now).toISOString().slice(0, 10);
    case "random":
    case "pick":
      return argument === "" ? null : diceFor(seed).pick(choicesOf(argument));
    case "roll":
      return rolled(argument, seed);
    case "reverse":
      return Array.from(argument).toReversed().join("");
    default:
      return null;
  }
}

function filledPart(text: string, values: MacroValues): string {
  return text.replaceAll(/\{\{([^{}]{1,2000})\}\}|<(BOT|USER|CHAR)>/gi, (whole, inside: string, old: string, at) => {
    if (inside !== undefined) return valueOf(inside, values, Number(at)) ?? whole;
    return old.toLowerCase() === "user" ? values.user : values.char;
  });
}

/** Replaces placeholders in any case, but not inside replacements; unknown ones and code fences are unchanged. */
export const filled = (text: string, values: MacroValues): string =>
  text
    .split(/(^```[\s\S]*?(?:^```|(?![\s\S])))/m)
    .map((part, index) => (index % 2 === 1 ? part : filledPart(part, values)))
    .join("");
