const flexRow = (display: "flex" | "inline-flex") => ({
  className: display === "flex" ? "row" : "inline-row",
  values: "spacing",
  transform: (gap: string) => ({ display, alignItems: "center", gap }),
});

/**
 * Properties of our own: `row: "2"` sets children side by side, centred, with that gap; `ofChat: "0.875"` is a share of the
 * size of a chat's texts, which its readers choose (GAP-153).
 */
export const utilities = {
  row: flexRow("flex"),
  inlineRow: flexRow("inline-flex"),
  ofChat: {
    className: "of-chat",
    values: { type: "string" },
    transform: (share: string) => ({ fontSize: `calc(var(--font-sizes-chat) * ${share})` }),
  },
};
