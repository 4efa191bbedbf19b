/** Of both legal pages; what each says stands in its own file. */
export const legalTexts = {
  review: "Placeholder text, to be reviewed and replaced by the owner before launch.",
  changed: "Last changed",
  contents: "Contents",
} as const;
