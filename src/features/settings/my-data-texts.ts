import type { PackedKind } from "#src/client-state/packing.ts";
import type { MyData } from "#src/generated/api/model/myData.ts";
import { countText, numberText } from "#src/lib/count-text.ts";

/** A size as people say it. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${numberText(Math.max(1, Math.ceil(bytes / 1000)))} KB`;
  return `${numberText(Math.ceil(bytes / 1_000_000))} MB`;
}

/** Two digits of an estimate; more would promise too much. */
function roughly(bytes: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, bytes))) - 1);
  return Math.round(bytes / step) * step;
}

/** The first of what is there, for the reason that an archive cannot be read back here. */
export function firstOf(data: MyData): string {
  for (const kind of ["chats", "characters", "lorebooks", "personas"] as const) {
    const counts = kindTexts[kind].counts(data);
    if (counts !== "") return counts.split(", ")[0] ?? counts;
  }
  return readBackTexts.something;
}

/** Texts of reading an archive back. */
export const readBackTexts = {
  title: "Read a file back",
  lead: "A ZIP that was packed here can be read back into an account with nothing in it. What was public comes back private; badges are earned anew.",
  choose: "Choose a file",
  another: "Choose another file",
  chosen: (rows: number) => `${countText(rows, "row")} to read back`,
  start: "Read it back",
  reading: (kind: string) => `Reading back your ${kind}`,
  pause: (seconds: number) => `The server asks for a pause. It goes on by itself in ${countText(seconds, "second")}.`,
  stop: "Stop",
  stopped: "Stopped. What was read back is kept.",
  goOn: "Go on",
  failedAt: (kind: string) => `Reading back stopped at your ${kind}. What was read back is kept.`,
  takenBy: (what: string) =>
    `Into an account with nothing in it. This one has ${what}, so sign in with a fresh one first.`,
  something: "something of yours",
  taken:
    "An archive is read back into an empty account, and this one has something in it. Sign up for a new one and read it back there.",
  done: (name: string) => `${name} was read back`,
  kept: (count: number) => (count === 0 ? "nothing in the file" : `${numberText(count)} kept`),
  refused: (count: number, reason: string) => `${numberText(count)} left out: ${reason}`,
  report: "What became of the file",
  problems: {
    "not-archive": "This is no file that was packed here.",
    newer: "This file was packed by a newer Sotto.",
    broken: "This file is damaged: it cannot be read to its end. What was read before is kept.",
    "too-large": "There is more in this file than can be read back.",
  },
} as const;

/** Texts of the My data tab that are not in the specification. */
export const myDataTexts = {
  title: "All of it, in one file",
  lead: "Everything you wrote and made, in one ZIP you can open without us. Close this window if you like; packing goes on while Sotto is open.",
  loading: "Counting what is yours",
  failed: "What is yours could not be counted.",
  about: (bytes: number, pictureBytes: number) =>
    [`About ${sizeText(roughly(bytes))}`, pictureBytes > 0 && `${sizeText(roughly(pictureBytes))} of it pictures`]
      .filter(Boolean)
      .join(", "),
  packWhole: "Nothing is sent anywhere: the file is made on this device.",
  pack: "Pack everything",
  ready: (bytes: number) => `Ready, ${sizeText(bytes)}`,
  readyHelp: "It waits here until you close or reload Sotto.",
  download: "Download",
  packAgain: "Pack again",
  stop: "Stop",
  goOn: "Try again",
  packing: (kind: string) => `Packing your ${kind}`,
  progress: (percent: number) => `${percent} %`,
  failedAt: (kind: string) => `Packing stopped at your ${kind}. What was packed is kept.`,
  missing: (names: readonly string[]) => `Gone meanwhile, so not in the file: ${names.join(", ")}`,
  none: "none yet",
  packed: "Packed",
  waiting: "Waiting",
  reading: "Reading",
  stopped: "Failed",
  of: (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`,
  lettingGo: "Letting go",
  trash: "Recently deleted",
  deleteChats: "Delete all chats",
  deleteChatsTitle: (count: number) =>
    count === 1 ? "Delete your only chat?" : `Delete all ${numberText(count)} chats?`,
  deleteChatsText:
    "What was said in them goes with them. They wait in Recently deleted for 30 days. Characters, worlds and pictures stay.",
  noChats: "There is no chat to delete",
  notPacked: "They are not packed yet.",
  packFirst: "Pack everything first",
  chatsDeleted: (count: number) => `${countText(count, "chat")} deleted`,
  chatsNotDeleted: "The chats could not be deleted. Nothing has changed.",
  deletePictures: "Delete all pictures",
  deletePicturesTitle: (count: number) =>
    count === 1 ? "Delete your only picture?" : `Delete all ${numberText(count)} pictures?`,
  deletePicturesText: (count: number, bytes: number) =>
    `${countText(count, "picture")} made here${bytes === 0 ? "" : `, ${sizeText(bytes)},`} with their recipes. They wait in Recently deleted for 30 days. Where one is in use, as avatar, portrait, background or in a chat, it stays there. Pictures you uploaded stay too.`,
  noPictures: "No picture was made here yet",
  uploadedOnly: "Your pictures are all uploaded ones; each is deleted where you use it.",
  picturesDeleted: (count: number) => `${countText(count, "picture")} deleted`,
  picturesNotDeleted: (reason: string) => `The pictures could not be deleted. ${reason}`,
} as const;

type Kind = { title: string; inText: string; form: string; counts: (data: MyData) => string };

/** Each kind: its name, how much there is of it, and the form it is packed in. */
export const kindTexts: Readonly<Record<PackedKind, Kind>> = {
  chats: {
    title: "Chats",
    inText: "chats",
    form: "JSONL, and HTML to read",
    counts: ({ chats, messages }) =>
      chats === 0 ? "" : `${countText(chats, "chat")}, ${countText(messages, "message")}`,
  },
  characters: {
    title: "Characters",
    inText: "characters",
    form: "Cards any other place can read",
    counts: ({ characters, variants }) =>
      characters === 0 ? "" : `${countText(characters, "character")}, ${countText(variants, "variant")}`,
  },
  lorebooks: {
    title: "Worlds and lorebooks",
    inText: "worlds",
    form: "JSON",
    counts: ({ lorebooks, entries }) =>
      lorebooks === 0 ? "" : `${countText(lorebooks, "book")}, ${countText(entries, "entry", "entries")}`,
  },
  personas: {
    title: "Personas",
    inText: "personas",
    form: "JSON",
    counts: ({ personas }) => (personas === 0 ? "" : countText(personas, "persona")),
  },
  pictures: {
    title: "Pictures",
    inText: "pictures",
    form: "As you made them",
    counts: ({ pictures, pictureBytes }) =>
      pictures === 0 ? "" : `${countText(pictures, "picture")}, ${sizeText(pictureBytes)}`,
  },
  themes: {
    title: "Themes and settings",
    inText: "themes and settings",
    form: "JSON",
    counts: ({ themes }) => (themes === 0 ? "Your settings" : `${countText(themes, "theme")} of your own`),
  },
};
