import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { ReplyMode } from "#src/generated/api/model/replyMode.ts";
import { countText } from "#src/lib/count-text.ts";

/** What a mode is called and does. `mentioned` says so where nobody is named. */
export const modes: Readonly<Record<ReplyMode, { label: string; help: string }>> = {
  server: { label: "Automatic", help: "The scene decides who answers." },
  everyone: { label: "Everyone", help: "Everyone answers once." },
  inOrder: { label: "In order", help: "They answer one by one, in the order below." },
  mentioned: { label: "When named", help: "Nobody until you name them with @." },
};

const places = ["first", "second", "third", "fourth", "fifth"];

/** Texts of the group chat's screen (GAP-113). */
export const groupTexts = {
  stage: "On stage",
  members: "Members",
  whoAnswers: "Who answers",
  whoIsNext: "Who speaks next",
  writing: "Is writing",
  next: "Speaks next",
  after: "Speaks after that",
  answers: (place: number) => `Answers ${places[place] ?? "too"}`,
  muted: "Muted, still listens",
  mutedNamed: "Muted, answers once if named",
  gone: "No longer here",
  goneHelp: "This character was removed or is private now. What they said stays.",
  listens: "Listens",
  makeNext: "Make next",
  mute: (name: string) => `Mute ${name}`,
  letSpeak: (name: string) => `Let ${name} speak`,
  nobody: "Nobody can speak",
  memberKeys: "Arrow keys move, Enter makes someone next, M mutes.",
  hint: "Everyone here is fiction. Type @ to choose who answers.",
  newScene: "New scene",
  scenes: "Scenes of this group",
  scenesHelp: "Each scene begins anew, with the same people.",
  thisScene: "This one",
  noScenes: "No other scenes",
  scenesFailed: "The scenes could not be loaded.",
  untitled: "Untitled scene",
  sceneActions: (name: string) => `Actions for ${name}`,
  renameScene: "Rename",
  deleteScene: "Delete",
  lorebooks: "Lorebooks",
  lorebooksHelp: "What everybody in this group knows.",
  noLorebooks: "No lorebooks",
  noLorebooksHelp: "This group knows only what its characters know.",
  entries: (count: number) => countText(count, "entry", "entries"),
  edit: "Edit group",
  models: labels.modelSettings,
  delete: "Delete group",
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteHelp: "All its scenes go with it. For 30 days Recently deleted can bring them back.",
  deleted: (name: string) => `${name} deleted`,
  close: texts.actions.close,
} as const;

const list = new Intl.ListFormat("en-GB");

/** `Bruno, Thessaly and Isolde`. */
export function namesOf(members: readonly { characterName: string }[]): string {
  return list.format(members.map(({ characterName }) => characterName));
}
