import { lazily } from "./lazily.ts";

const whole = lazily(() => new Intl.NumberFormat("en"));

/** A number as the product writes it, in English whatever the browser's language: 12,400. */
export const numberText = (value: number): string => whole().format(value);

/** So many of something: "1 message", "12,400 messages". `many` defaults to `one` with an s. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
