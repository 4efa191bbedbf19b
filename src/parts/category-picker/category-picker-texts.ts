import { texts } from "#src/domain/texts.ts";

/** Words of the category pickers that are ours; those of the specification are in `domain/messages.ts`. */
export const categoryPickerTexts = {
  hint: (limit: number) => `Choose up to ${limit}.`,
  triStateHint: "Press once for what you like. Press again to leave it out. A third press takes it back.",
  count: (selected: number, limit: number) => `${selected} of ${limit} selected`,
  shown: (shown: number, all: number, chosenBelow: number) =>
    chosenBelow === 0 ? `${shown} of ${all} shown` : `${shown} of ${all} shown, ${chosenBelow} you chose are below`,
  loading: texts.categories.loading,
  emptyTitle: texts.categories.noneTitle,
  emptyText: texts.states.nothingToChoose,
};
