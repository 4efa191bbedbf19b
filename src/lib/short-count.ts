import { numberText } from "./count-text.ts";
import { lazily } from "./lazily.ts";

const compact = lazily(() => new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }));

/** A number for people: `3,180`, from ten thousand on `41.2k`, `1.2m`. */
export function shortCount(count: number): string {
  return count < 10_000 ? numberText(count) : compact().format(count).toLowerCase();
}
