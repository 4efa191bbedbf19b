import { isRecord, isText, keptForeign, parsedWithin } from "./foreign-json.ts";
import { readFileBooks } from "./book-file.ts";
import { readLine } from "./line-read.ts";
import { readFileMemory } from "./memory-file.ts";
import { linesOfWhole } from "./other-shapes.ts";
import { isoFromSendDate } from "./send-date.ts";
import type { Foreign, ReadTranscript, TranscriptLine } from "./transcript.ts";
import { Warnings } from "./warnings.ts";

/** Maximum number of messages per import. */
const messageLimit = 50_000;
const skippedShown = 1000;
const foreignLimit = 64_000;
const headerKeys = new Set(["user_name", "character_name", "create_date"]);

/** Newer builds of SillyTavern write `unused` for both names. */
const nameIn = (value: unknown): string | null =>
  isText(value) && value.trim() !== "" && value !== "unused" ? value.trim().slice(0, 200) : null;

const isHeader = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  value["mes"] === undefined &&
  ["user_name", "character_name", "chat_metadata"].some((key) => value[key] !== undefined);

/** A line's value with its number in the file. */
type Numbered = { number: number; value: unknown };

/** The values of a file: one per non-empty line, or those inside one JSON value. */
function valuesOf(text: string, warnings: Warnings): { header: Record<string, unknown>; values: Numbered[] } {
  const whole = parsedWithin(text);
  const shaped = whole === undefined ? null : linesOfWhole(whole);
  if (shaped) {
    if (shaped.header["histories"] !== undefined) warnings.note("Of several chats in the file the longest was taken");
    return { header: shaped.header, values: shaped.lines.map((value, index) => ({ number: index + 1, value })) };
  }
  const values = text.split("\n").flatMap((line, index): Numbered[] => {
    const plain = line.trim();
    return plain === "" ? [] : [{ number: index + 1, value: parsedWithin(plain) }];
  });
  const first = values[0]?.value;
  return isHeader(first) ? { header: first, values: values.slice(1) } : { header: {}, values };
}

function titleIn(header: Record<string, unknown>): string | null {
  const metadata = metadataIn(header);
  const own = isRecord(metadata["sotto"]) ? metadata["sotto"]["title"] : undefined;
  const title = isText(own) ? own : header["title"];
  return isText(title) && title.trim() !== "" ? Array.from(title.trim()).slice(0, 60).join("") : null;
}

const metadataIn = (header: Record<string, unknown>): Record<string, unknown> =>
  isRecord(header["chat_metadata"]) ? header["chat_metadata"] : {};

/** The memory in a file of our own; notes of other programs are kept with the other foreign fields. */
function memoryIn(header: Record<string, unknown>) {
  const { sotto } = metadataIn(header);
  return isRecord(sotto) ? readFileMemory(sotto["memory"]) : undefined;
}

/** The lorebooks in a file of our own. */
function booksIn(header: Record<string, unknown>, warnings: Warnings) {
  const { sotto } = metadataIn(header);
  return isRecord(sotto) ? readFileBooks(sotto["lorebooks"], warnings) : [];
}

/** The header without our own members, which each export writes again. */
function foreignHeader(header: Record<string, unknown>, warnings: Warnings): Foreign | undefined {
  const { title: _title, histories: _histories, ...rest } = header;
  const { sotto: _sotto, ...metadata } = metadataIn(rest);
  // Our export writes the memory's note here too.
  const { note_prompt: _prompt, note_depth: _depth, ...beside } = metadata;
  const others = memoryIn(header)?.note.text ? beside : metadata;
  const foreign = keptForeign(
    { ...rest, chat_metadata: Object.keys(others).length > 0 ? others : undefined },
    headerKeys,
    foreignLimit,
  );
  if (foreign !== "too large") return foreign;
  warnings.note("The file had more additional data than is kept");
  return undefined;
}

/**
 * Reads a chat of SillyTavern (old and new headers), Chub, text-generation-webui, Agnai or CAI Tools. Lines that cannot
 * be read are skipped; null if no message is left (GAP-135).
 */
export function readTranscript(text: string): ReadTranscript | null {
  const warnings = new Warnings();
  const { header, values } = valuesOf(text.replace(/^\uFEFF/, ""), warnings);
  const userName = nameIn(header["user_name"]);
  const skipped: number[] = [];
  const lines: TranscriptLine[] = [];
  for (const { number, value } of values) {
    if (lines.length >= messageLimit) {
      warnings.note(`A chat can have ${messageLimit} messages; {n} more were left out`);
      continue;
    }
    const line = readLine(value, userName, warnings);
    if (line === null) skipped.push(number);
    else if (line !== "left out") lines.push(line);
  }
  if (lines.length === 0) return null;
  const speakers = new Set(
    lines.filter((line) => line.role === "character" && line.name !== "").map(({ name }) => name),
  );
  if (speakers.size > 1) warnings.note(`${speakers.size} characters speak in the file; all speak as one here`);
  const foreign = foreignHeader(header, warnings);
  const lorebooks = booksIn(header, warnings);
  return {
    userName: userName ?? lines.find(({ role }) => role === "user")?.name ?? "",
    characterName: nameIn(header["character_name"]) ?? lines.find(({ role }) => role === "character")?.name ?? "",
    title: titleIn(header),
    createdAt: isoFromSendDate(header["create_date"]) ?? lines[0]?.texts[0]?.createdAt ?? null,
    lines,
    memory: memoryIn(header),
    lorebooks,
    foreign,
    skippedLines: skipped.slice(0, skippedShown),
    warnings: warnings.all(),
  };
}
