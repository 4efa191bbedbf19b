import type { EventTokensResponse } from "#src/generated/api/model/eventTokensResponse.ts";
import type { UpdateEventTokensBody } from "#src/generated/api/model/updateEventTokensBody.ts";
import type { UpdateEventTokensResponse } from "#src/generated/api/model/updateEventTokensResponse.ts";
import { awardEarnedBadges } from "../badges.ts";
import { isoNow, type Context } from "../context.ts";
import { conflict, Refusal } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { UserRow } from "../state/rows.ts";

const maximum = 100;
const onHome = 5;

/** Collected since 00:00 UTC (GAP-62). */
const collected = (context: Context, user: UserRow): number =>
  user.candies.day === isoNow(context).slice(0, 10) ? user.candies.count : 0;

export const getEventTokens = rule<object, EventTokensResponse>(({ context, user }) => {
  const eventTokens = collected(context, user);
  return {
    success: true,
    data: {
      eventTokens,
      maxReached: eventTokens >= maximum,
      maxReachedHalf: eventTokens >= maximum / 2,
      availableHomePageCandies: Math.min(onHome, maximum - eventTokens),
    },
  };
});

/** Accepts only the stored total plus one, so that two tabs cannot count one candy twice (GAP-62). */
export const updateEventTokens = rule<{ body: UpdateEventTokensBody }, UpdateEventTokensResponse>(
  ({ context, state, user, body }) => {
    const count = collected(context, user);
    if (count >= maximum) throw new Refusal(400, "The maximum for today is reached");
    if (body.eventTokens !== count + 1) throw conflict("The number has changed in the meantime");
    state.users.put({ ...user, candies: { day: isoNow(context).slice(0, 10), count: count + 1 } });
    awardEarnedBadges(context, user.id);
    return { success: true, data: { eventTokens: count + 1 } };
  },
);
