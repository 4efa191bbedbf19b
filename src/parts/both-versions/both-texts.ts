/** Two versions of one thing, this page's and another tab's or device's. */
export const bothTexts = {
  title: "Both versions",
  mine: "Yours",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  seeBoth: "See both",
  nothing: "Nothing",
  same: "They say the same.",
} as const;
