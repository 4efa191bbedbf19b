import { fromBase64, latinText, mended, utf8Text } from "../bytes-text.ts";
import { CardRefusedError, fileLimits, type Members } from "./card-draft.ts";

/** Whether it is an object, not a list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects and lists open at once in a JSON text at most, without parsing it. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "{" || letter === "[") deepest = Math.max(deepest, (depth += 1));
    else if (letter === "}" || letter === "]") depth -= 1;
  }
  return deepest;
}

/** Takes members named `__proto__` out, which an assignment would turn into a prototype. */
function withoutProto(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Object.hasOwn(value, "__proto__")) delete (value as Members)["__proto__"];
  for (const inner of Object.values(value)) withoutProto(inner);
}

/** Parses JSON that nobody vouches for. Null if it is no object. Throws CardRefusedError for one that is too large or deep. */
export function parseMembers(text: string): Members | null {
  if (text.length > fileLimits.json) throw new CardRefusedError("too-large");
  if (!/^\s*\{/.test(text)) return null;
  if (depthOf(text) > fileLimits.depth) throw new CardRefusedError("too-deep");
  try {
    const value: unknown = JSON.parse(text);
    withoutProto(value);
    return isMembers(value) ? value : null;
  } catch {
    return null;
  }
}

/** A card's JSON, and what had to be done to read it. */
export type ReadMembers = { members: Members; repairs: string[] };

/**
 * The object in the text of a picture or file: JSON, or Base64 of it; UTF-8 with or without a mark, Latin, or UTF-8
 * written as Latin (oddity 4). Null if it is none of these. Throws CardRefusedError as `parseMembers`.
 */
export function membersOf(bytes: Uint8Array): ReadMembers | null {
  if (bytes.length > fileLimits.json * 1.5) throw new CardRefusedError("too-large");
  const given = utf8Text(bytes);
  const direct = jsonOf(bytes);
  if (direct !== null || given === null) return direct;
  const stored = given.replaceAll("\0", "").trim();
  const decoded = fromBase64(stored);
  const read = decoded === null ? null : jsonOf(decoded);
  if (read !== null && (/[\s_-]/.test(stored) || stored.length % 4 !== 0))
    read.repairs.push("Base64 in another spelling");
  return read;
}

function jsonOf(bytes: Uint8Array): ReadMembers | null {
  const text = utf8Text(bytes);
  if (text === null) {
    const members = parseMembers(latinText(bytes));
    return members && { members, repairs: ["Letters were not UTF-8"] };
  }
  const trimmed = text.replace(/^\uFEFF+/, "").replace(/\0+$/, "");
  const meant = mended(trimmed);
  const repaired = meant === null ? null : parseMembers(meant);
  if (repaired !== null) return { members: repaired, repairs: ["Letters had been garbled (“â€™” for “’”)"] };
  const members = parseMembers(trimmed);
  return members && { members, repairs: [] };
}
