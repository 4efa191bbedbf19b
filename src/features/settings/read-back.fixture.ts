import { ZipBlob } from "#src/lib/zip-blob.ts";

const id = "3e231240-e222-4a9f-8764-151174371d16";
const at = "2026-11-20T09:00:00.000Z";
const row = (table: string, name: string, members: object) => ({
  table,
  id: name,
  row: { id: name, createdAt: at, updatedAt: at, ...members },
});
const preferences = { verbose: null, povPreference: null, actForUser: null, dialogStyle: null, narrationTense: null };

/** As the server paints, taller than wide. */
const painting = `<svg xmlns="http://www.w3.org/2000/svg" width="896" height="1152"><rect width="896" height="1152"/></svg>`;
const picture = "/media/uploads/painted.svg";

/** A chat with two messages, a persona with a painted face, and a badge that no file gives. */
const rows = [
  row("personas", "per-1", { name: "Wren of the marshes", description: null, avatar: picture, isDefault: true }),
  row("threads", "thr-1", {
    kind: "single",
    characterId: "char-maren-holloway",
    groupId: null,
    title: "Read back",
    preferences,
    isPinned: false,
  }),
  ...[0, 1].map((position) =>
    row("messages", `msg-${position}`, {
      threadId: "thr-1",
      position,
      role: "user",
      alternates: [
        {
          id: "alt-1",
          content: "Is the lamp lit?",
          picture: null,
          status: "complete",
          aiModelId: null,
          createdAt: at,
          editedAt: null,
        },
      ],
      activeAlternate: "alt-1",
      revision: 1,
    }),
  ),
  row("badgeAwards", "awd-1", { badgeId: "badge-nobody-has", visible: true }),
  row("uploads", "painted.svg", { url: picture, purpose: "generated", type: "image/svg+xml", size: painting.length }),
];

/** A file as My data packs it. */
export function archiveFile({
  name = "sotto-2026-11-20.zip",
  version = 1,
  lines = rows.map((one) => JSON.stringify(one)),
} = {}) {
  const zip = new ZipBlob();
  zip.add("sotto/rows.jsonl", lines.map((line) => `${line}\n`).join(""));
  zip.add("pictures/painted.svg", painting);
  zip.add("sotto/manifest.json", JSON.stringify({ format: "sotto", version, id, rows: lines.length }));
  return new File([zip.finish()], name, { type: "application/zip" });
}
