import type { ReplyRequest } from "../responder.ts";

/** Names at the start of lines. The full ones come first. */
type TurnNames = {
  /** Of whoever the reply is written for. */
  own: string[];
  /** Of those it must not be written for. */
  foreign: string[];
};

/** Models shorten names, so the first word of one counts too, unless it is short or could be another's. */
const shortened = (names: readonly string[], except: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [first = ""] = name.trim().split(/\s+/u);
    return first.length > 2 && !except.some((other) => other.toLowerCase() === first.toLowerCase()) ? [first] : [];
  });

/** For whom a model may write a reply, and for whom not: in a group each member speaks for themselves (GAP-140). */
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
