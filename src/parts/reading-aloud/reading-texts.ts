/** Texts of reading aloud that are not in the specification (GAP-113). */
export const readingTexts = {
  read: "Read aloud",
  stop: "Stop reading",
  failed: "The voice could not read this. Please try again, or choose another one in Settings.",
};
