/** What a sentinel message makes of the reply to it; for use by hand, in tests and in stories (mocks/README.md). */
export type Sentinel = "fail" | "fail-late" | "half" | "slow" | "cut" | "silent";

const sentinels: Readonly<Record<string, Sentinel>> = {
  "/fail": "fail",
  "/fail-late": "fail-late",
  "/half": "half",
  "/slow": "slow",
  "/cut": "cut",
  "/silent": "silent",
};

/** The sentinel a user's message is; null for everything else, including text that only begins like one. */
export const sentinelOf = (content: string | undefined): Sentinel | null => sentinels[content?.trim() ?? ""] ?? null;
