import type { State } from "../backend/state/state.ts";

/** File, name and description of each badge. */
const badges = [
  ["house-lights", "House lights", "Came in and took a seat."],
  ["first-hundred", "First hundred", "One hundred messages written."],
  ["night-owl", "Night owl", "A scene that went on past three in the morning."],
  ["gathered-cast", "Gathered a cast", "A group chat with five characters."],
  ["other-endings", "Other endings", "Ten branches of one story."],
  ["opening-night", "Opening night", "A first character, published."],
  ["sweet-tooth", "Sweet tooth", "One hundred candies in a day."],
  ["keeper-of-the-lamp", "Keeper of the lamp", "A year of stories."],
] as const;

/** Every badge there is; also for rows kept before there were any. */
export function putBadges(state: State): void {
  if (state.badges.size > 0) return;
  for (const [file, name, description] of badges)
    state.badges.put({ id: `bdg-${file}`, name, description, icon: `/media/badges/${file}.svg` });
}

/** The first so many badges, given a week apart until `until` (ISO 8601); every third is hidden. */
export function putAwards(state: State, userId: string, count: number, until: string): void {
  for (const [at, { id: badgeId }] of [...state.badges.all()].slice(0, count).entries())
    state.badgeAwards.put({
      id: `${userId}-${badgeId}`,
      userId,
      badgeId,
      visible: at % 3 !== 2,
      dateObtained: new Date(Date.parse(until) - (count - at) * 7 * 86_400_000).toISOString(),
    });
}
