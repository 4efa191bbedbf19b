import { texts } from "#src/domain/texts.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { joinQueries, type ViewQuery } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { categoryPickerTexts } from "./category-picker-texts.ts";
import { CategoryPicker, type CategoryPickerProps } from "./category-picker.tsx";
import type { CategoryChoice } from "./press-category.ts";

/** Widths as names have them; no two alike. */
const widths = [74, 96, 148, 88, 70, 75, 112, 92, 72, 150, 89, 93, 64, 73, 110, 122, 86, 78, 94, 90, 76, 98, 160, 104];

/** Placeholder while the categories load. */
function CategoryPickerSkeleton() {
  return (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", pt: "36px" })}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={32} className={css({ borderRadius: "full" })} />
      ))}
    </div>
  );
}

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
