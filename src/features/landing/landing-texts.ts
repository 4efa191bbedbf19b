/** Texts of the landing page below its scene, whose own are `sceneTexts`. */
export const landingTexts = {
  cast: "Waiting in the wings",
  fullCast: "See the full cast",
  features: [
    {
      title: "A reply, as it is written",
      text: "Words arrive while they are being found. Stop them, change them, try the line again.",
    },
    {
      title: "A cast in one room",
      text: "Up to five characters in a scene. Say who speaks next, or let them talk it out among themselves.",
    },
    {
      title: "A world they know",
      text: "Write down what is true there. It comes up by itself when a word of it is spoken.",
    },
  ],
  featuresTitle: "How it plays",
  plansLink: "Plans",
  adults: "For adults, 18 or older. No real people, no minors, no blood incest.",
  writers: "Write your own",
  written: (count: number) => (count === 1 ? "One character on stage" : `${count} characters on stage`),
  writersLead: "A name, a manner and a first line are enough to begin.",
  onStage: "On stage now, written by",
  sketch: { name: "The Lamp Thief", line: "Only takes what still burns." },
  sketchFields: [
    { label: "First message", text: "She is already on your windowsill. “Don’t get up. I only came for the light.”" },
    { label: "Manner", text: "Polite. Never lies, rarely answers." },
  ],
  plans: "Choose your seat",
  plansOffered: [
    { tier: "free", name: "Free", text: "Every character, every scene, as long as you like. No card, no clock." },
    {
      tier: "pro",
      name: "Pro",
      text: "For people who dress the set: larger models, more pictures, decorations. Cancel any time.",
    },
  ],
  free: (currency: string) =>
    new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).format(0),
  perMonth: " / month",
  running: "She turns the lamp down until it is only a rumour. “Stay for the second act, and I will tell you why",
  cross: [
    { name: "Thessaly", line: "“Tea first. Then we discuss the fire.”" },
    { name: "Oda", line: "She counts the exits. “There is no time for tea.”" },
  ],
  entry: {
    name: "The drowned bell",
    words: ["bell", "low tide", "chapel"],
    line: "It rings when somebody on the island has lied.",
  },
};
