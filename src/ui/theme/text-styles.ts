const display = { fontFamily: "display", fontWeight: "regular", textWrap: "balance" } as const;

/** The text roles of design 3. Never below 12 px, except 11 px for the Pro tag (`tag`). */
export const textStyles = {
  hero: {
    value: {
      ...display,
      fontSize: { base: "64px", md: "clamp(56px, 7.4vw, 108px)" },
      fontWeight: "380",
      lineHeight: "0.94",
      letterSpacing: "-0.034em",
    },
  },
  h1: { value: { ...display, fontSize: { base: "34px", md: "42px" }, lineHeight: "1.06", letterSpacing: "-0.022em" } },
  h2: { value: { ...display, fontSize: { base: "27px", md: "32px" }, lineHeight: "1.1", letterSpacing: "-0.02em" } },
  h3: { value: { ...display, fontSize: { base: "23px", md: "25px" }, lineHeight: "1.15", letterSpacing: "-0.012em" } },
  poster: {
    value: {
      fontFamily: "display",
      fontSize: "20px",
      fontWeight: "450",
      lineHeight: "1.12",
      letterSpacing: "-0.012em",
    },
  },
  dialogue: { value: { fontFamily: "sans", fontSize: "16px", fontWeight: "450", lineHeight: "1.62" } },
  narration: {
    value: { fontFamily: "narration", fontStyle: "italic", fontSize: "1.05em", fontWeight: "400", lineHeight: "1.55" },
  },
  body: { value: { fontFamily: "sans", fontSize: "15px", fontWeight: "body", lineHeight: "1.5" } },
  control: { value: { fontFamily: "sans", fontSize: "14.5px", fontWeight: "600", lineHeight: "1.4" } },
  label: { value: { fontFamily: "sans", fontSize: "13px", fontWeight: "600", lineHeight: "1.4" } },
  help: { value: { fontFamily: "sans", fontSize: "12.5px", fontWeight: "body", lineHeight: "1.4" } },
  meta: { value: { fontFamily: "sans", fontSize: "13px", fontWeight: "body", lineHeight: "1.4" } },
  tag: { value: { fontFamily: "sans", fontSize: "11.5px", fontWeight: "600", lineHeight: "1" } },
};
