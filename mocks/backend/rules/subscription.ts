import type { ListPlansResponse } from "#src/generated/api/model/listPlansResponse.ts";
import { rule } from "../rule.ts";

/** From the cheapest; the free plan is one of them (GAP-46). */
export const listPlans = rule<object, ListPlansResponse>(({ state }) => ({
  success: true,
  data: {
    plans: [...state.plans.all()]
      .toSorted((a, b) => a.price - b.price)
      .map((plan) => ({ ...plan, features: [...plan.features] })),
  },
}));
