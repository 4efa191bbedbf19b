import type { CastCreator } from "./cast-member.ts";

/** The four people who published the demo cast. The first is the account of the mock-ups and may serve as the demo user. */
export const creators: readonly CastCreator[] = [
  {
    id: "user-wren",
    userName: "wren_after_dark",
    email: "wren@example.com",
    description: "Slow-burn mysteries, stubborn weather, people who say less than they mean. Requests open on Sundays.",
    avatar: "/media/icons/isolde.webp",
    backgroundImage: "/media/scenes/lighthouse.webp",
    categoryIds: ["cat-gothic", "cat-mystery", "cat-slow-burn", "cat-noir", "cat-historical", "cat-found-family"],
    createdAt: "2025-11-02T20:00:00.000Z",
  },
  {
    id: "user-ninth-hour",
    userName: "the_ninth_hour",
    email: "ninth@example.com",
    description: "Doors, machines, things that knock. I answer comments at night and mean every one of them.",
    avatar: "/media/icons/halcyon.webp",
    backgroundImage: "/media/scenes/kaelith.webp",
    categoryIds: ["cat-dark-fantasy", "cat-science-fiction", "cat-horror", "cat-cyberpunk", "cat-weird"],
    createdAt: "2025-11-19T09:00:00.000Z",
  },
  {
    id: "user-paper-lantern",
    userName: "paperlantern",
    email: "lantern@example.com",
    description: "Soft places for hard weeks. Everyone gets fed before anything happens to them.",
    avatar: "/media/icons/thessaly.webp",
    backgroundImage: "/media/scenes/bruno.webp",
    categoryIds: ["cat-cosy", "cat-comfort", "cat-slice-of-life", "cat-adventure", "cat-food"],
    createdAt: "2025-12-06T07:30:00.000Z",
  },
  {
    id: "user-prompter",
    userName: "prompt_corner",
    email: "prompter@example.com",
    description: "Nine seasons in the prompt box. I write people for the moment after they forget their line.",
    avatar: "/media/icons/emre.webp",
    backgroundImage: "/media/scenes/isolde.webp",
    categoryIds: ["cat-theatre", "cat-drama", "cat-books", "cat-magical-realism", "cat-medieval"],
    createdAt: "2026-01-02T18:00:00.000Z",
  },
];
