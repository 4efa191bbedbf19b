import type { Directions } from "../directions.ts";

/** Short answers to out-of-character notes. */
export const acknowledgements: Record<
  keyof Omit<Directions, "question"> | "form" | "other" | "question",
  readonly string[]
> = {
  slower: [
    "Slower from here. Nothing will be given away early.",
    "Understood: small steps, and the door stays mostly shut.",
    "I’ll hold back and let it take its time.",
  ],
  skipAhead: ["Skipping ahead.", "All right, later then.", "Cutting to the next part."],
  colder: ["Cooler and further off, then.", "Understood, less welcome in the voice.", "I’ll keep more distance."],
  warmer: ["A softer hand, then.", "Warmer from here.", "Understood, I’ll let more kindness show."],
  lighter: ["Lighter, with pleasure.", "Understood, I’ll let some air in.", "A little more play, then."],
  darker: ["Darker it is.", "Understood, I’ll turn the lamp down.", "More shadow from here."],
  form: ["Noted. I’ll write it that way.", "Done, from this reply on.", "I’ll keep to that."],
  other: ["Noted.", "Understood, I’ll follow that.", "Yes, let’s do it so.", "Good, I’ll take that up."],
  question: [
    "That’s open. Decide it as you like and I’ll follow.",
    "I’d left that for you to choose.",
    "Not settled yet. Say it in the story and it becomes true.",
    "Either would work. Play the one you prefer, I’ll pick it up.",
  ],
};

/** Steps out of the story for a possible real crisis. Repeated rather than left out. */
export const care: readonly string[] = [
  "I’m stepping out of the scene for a moment. If this is about you and not the story, please don’t stay alone with it. Tell someone who can be with you now, or call your local emergency number or a crisis line: 988 in the US and Canada, 116 123 in the UK and Ireland. The story can wait, and it will.",
  "Outside the story, and meaning it: if you are thinking of hurting yourself, please reach someone now. A friend, an emergency number, or a crisis line such as 988 (US, Canada) or 116 123 (UK, Ireland). You don’t have to have the right words. We can go on here whenever you like.",
];

/** What the character does in the scene meanwhile. */
export const careInScene: readonly string[] = [
  "*{I} [put] everything else down and [come] and [sit] where {you} [~u:can] see {me}.* “I’m here. There’s nothing you have to be clever about. Stay and talk.”",
  "*{I} [not:look] away, and [not:hurry].* “I’d rather have you here and saying so than anywhere else. Who’s near you tonight?”",
  "“Stay.” *It [s:be] the whole of the sentence. {I} [pull] the chair round and [sit].* “Tell me as much as you like, and then tell somebody with warm hands.”",
];

/** Skips time on request. */
export const timeSkips: readonly string[] = [
  "*By the time anyone [~s:think] to look, it [s:be] morning, and the light [s:come] in at {place} as though it [~s:have] never been away.*",
  "*The hours [p:go] by the way they [p:do] when nobody [~s:count] them. {I} [be] still there at the end of it.*",
  "*Later, a good deal later: the cups [p:be] washed, {sound} [s:have] changed its mind, and {i} [~have] dark smudges under {my} eyes.*",
  "*Two days on. {I} [have] slept, a little, and it [s:show] mostly in {my} temper.*",
  "*Afternoon. {I} [be] at {place} again, as if {i} [~have] never left it.*",
];
