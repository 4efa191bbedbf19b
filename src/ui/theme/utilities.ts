const flexRow = (display: "flex" | "inline-flex") => ({
  className: display === "flex" ? "row" : "inline-row",
  values: "spacing",
  transform: (gap: string) => ({ display, alignItems: "center", gap }),
});

/** Properties of our own: `row: "2"` sets children side by side, centred, with that gap. */
export const utilities = { row: flexRow("flex"), inlineRow: flexRow("inline-flex") };
