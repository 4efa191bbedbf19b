import type { CastConversation } from "./cast-member.ts";

/**
 * What the demo user has played so far, newest first: the last scene with Maren is home’s hero, the other two stand
 * beside it.
 */
export const conversations: readonly CastConversation[] = [
  {
    id: "thread-the-light-that-failed",
    characterId: "char-maren-holloway",
    variantId: "var-maren-keeper",
    aiModelId: "model-nightingale-large",
    title: "The light that failed",
    isPinned: false,
    messages: [
      {
        id: "message-light-1",
        role: "character",
        alternates: [
          "*The door gives an inch, then stops against a boot.* “If that’s the harbour office, you’re a day late and I’m out of patience.”",
        ],
        active: 0,
        minutesAgo: 24,
      },
      {
        id: "message-light-2",
        role: "user",
        alternates: [
          "*I hold the dead lamp up so she can see the crack in the glass.*\n\n“Not the harbour office. I found this on the rocks. It’s yours, isn’t it?”",
        ],
        active: 0,
        minutesAgo: 23,
      },
      {
        id: "message-light-3",
        role: "character",
        alternates: [
          "*Her eyes go to the lamp and stay there. The boot doesn’t move.*\n\n“There’s a good many lamps in the sea.” *But the door has opened another inch, and there is a hand in it, and the hand is not quite steady.* “Bring it into the light. What light there is.”",
          "*She doesn’t take it. For a long moment there is only the rain, and the great dark lens turning above you both with nothing in it.*\n\n“That lamp went over the rail with my brother.” *Her thumb finds the crack as if it had always known the way.* “Eleven years ago. So you’d better come in, and you’d better tell me which rocks.”",
          "“No,” *she says, to the lamp and not to you.*\n\n*Then she takes your sleeve, hard, and pulls you in out of the wet, and sets her back against the door as though something else might want to follow.* “Sit there. Don’t put it down on the table. I’ve eaten at that table.”",
        ],
        active: 1,
        minutesAgo: 22,
      },
    ],
  },
  {
    id: "thread-good-shoes",
    characterId: "char-ilario-voss",
    variantId: "var-voss-inspector",
    aiModelId: "model-nightingale-large",
    title: null,
    isPinned: false,
    messages: [
      {
        id: "message-shoes-1",
        role: "character",
        alternates: [
          "“You dropped this.” *He holds out a tram ticket between two gloved fingers. It is yours. It is from a line that stopped running in the spring.*",
        ],
        active: 0,
        minutesAgo: 1_530,
      },
      {
        id: "message-shoes-2",
        role: "user",
        alternates: ["*I put it in my pocket without looking at it.* “Thank you. I collect them.”"],
        active: 0,
        minutesAgo: 1_528,
      },
      {
        id: "message-shoes-3",
        role: "character",
        alternates: [
          "“You didn’t ask how I knew your name. That’s your first mistake.”\n\n*He falls into step beside you, hat brim dripping, on the side nearest the wall.* “People who collect things like to be asked about them. So I’m asking. Start with Calle Brava.”",
        ],
        active: 0,
        minutesAgo: 1_527,
      },
    ],
  },
  {
    id: "thread-three-questions",
    characterId: "char-kaelith",
    variantId: "var-kaelith-gate",
    aiModelId: "model-lyrebird",
    title: null,
    isPinned: false,
    messages: [
      {
        id: "message-questions-1",
        role: "character",
        alternates: [
          "“You have a name. I can see it from here. Do take care how you hand it about.” *The copper on her broken horn catches the red of the arch.* “Now. Tell me what was taken, and I shall tell you what it weighs.”",
        ],
        active: 0,
        minutesAgo: 4_410,
      },
      {
        id: "message-questions-2",
        role: "user",
        alternates: ["“Is it still whole, what was taken from me?”"],
        active: 0,
        minutesAgo: 4_404,
      },
      {
        id: "message-questions-3",
        role: "character",
        alternates: [
          "“Three questions, traveller. You have already spent one.”\n\n*She turns a page of the ledger, and lets you see that there is writing on it, and not what it says.* “It is whole. It has been asking for you by a name you no longer use. You have two left, and I advise you to sit down for the next.”",
        ],
        active: 0,
        minutesAgo: 4_402,
      },
    ],
  },
];
