import { readingTexts } from "#src/parts/reading-aloud/reading-texts.ts";

/** Texts of the choice of a voice that are not in the specification (GAP-113). */
export const voiceTexts = {
  section: "Reading aloud",
  voice: "Voice",
  voiceHelp: `Reads a message when you choose “${readingTexts.read}” in its menu. Kept on this device.`,
  online: (name: string) => `${name} (online)`,
  onlineHelp: "A voice marked online sends what it reads to its maker.",
  own: "This browser’s choice",
  other: "Other",
  speed: "Speed",
  speedHelp: "How fast it reads.",
  speeds: [
    { value: 0.75, label: "0.75×" },
    { value: 1, label: "1×" },
    { value: 1.25, label: "1.25×" },
    { value: 1.5, label: "1.5×" },
  ],
  sound: "How it sounds",
  soundHelp: "Two sentences, by this voice and at this speed.",
  tryIt: "Try it",
  stop: "Stop",
  sample: "The lamp is lit, and the door stands open. “You came after all,” she says.",
  none: "This browser has no voice, so messages cannot be read aloud here.",
  looking: "Looking for voices",
} as const;
