import { numberText } from "#src/lib/count-text.ts";

/** The landing page's scene, and what becomes of a reply that was begun there. */
export const sceneTexts = {
  title: "Role-play chat",
  headline: "It’s your line.",
  lead: "Play a scene with characters who stay in it. You decide what you say, what you do, and how long you linger.",
  answer: (name: string) => `Your answer to ${name}`,
  placeholder: (them: string) => `Answer ${them}…`,
  reply: "Reply free",
  narrate: "Tell what you do",
  another: "Another opening",
  onStage: (name: string, line: string) => `${name} is on stage now. ${line}`,
  left: (count: number) => (count < 0 ? `${numberText(-count)} too many` : `${numberText(count)} left`),
  promise: (they: string) => `Kept word for word. Sign up when you are ready, and it is the first thing ${they} hears.`,
  notOnStage: (name: string) => `${name} is not on stage tonight. Your reply is kept on this device.`,
  notDelivered: (name: string) => `Your reply could not be brought to ${name}. It is kept on this device.`,
} as const;
