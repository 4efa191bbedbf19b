/** How a sentinel message makes its reply fail; for use by hand, in tests and in stories (mocks/README.md). */
export type Sentinel = "fail" | "fail-late" | "half" | "slow" | "cut" | "silent";

const sentinels: Readonly<Record<string, Sentinel>> = {
  "/fail": "fail",
  "/fail-late": "fail-late",
  "/half": "half",
  "/slow": "slow",
  "/cut": "cut",
  "/silent": "silent",
};

/**
 * The sentinel in a user's message for the speaker at `index`, from 0. `/fail` applies to every speaker of the reply,
 * `/fail 2` only to the second. Null for everything else, including text that only begins like one.
 */
export function sentinelOf(content: string | undefined, index = 0): Sentinel | null {
  const [, name, place] = /^(\/[a-z-]+)(?: ([1-5]))?$/.exec(content?.trim() ?? "") ?? [];
  return place === undefined || Number(place) === index + 1 ? (sentinels[name ?? ""] ?? null) : null;
}
