import { freePlanId, newUser } from "../backend/new-user.ts";
import { choiceId } from "../backend/preferences.ts";
import type { State } from "../backend/state/state.ts";
import { aiModels } from "./cast/ai-models.ts";
import { putAwards, putBadges } from "./badges.ts";
import { cast } from "./cast/cast.ts";
import { categories } from "./cast/categories.ts";
import { creators } from "./cast/creators.ts";
import { lorebooks } from "./cast/lorebooks.ts";
import { aLorebook } from "./builders.ts";

/** File and name of each decoration of the catalogue. */
const decorations = [
  ["cue-ring", "Cue Ring"],
  ["fernwood", "Fernwood"],
  ["low-tide", "Low Tide"],
  ["moth-and-moon", "Moth & Moon"],
  ["ember-crown-pro", "Ember Crown (Pro)"],
  ["filigree-pro", "Filigree (Pro)"],
  ["marquee-pro", "Marquee (Pro)"],
  ["orbit-pro", "Orbit (Pro)"],
] as const;

/** What the openings of the whole cast are written in. */
const told = { language: "en", pointOfView: "thirdPerson" } as const;

export const paidPlanId = "plan-pro";

/** The catalogue of decorations; also for rows kept before there were any. */
export function putDecorations(state: State): void {
  if (state.decorations.size > 0) return;
  for (const [file, name] of decorations)
    state.decorations.put({
      id: `dec-${file}`,
      name,
      image: `/media/decorations/${file}.svg`,
      ownerId: null,
      createdAt: "2025-11-01T00:00:00.000Z",
      deletedAt: null,
    });
}

/** The lorebooks that the cast's authors have published; also for rows kept before there were any. */
export function putLorebooks(state: State): void {
  if (state.lorebooks.size > 0) return;
  for (const book of lorebooks) state.lorebooks.put(aLorebook({ ...book, isPublic: true }));
}

/** What the cast is written in; also for rows kept before it could be said. */
export function putToldIn(state: State): void {
  for (const { id } of cast) {
    const row = state.characters.get(id);
    if (row && row.language === undefined) state.characters.put({ ...row, ...told });
  }
}

/** What every world has: categories, models, plans, the people who publish and their characters. */
export function putCatalogue(state: State): void {
  for (const [order, category] of categories.entries()) state.categories.put({ ...category, order });
  for (const [order, model] of aiModels.entries()) state.aiModels.put({ ...model, order });
  state.plans.put({
    id: freePlanId,
    tier: "free",
    name: "Free",
    price: 0,
    currency: "USD",
    credits: 50,
    features: ["Every published character", "Three models", "50 image credits a month"],
  });
  state.plans.put({
    id: paidPlanId,
    tier: "pro",
    name: "Pro",
    price: 9.99,
    currency: "USD",
    credits: 1000,
    features: ["Every model", "1,000 image credits a month", "Pro decorations and your own"],
  });
  putDecorations(state);
  putBadges(state);
  putLorebooks(state);
  for (const creator of creators) {
    const { categoryIds, ...rest } = creator;
    state.users.put(newUser({ ...rest, creatorCategoryIds: categoryIds, profileComplete: true, onBoarding: false }));
  }
  // Everybody who publishes follows the next two.
  for (const [at, { id: userId, createdAt }] of creators.entries())
    for (const { id: creatorId } of [...creators, ...creators].slice(at + 1, at + 3))
      state.follows.put({ id: choiceId(userId, creatorId), userId, creatorId, createdAt });
  if (creators[0]) putAwards(state, creators[0].id, 8, "2026-11-14T00:00:00.000Z");
  for (const member of cast) {
    const { variants, ...rest } = member;
    const chatCount = Math.round(rest.messageCount / 22);
    state.characters.put({ ...rest, chatCount, systemPrompt: null, postHistoryInstructions: null, extensions: {} });
    const lorebookIds = lorebooks.flatMap(({ id, fromCharacterId }) => (fromCharacterId === member.id ? id : []));
    for (const variant of variants) state.variants.put({ ...variant, characterId: member.id, lorebookIds });
  }
  putToldIn(state);
}
