/** Every recipe of the design system, by the name under which Panda generates it. */
export const recipes = {};
export const slotRecipes = {};
