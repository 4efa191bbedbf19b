/** The line under a field, of whatever kind: help or what is wrong at its start, a count at its end. */
export const fieldFooter = {
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  mt: "1.5",
  textStyle: "help",
} as const;

export const fieldHelp = { color: "fg.subtle" } as const;

/** What is wrong, with a sign before it: colour is never alone. */
export const fieldError = {
  display: "flex",
  alignItems: "flex-start",
  gap: "1.5",
  color: "danger.text",
  fontWeight: "medium",
  "--icon-size": "14px",
  "& svg": { mt: "2px" },
} as const;

export const fieldCounter = { ms: "auto", color: "fg.subtle", fontVariantNumeric: "tabular-nums" } as const;
