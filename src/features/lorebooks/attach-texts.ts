/** The dialog in which a lorebook is attached. */
export const attachTexts = {
  attachTo: "Attach to",
  help: "Replies know it from the next message on. Each group or character takes up to five lorebooks.",
  attachTitle: (name: string) => `Attach ${name}`,
  groups: "Group chats",
  characters: "Characters",
  searchOf: { groups: "Search your group chats", characters: "Search your characters" },
  noTargets: {
    groups: {
      title: "No group chats yet",
      text: "Start one from the Create menu. It can be given lorebooks there too.",
    },
    characters: {
      title: "No characters yet",
      text: "Write one from the Create menu. It can be given lorebooks there too.",
    },
  },
  attachToOne: (target: string) => `Attach to ${target}`,
  attached: "Attached",
  attachedTo: (target: string) => `Attached to ${target}`,
  noRoom: (target: string) => `${target} has five lorebooks already`,
  /** What has no room where a character has several variants. */
  variantOf: (variant: string, character: string) => `The variant ${variant} of ${character}`,
  attachFailed: "It could not be attached",
} as const;
