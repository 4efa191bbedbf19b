import { texts } from "#src/domain/texts.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { joinQueries, type ViewQuery } from "#src/ui/feedback/view-query.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { CategoryPickerSkeleton } from "./category-picker-skeleton.tsx";
import { categoryPickerTexts } from "./category-picker-texts.ts";
import { CategoryPicker, type CategoryPickerProps } from "./category-picker.tsx";
import type { CategoryChoice } from "./press-category.ts";

export interface CategoryChoiceViewProps extends Pick<
  CategoryPickerProps,
  "label" | "limit" | "isTriState" | "onChange"
> {
  categories: ViewQuery<readonly Category[]>;
  /** What is kept. */
  own: ViewQuery<CategoryChoice>;
  /** What was pressed; null shows what is kept. */
  choice: CategoryChoice | null;
  /** Said when one more is pressed at the limit. */
  limitText: string;
}

/** A category picker with what it needs loaded: all categories, and the choice that is kept. */
export function CategoryChoiceView({ categories, own, choice, limitText, ...picker }: CategoryChoiceViewProps) {
  return (
    <AsyncView
      query={joinQueries({ categories, own })}
      loadingLabel={categoryPickerTexts.loading}
      skeleton={<CategoryPickerSkeleton />}
      failed={texts.states.listFailed}
      isEmpty={(loaded) => loaded.categories.length === 0}
      empty={
        <EmptyState title={categoryPickerTexts.emptyTitle} text={categoryPickerTexts.emptyText} headingLevel={3} />
      }
    >
      {(loaded) => (
        <CategoryPicker
          {...picker}
          categories={loaded.categories}
          choice={choice ?? loaded.own}
          onLimit={() => toaster.error(limitText)}
        />
      )}
    </AsyncView>
  );
}
