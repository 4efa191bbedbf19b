import { limits } from "#src/domain/limits.ts";
import { comparableName } from "#src/domain/member-name.ts";
import { isInWord } from "#src/domain/named-members.ts";

/** Somebody who can be named with @ in the composer. */
export type Mention = {
  readonly memberId: string;
  readonly characterId: string;
  readonly name: string;
  readonly icon: string | null;
  /** Place in the cast. */
  readonly colour: number;
  readonly isMuted: boolean;
  /** What naming them does, or where they stand. */
  readonly note: string;
};

/** A name that is being typed: the place of its `@`, and what stands between it and the caret. */
export type TypedMention = { readonly at: number; readonly typed: string };

/** The name being typed at the caret. Looks back no further than a name is long, however long the text. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const from = Math.max(0, caret - limits.memberName * 2);
  const at = text.slice(from, caret).lastIndexOf("@");
  if (at === -1 || isInWord(text[from + at - 1])) return null;
  const typed = text.slice(from + at + 1, caret);
  return typed.includes("\n") ? null : { at: from + at, typed };
}

/** Those with a word that begins as typed; all where nothing is typed yet. */
export function mentionsFor(mentions: readonly Mention[], typed: string): readonly Mention[] {
  const wanted = comparableName(typed);
  return mentions.filter(({ name }) => ` ${comparableName(name)}`.includes(` ${wanted}`));
}

/** The text with a name in the place of what was typed of it, and where the caret then stands. */
export function withMention(text: string, { at, typed }: TypedMention, name: string): { text: string; caret: number } {
  const rest = text.slice(at + 1 + typed.length);
  const named = `${text.slice(0, at)}@${name}${rest.startsWith(" ") ? "" : " "}`;
  return { text: named + rest, caret: named.length + (rest.startsWith(" ") ? 1 : 0) };
}
