import { numberText } from "../count-text.ts";
import { cutText } from "../text.ts";
import type { CardLimits, CardVariant, KeptMembers, Members } from "./card-draft.ts";
import type { CardNotes } from "./card-notes.ts";
import { textList, textValue } from "./card-values.ts";

/** A text as there is room for it: what is kept of a long one, and what a long one is recognised by on export. */
export const fitText = (text: string, most: number): string => cutText(text.trim(), most).trim();

/** Reads a card's texts into a draft's, cut to the limits; the whole of each that was cut is remembered in `long`. */
export function textReader(limits: CardLimits, notes: CardNotes, long: NonNullable<KeptMembers["long"]>) {
  const fitted = (whole: string, most: number, field: string): string => {
    const text = fitText(whole, most);
    if (text !== whole.trim())
      notes.repair(field, `Longer than ${numberText(most)} characters; the rest is kept for export`);
    return text;
  };
  const read = (members: Members, name: string, most: number, place = ""): string => {
    const whole = textValue(members[name], `${place}${name}`, notes);
    const text = fitted(whole, most, `${place}${name}`);
    if (text !== whole.trim()) long[`${place}${name}`] = whole.trim();
    return text;
  };
  const greetings = (members: Members, place: string): string[] => {
    const field = `${place}alternate_greetings`;
    const whole = textList(members["alternate_greetings"], field, notes);
    const texts = whole
      .slice(0, limits.greetings)
      .map((text, index) => fitted(text, limits.greeting, `${field}[${index}]`));
    if (whole.length > texts.length)
      notes.repair(field, `More than ${limits.greetings}; the others are kept for export`);
    if (whole.length > texts.length || whole.some((text, index) => text !== texts[index])) long[field] = whole;
    return texts;
  };
  const orNull = (text: string) => (text === "" ? null : text);
  return {
    read,
    orNull,
    /** The members of a variant; `place` begins the paths of all but the first one. */
    variant: (
      members: Members,
      names: { variantName: string; variantTagline: string | null },
      place = "",
    ): CardVariant => ({
      ...names,
      description: orNull(read(members, "description", limits.text, place)),
      personality: orNull(read(members, "personality", limits.text, place)),
      scenario: orNull(read(members, "scenario", limits.text, place)),
      firstMessage: read(members, "first_mes", limits.greeting, place),
      alternateGreetings: greetings(members, place),
      exampleDialogue: orNull(read(members, "mes_example", limits.text, place)),
      characterCreatorComment: orNull(read(members, "creator_notes", limits.comment, place)),
    }),
  };
}
