import { isRecord, isText, keptForeign } from "./foreign-json.ts";
import { isoFromSendDate } from "./send-date.ts";
import { alternateLimit, textLimits, type Foreign, type TranscriptLine, type TranscriptText } from "./transcript.ts";
import type { Warnings } from "./warnings.ts";

const foreignLimit = 16_000;
const ourKeys = new Set(["name", "is_user", "send_date", "mes", "swipes", "swipe_id"]);
const ownStatuses = new Set(["complete", "stopped", "cut", "failed"]);

/** How SillyTavern marks lines that are help texts, not part of the chat: by types in `extra`, or by names. */
const helpTypes = /^(help|welcome|welcome_prompt|slash_commands|formatting|hotkeys|macros|comment|empty|generic)$/;
const helpName = /^SillyTavern System$/i;

/** The text of a line: a string, or Chub's `{message}`. */
const textOf = (value: unknown): string | null =>
  isText(value) ? value : isRecord(value) && isText(value["message"]) ? value["message"] : null;

/** At most `limit` code points, without NUL, with `\n` as line end. */
function within(text: string, limit: number, warnings: Warnings): string {
  const plain = text.replaceAll("\r\n", "\n").replaceAll("\0", "");
  if (plain.length <= limit) return plain;
  const points = Array.from(plain);
  if (points.length <= limit) return plain;
  warnings.note(`{n} texts were longer than ${limit} characters; the end of each was left out`);
  return points.slice(0, limit).join("");
}

/** The picture's address, if it is one of our own. */
const ownPicture = (value: unknown): string | null =>
  isText(value) && value.length <= 500 && /^\/media\/[\w-][\w./-]*$/.test(value) && !value.includes("..")
    ? value
    : null;

/** What our own export has put into `extra`; warns of pictures that cannot be imported. */
function ownMembers(extra: unknown, warnings: Warnings): Pick<TranscriptText, "status" | "picture"> {
  if (!isRecord(extra)) return { status: "complete", picture: null };
  if (isText(extra["image"]) || Array.isArray(extra["media"])) warnings.note("{n} pictures were left out");
  const own = isRecord(extra["sotto"]) ? extra["sotto"] : {};
  const status = ownStatuses.has(own["status"] as string) ? (own["status"] as TranscriptText["status"]) : "complete";
  return { status, picture: ownPicture(own["picture"]) };
}

const indexOf = (value: unknown): number => (Number.isInteger(Number(value)) ? Number(value) : 0);

/** Indexes of the swipes to keep: at most fifty with text, always including the shown one. */
function keptSwipes(swipes: readonly (string | null)[], shown: number, warnings: Warnings): number[] {
  const filled = swipes.flatMap((text, index) => (text === null || text.trim() === "" ? [] : [index]));
  if (filled.length <= alternateLimit) return filled;
  warnings.note(`{n} messages had more than ${alternateLimit} alternates; the rest was left out`);
  const first = filled.slice(0, alternateLimit);
  return first.includes(shown) || !filled.includes(shown) ? first : [...first.slice(0, -1), shown];
}

function isUserLine(line: Record<string, unknown>, userName: string | null): boolean {
  const flag = line["is_user"];
  if (flag === undefined || flag === null) return userName !== null && line["name"] === userName;
  return flag === true || flag === "true" || flag === 1;
}

function textsOf(
  line: Record<string, unknown>,
  limit: number,
  warnings: Warnings,
): { texts: TranscriptText[]; active: number; kept: number[] | null } {
  const mes = textOf(line["mes"]);
  const swipes = Array.isArray(line["swipes"]) ? line["swipes"].map(textOf) : [];
  const infos = Array.isArray(line["swipe_info"]) ? (line["swipe_info"] as unknown[]) : [];
  const shown = Math.max(0, Math.min(indexOf(line["swipe_id"]), swipes.length - 1));
  // An edit changes `mes` before it changes the swipe, so `mes` wins.
  if (swipes.length > 0 && mes !== null && mes.trim() !== "") swipes[shown] = mes;
  const lineDate = isoFromSendDate(line["send_date"]);
  const kept = keptSwipes(swipes, shown, warnings);
  if (kept.length === 0) {
    if (mes === null || mes.trim() === "") return { texts: [], active: 0, kept: null };
    const content = within(mes, limit, warnings);
    return { texts: [{ content, createdAt: lineDate, ...ownMembers(line["extra"], warnings) }], active: 0, kept: null };
  }
  const texts = kept.map((index): TranscriptText => {
    const info = isRecord(infos[index]) ? infos[index] : {};
    const extra = index === shown ? (line["extra"] ?? info["extra"]) : info["extra"];
    return {
      content: within(swipes[index] ?? "", limit, warnings),
      createdAt: (index === shown ? lineDate : null) ?? isoFromSendDate(info["send_date"]) ?? lineDate,
      ...ownMembers(extra, warnings),
    };
  });
  return { texts, active: Math.max(0, kept.indexOf(shown)), kept };
}

/** An object without some of its members and without empty objects; undefined if nothing is left. */
function without(value: unknown, keys: readonly string[]): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  const left = Object.entries(value).filter(
    ([key, inner]) => !keys.includes(key) && !(isRecord(inner) && Object.keys(inner).length === 0),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** Fields of the line that this product does not use, for the next export. */
function foreignOf(
  line: Record<string, unknown>,
  kept: readonly number[] | null,
  warnings: Warnings,
): Foreign | undefined {
  const extra = without(line["extra"], ["sotto"]);
  const infos: unknown[] = Array.isArray(line["swipe_info"]) ? line["swipe_info"] : [];
  const swipeInfo = (kept ?? []).map((index) => {
    const info = infos[index];
    const inner = isRecord(info) ? without(info["extra"], ["sotto"]) : undefined;
    return { ...without(info, ["send_date", "extra"]), ...(inner && { extra: inner }) };
  });
  const { extra: _extra, swipe_info: _info, is_system: hidden, ...rest } = line;
  const foreign = keptForeign(
    {
      ...rest,
      ...(hidden === true && { is_system: true }),
      ...(extra && { extra }),
      ...(swipeInfo.some((info) => Object.keys(info).length > 0) && { swipe_info: swipeInfo }),
    },
    ourKeys,
    foreignLimit,
  );
  if (foreign !== "too large") return foreign;
  warnings.note("{n} messages had more additional data than is kept");
  return undefined;
}

/** The message of a SillyTavern or Chub line; null for no message; `"left out"` for one that is not part of the chat. */
export function readLine(
  value: unknown,
  userName: string | null,
  warnings: Warnings,
): TranscriptLine | "left out" | null {
  if (!isRecord(value)) return null;
  if (textOf(value["mes"]) === null && !Array.isArray(value["swipes"])) return null;
  const name = isText(value["name"]) ? value["name"].trim().slice(0, 200) : "";
  const extra = isRecord(value["extra"]) ? value["extra"] : {};
  if (value["is_system"] === true) {
    if (helpName.test(name) || (isText(extra["type"]) && helpTypes.test(extra["type"]))) {
      warnings.note("{n} notes of the program that wrote the file were left out");
      return "left out";
    }
    warnings.note("{n} hidden messages are shown here");
  }
  const role = isUserLine(value, userName) ? "user" : "character";
  const { texts, active, kept } = textsOf(value, textLimits[role], warnings);
  if (texts.length === 0) {
    warnings.note("{n} messages without a text were left out");
    return "left out";
  }
  const foreign = foreignOf(value, kept, warnings);
  return { role, name, texts, active, ...(foreign && { foreign }) };
}
