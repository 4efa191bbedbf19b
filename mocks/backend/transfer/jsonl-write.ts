import type { Foreign, Transcript, TranscriptLine, TranscriptText } from "./transcript.ts";

const recordIn = (foreign: Foreign | undefined, key: string): Record<string, unknown> => {
  const value = foreign?.[key];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
};

/** Data that other programs have no field for, under our own name in `extra`; empty if there is none. */
function ownExtra({ status, picture }: TranscriptText): Record<string, unknown> {
  const own = { ...(status !== "complete" && { status }), ...(picture !== null && { picture }) };
  return Object.keys(own).length > 0 ? { sotto: own } : {};
}

const dateOf = ({ createdAt }: TranscriptText): { send_date?: string } =>
  createdAt === null ? {} : { send_date: createdAt };

function lineOf(line: TranscriptLine): Record<string, unknown> {
  const { role, name, texts, active, foreign } = line;
  const shown = texts[active];
  if (!shown) throw new Error("A line without a text");
  const infos = Array.isArray(foreign?.["swipe_info"]) ? (foreign["swipe_info"] as unknown[]) : [];
  const hasSwipes = role === "character" || texts.length > 1;
  return {
    ...foreign,
    name,
    is_user: role === "user",
    is_system: foreign?.["is_system"] ?? false,
    ...dateOf(shown),
    mes: shown.content,
    extra: { ...recordIn(foreign, "extra"), ...ownExtra(shown) },
    ...(hasSwipes && {
      swipe_id: active,
      swipes: texts.map(({ content }) => content),
      swipe_info: texts.map((text, index) => {
        const info = recordIn({ info: infos[index] }, "info");
        return { ...info, ...dateOf(text), extra: { ...recordIn(info, "extra"), ...ownExtra(text) } };
      }),
    }),
  };
}

/** A chat as SillyTavern's JSONL: a header, then one line per message with all its alternates (GAP-135). */
export function asJsonl(transcript: Transcript): string {
  const { userName, characterName, title, createdAt, lines, memory, lorebooks = [], foreign } = transcript;
  // Other programs ignore what stands under our name.
  const own = {
    ...(title !== null && { title }),
    ...(memory && { memory }),
    ...(lorebooks.length > 0 && { lorebooks }),
  };
  const header = {
    user_name: userName,
    character_name: characterName,
    ...(createdAt !== null && { create_date: createdAt }),
    ...foreign,
    chat_metadata: {
      ...recordIn(foreign, "chat_metadata"),
      // SillyTavern's own members for the note.
      ...(memory && memory.note.text !== "" && { note_prompt: memory.note.text, note_depth: memory.note.depth }),
      ...(Object.keys(own).length > 0 && { sotto: own }),
    },
  };
  return `${[header, ...lines.map(lineOf)].map((value) => JSON.stringify(value)).join("\n")}\n`;
}
