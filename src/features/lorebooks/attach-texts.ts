/** The dialog in which a lorebook is attached. */
export const attachTexts = {
  attachTo: "Attach to",
  attachTitle: (name: string) => `Attach ${name}`,
  groups: "Group chats",
  characters: "Characters",
  searchOf: { groups: "Search your group chats", characters: "Search your characters" },
  noTargets: {
    groups: {
      title: "No group chats yet",
      text: "Start one from the Create menu; a lorebook can be chosen there too.",
    },
    characters: {
      title: "No characters yet",
      text: "Write one from the Create menu; a lorebook can be chosen there too.",
    },
  },
  attachToOne: (group: string) => `Attach to ${group}`,
  attached: "Attached",
  attachedTo: (group: string) => `Attached to ${group}`,
  noRoom: (target: string) => `${target} has five lorebooks already`,
  attachFailed: "It could not be attached",
} as const;
