import type { ReplyRequest } from "../responder.ts";

/** Names at the start of lines, full ones first. */
type TurnNames = {
  /** Names of those whom the reply may speak for. */
  own: string[];
  /** Names of those it must not speak for. */
  foreign: string[];
};

/** Models shorten names, so their first words count too, unless they are short or ambiguous. */
const shortened = (names: readonly string[], except: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [first = ""] = name.trim().split(/\s+/u);
    return first.length > 2 && !except.some((other) => other.toLowerCase() === first.toLowerCase()) ? [first] : [];
  });

/** Whom a reply may speak for, and whom not: in a group each member speaks only for themselves (GAP-140). */
export function turnNames({ task, speaker, user, others, preferences }: ReplyRequest): TurnNames {
  const members = others.map(({ name }) => name);
  const own = [task === "impersonate" ? user.name : speaker.name];
  const mayActForUser = task !== "impersonate" && preferences.actForUser === "yes";
  const foreign = [...(task === "impersonate" ? [speaker.name] : mayActForUser ? [] : [user.name]), ...members];
  const ownShort = shortened(own, foreign);
  return {
    own: [...new Set([...own, ...ownShort])],
    foreign: [...new Set([...foreign, ...shortened(foreign, [...own, ...ownShort])])],
  };
}
