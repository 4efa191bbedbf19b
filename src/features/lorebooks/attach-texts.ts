/** The dialog in which a lorebook is attached. */
export const attachTexts = {
  attachTo: "Attach to",
  help: "Replies know it from the next message on. Each chat, group or character takes up to five lorebooks.",
  attachTitle: (name: string) => `Attach ${name}`,
  chats: "Chats",
  groups: "Group chats",
  characters: "Characters",
  searchOf: {
    chats: "Search your chats",
    groups: "Search your group chats",
    characters: "Search your characters",
  },
  noTargets: {
    chats: {
      title: "No chats yet",
      text: "Begin one with any character. What you attach to it is known in that chat alone.",
    },
    groups: {
      title: "No group chats yet",
      text: "Start one from the Create menu. It can be given lorebooks there too.",
    },
    characters: {
      title: "No characters yet",
      text: "Write one from the Create menu. It can be given lorebooks there too.",
    },
  },
  loading: "What it is attached to",
  loadFailed: "What it is attached to could not be loaded.",
  attachToOne: (target: string) => `Attach to ${target}`,
  attached: "Attached",
  detach: "Detach",
  detachFrom: (target: string) => `Detach from ${target}`,
  noRoom: (target: string) => `${target} has five lorebooks already`,
  /** What has no room where a character has several variants. */
  variantOf: (variant: string, character: string) => `The variant ${variant} of ${character}`,
  attachFailed: "It could not be attached",
  detachFailed: "It could not be detached",
} as const;
