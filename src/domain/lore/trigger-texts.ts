/** Why an entry is in the prompt, shown in the tester and under replies. */
export const triggerTexts = {
  always: "Always in the prompt",
  key: (key: string, together: readonly string[], through: string | null) =>
    [
      `“${key}”`,
      together.length > 0 && `and, with it, ${together.map((word) => `“${word}”`).join(", ")}`,
      through !== null && `said by ${through}`,
    ]
      .filter(Boolean)
      .join(" "),
} as const;
