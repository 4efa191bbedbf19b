/** Selected and excluded categories by id. No id is in both (TRAP-40). */
export type CategoryChoice = { readonly selected: readonly string[]; readonly excluded: readonly string[] };

export const noCategories: CategoryChoice = { selected: [], excluded: [] };

export type PressRules = {
  /** How many may be selected; excluded ones are not counted (GAP-40). */
  limit: number;
  /** Interests can be excluded; creator categories cannot (RES-03). */
  isTriState: boolean;
};

/**
 * The choice after a press on a category, or null if the limit refuses it. With three states: unselected, selected,
 * excluded, unselected (CAT-07, CAT-08, RES-03); with two it toggles.
 */
export function pressCategory(choice: CategoryChoice, id: string, rules: PressRules): CategoryChoice | null {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  if (choice.selected.includes(id))
    return {
      selected: without(choice.selected),
      excluded: rules.isTriState ? [...without(choice.excluded), id] : choice.excluded,
    };
  if (choice.excluded.includes(id)) return { ...choice, excluded: without(choice.excluded) };
  if (choice.selected.length >= rules.limit) return null;
  return { ...choice, selected: [...choice.selected, id] };
}

/** Whether two choices are equal, in any order. */
export function isSameChoice(one: CategoryChoice, other: CategoryChoice): boolean {
  const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id));
  return same(one.selected, other.selected) && same(one.excluded, other.excluded);
}
