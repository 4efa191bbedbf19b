import type { ReadOptions } from "./read-card.ts";

/** Limits like those of the product. */
export const options: ReadOptions = {
  variantName: "Original",
  limits: {
    name: 40,
    tagline: 200,
    variantTagline: 100,
    variantName: 40,
    text: 8000,
    greeting: 4000,
    greetings: 20,
    prompt: 4000,
    comment: 1000,
    extensionMembers: 200,
    extensionBytes: 1_048_576,
  },
};
