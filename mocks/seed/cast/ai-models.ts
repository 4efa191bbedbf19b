import type { CastAiModel } from "./cast-member.ts";

/** The models of the demo world (ENT-07). The first one serves new chats. */
export const aiModels: readonly CastAiModel[] = [
  {
    id: "model-nightingale-large",
    modelName: "Nightingale Large",
    modelIcon: "/media/models/nightingale-large.webp",
    description: "Slow, literary, keeps a scene together for hours. The one most people stay with.",
    isPro: false,
  },
  {
    id: "model-nightingale-small",
    modelName: "Nightingale Small",
    modelIcon: "/media/models/nightingale-small.webp",
    description: "Quick and light on its feet. Good for banter and for long afternoons.",
    isPro: false,
  },
  {
    id: "model-heron",
    modelName: "Heron",
    modelIcon: "/media/models/heron.webp",
    description: "Patient and plain. Waits for you, follows your lead, seldom interrupts.",
    isPro: false,
  },
  {
    id: "model-barn-owl",
    modelName: "Barn Owl",
    modelIcon: "/media/models/barn-owl.webp",
    description: "For the dark hours: dread, mysteries and things that knock. Remembers the furthest back.",
    isPro: true,
  },
  {
    id: "model-lyrebird",
    modelName: "Lyrebird",
    modelIcon: "/media/models/lyrebird.webp",
    description: "The showiest voice of the five. Takes any accent and commits to it.",
    isPro: true,
  },
];
