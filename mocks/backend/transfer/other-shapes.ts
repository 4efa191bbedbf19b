import { isRecord, isText } from "./foreign-json.ts";

/** A file that is one JSON value, converted to SillyTavern's lines, so that one reader reads all formats. */
type AsLines = { header: Record<string, unknown>; lines: unknown[] };

const line = (isUser: boolean, mes: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  is_user: isUser,
  mes,
  ...more,
});

/** text-generation-webui: pairs of user and bot text; the first user text is empty before a greeting. */
function fromOoba(file: Record<string, unknown>): AsLines | null {
  const pairs = file["internal"] ?? file["visible"] ?? file["data"] ?? file["data_visible"];
  if (!Array.isArray(pairs) || !pairs.every(Array.isArray)) return null;
  const lines = (pairs as unknown[][]).flatMap(([user, bot]) => [
    ...(isText(user) && user !== "" && user !== "<|BEGIN-VISIBLE-CHAT|>" ? [line(true, user)] : []),
    ...(isText(bot) && bot !== "" ? [line(false, bot)] : []),
  ]);
  return { header: {}, lines };
}

/** Agnai: `userId` marks the user's messages; the greeting is separate, and may be repeated as the first message. */
function fromAgnai(file: Record<string, unknown>): AsLines | null {
  const { messages, greeting, name } = file;
  if (!Array.isArray(messages) || !messages.some((message) => isRecord(message) && isText(message["msg"]))) return null;
  const lines = messages.map((message: unknown) =>
    isRecord(message)
      ? line(isText(message["userId"]) && message["userId"] !== "", message["msg"], {
          name: message["handle"],
          send_date: message["createdAt"],
        })
      : message,
  );
  const first: unknown = messages[0];
  const repeats = isRecord(first) && first["msg"] === greeting;
  return {
    header: { title: name },
    lines: isText(greeting) && greeting !== "" && !repeats ? [line(false, greeting), ...lines] : lines,
  };
}

/** CAI Tools: one or more histories, of which the longest is imported. */
function fromCaiTools(file: Record<string, unknown>): AsLines | null {
  const outer = file["histories"];
  const histories: unknown = isRecord(outer) ? outer["histories"] : outer;
  if (!Array.isArray(histories)) return null;
  const all = histories.flatMap((history: unknown) =>
    isRecord(history) && Array.isArray(history["msgs"]) ? [history["msgs"] as unknown[]] : [],
  );
  const longest = all.toSorted((a, b) => b.length - a.length)[0];
  if (!longest) return null;
  const lines = longest.map((message) => {
    if (!isRecord(message)) return message;
    const src = isRecord(message["src"]) ? message["src"] : {};
    return line(src["is_human"] === true, message["text"], { name: src["name"], send_date: message["created"] });
  });
  return { header: all.length > 1 ? { histories: all.length } : {}, lines };
}

/** The lines of a file that is one JSON value; null if its shape is not known. */
export function linesOfWhole(file: unknown): AsLines | null {
  if (Array.isArray(file)) return { header: {}, lines: file };
  if (!isRecord(file)) return null;
  return fromCaiTools(file) ?? fromAgnai(file) ?? fromOoba(file);
}
