/** Words of a comparison of two states of a character. */
export const diffTexts = {
  character: "The character",
  nothing: "Nothing is different.",
  variantAdded: "New variant",
  variantRemoved: "Removed variant",
  before: "Before",
  after: "After",
  none: "None",
  // Read aloud around a marked passage.
  added: "(added:",
  removed: "(removed:",
  end: ")",
} as const;
