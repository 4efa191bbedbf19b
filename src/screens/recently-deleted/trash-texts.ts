import type { TrashKind } from "#src/generated/api/model/trashKind.ts";

/** Texts of Recently deleted (GAP-113). */
export const trashTexts = {
  title: "Recently deleted",
  lead: "What you delete waits here for 30 days. After that it is gone for good.",
  back: "My conversations",
  list: "What can be brought back",
  restore: "Bring back",
  restoreThis: (name: string) => `Bring back ${name}`,
  deleted: (when: string) => `deleted ${when}`,
  until: (day: string) => `until ${day}`,
  emptyTitle: "Nothing to bring back",
  emptyText: "Everything you have is where you left it.",
  shown: (count: number) => `${count} shown`,
  nameless: "Without a name",
  kinds: {
    message: "Message",
    thread: "Chat",
    threads: "All chats",
    groupChat: "Group chat",
    character: "Character",
    variant: "Variant",
    persona: "Persona",
    lorebook: "Lorebook",
    bucket: "Bucket",
    theme: "Theme",
    image: "Image",
    images: "All pictures",
    avatarDecoration: "Decoration",
    category: "Category",
    badge: "Badge",
  } satisfies Record<TrashKind, string>,
} as const;
