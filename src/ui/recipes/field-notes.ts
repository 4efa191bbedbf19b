/** The line under a field: help or error at the start, a character count at the end. */
export const fieldFooter = {
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  mt: "1.5",
  textStyle: "help",
} as const;

export const fieldHelp = { minWidth: "0", color: "fg.subtle", overflowWrap: "anywhere" } as const;

/** An error, with an icon so that colour is not the only signal. */
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
