import * as z from "zod/mini";
import { onboardingDefaults } from "#src/domain/options.ts";
import { preferenceQuestions, type PreferenceValues } from "#src/domain/response-preferences.ts";
import type { CategoryChoice } from "#src/parts/category-picker/press-category.ts";

/** The answers so far; a category choice is null until something was selected. */
export type WizardDraft = {
  step: 0 | 1 | 2;
  isAccepted: boolean;
  values: PreferenceValues;
  interests: CategoryChoice | null;
  creator: CategoryChoice | null;
};

/** The initial answers: POV up to the model, past tense (RES-01, RES-02, TRAP-44). */
export const firstDraft: WizardDraft = {
  step: 0,
  isAccepted: false,
  values: onboardingDefaults,
  interests: null,
  creator: null,
};

const ids = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500));
const choice = z.nullable(z.object({ selected: ids, excluded: ids }));
const kept = z.object({
  step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  isAccepted: z.boolean(),
  values: z.record(z.string(), z.string()),
  interests: choice,
  creator: choice,
});

/**
 * The stored draft, or the initial one if there is none or it is unreadable. Without accepted rules it starts at the
 * first step.
 */
export function readWizardDraft(text: string): WizardDraft {
  try {
    const { data } = kept.safeParse(JSON.parse(text));
    if (data === undefined) return firstDraft;
    const known = preferenceQuestions.map(({ key, options }) => {
      const value = data.values[key];
      return [key, value !== undefined && Object.hasOwn(options, value) ? value : firstDraft.values[key]];
    });
    const values = Object.fromEntries(known) as PreferenceValues;
    return { ...data, values, step: data.isAccepted ? data.step : 0 };
  } catch {
    return firstDraft;
  }
}
