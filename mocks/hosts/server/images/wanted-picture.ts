import type { PaintRequest } from "../../../backend/painter/painter.ts";

/** Parameters that an endpoint may do without. */
const optional = ["response_format", "size", "seed", "negative_prompt", "strength"] as const;
type Optional = (typeof optional)[number];

/** What an endpoint has shown that it does not take. */
export type Untaken = { names: ReadonlySet<Optional>; ownSizes: boolean };

export const nothingUntaken: Untaken = { names: new Set(), ownSizes: false };

/** The sizes that the best known model has. */
const commonSize = ({ width, height }: PaintRequest["sheet"]): string =>
  width === height ? "1024x1024" : width > height ? "1536x1024" : "1024x1536";

/** The members of a request for one picture, but for the picture it is made from. */
export function wantedPicture(
  { prompt, negativePrompt, seed, sheet, source }: PaintRequest,
  model: string | null,
  { names, ownSizes }: Untaken,
): Record<string, string | number> {
  const own: Record<Optional, string | number | null> = {
    response_format: "b64_json",
    size: ownSizes ? commonSize(sheet) : `${sheet.width}x${sheet.height}`,
    seed,
    negative_prompt: negativePrompt,
    strength: source && source.strength,
  };
  const avoided = names.has("negative_prompt") && negativePrompt !== null ? `\n\nWithout: ${negativePrompt}` : "";
  const all = {
    ...(model !== null && { model }),
    prompt: `${prompt}${avoided}`,
    n: 1,
    ...Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name as Optional))),
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string | number] => entry[1] !== null),
  );
}

export const optionalIn = (wanted: Readonly<Record<string, unknown>>): string[] =>
  optional.filter((name) => name in wanted);

/** With what a refusal has named: of sizes first those of its own are given up, then all. */
export function alsoUntaken({ names, ownSizes }: Untaken, named: readonly string[]): Untaken {
  const isNew = (name: Optional) => named.includes(name) && (name !== "size" || ownSizes);
  return {
    names: new Set(optional.filter((name) => names.has(name) || isNew(name))),
    ownSizes: ownSizes || named.includes("size"),
  };
}
