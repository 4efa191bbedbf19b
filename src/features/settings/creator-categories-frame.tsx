import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { texts } from "#src/domain/texts.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { CategoryPicker } from "#src/parts/category-picker/category-picker.tsx";
import { CategoryPickerSkeleton } from "#src/parts/category-picker/category-picker-skeleton.tsx";
import { type CategoryChoice, isSameChoice, noCategories } from "#src/parts/category-picker/press-category.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { categoryDialogTexts } from "./creator-categories-texts.ts";

const wide = css({ md: { maxWidth: "840px!" } });

export type CategoriesFrameProps = {
  title: string;
  lead: string;
  limit: number;
  limitText: string;
  isTriState?: boolean;
  /** What is kept; undefined while it loads. */
  own: { data: CategoryChoice | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Rejects when it was not kept; the choice stays then. */
  onSave: (choice: CategoryChoice) => Promise<unknown>;
  onClose: () => void;
};

/** What the two category dialogs share: both lists loaded, a choice that survives failures, one request at a time. */
export function CategoriesFrame({
  title,
  lead,
  limit,
  limitText,
  isTriState,
  own,
  onSave,
  onClose,
}: CategoriesFrameProps) {
  const list = useQuery(categoriesQuery());
  // Once something was pressed it is the person's; what is read later does not come into it.
  const [pressed, setPressed] = useState<CategoryChoice | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const before = own.data ?? noCategories;
  const choice = pressed ?? before;
  const isLoaded = list.data !== undefined && own.data !== undefined;
  const isFailed = !isLoaded && (list.isError || own.isError);
  const isDirty = !isSameChoice(choice, before);

  const save = useSingleFlight(async () => {
    if (!isDirty) return onClose();
    setIsSaving(true);
    await onSave(choice).then(onClose, () => undefined);
    setIsSaving(false);
  });
  const retry = () => {
    if (list.isError) void list.refetch();
    if (own.isError) void own.refetch();
  };

  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={lead}
      isBusy={isSaving}
      isDirty={isDirty}
      className={wide}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isSaving}>
            {categoryDialogTexts.cancel}
          </Button>
          <Button variant="primary" onClick={() => void save()} isBusy={isSaving} disabled={!isLoaded}>
            {categoryDialogTexts.save}
          </Button>
        </>
      }
    >
      {isFailed ? (
        <ErrorState
          message={texts.states.listFailed}
          onRetry={retry}
          isRetrying={(list.isError && list.isFetching) || (own.isError && own.isFetching)}
        />
      ) : (
        <SkeletonGroup isLoading={!isLoaded} label={categoryDialogTexts.loading} skeleton={<CategoryPickerSkeleton />}>
          {list.data?.length === 0 ? (
            <EmptyState title={categoryDialogTexts.emptyTitle} text={categoryDialogTexts.emptyText} headingLevel={3} />
          ) : (
            <CategoryPicker
              label={title}
              categories={list.data ?? []}
              choice={choice}
              onChange={setPressed}
              onLimit={() => toaster.error(limitText)}
              limit={limit}
              isTriState={isTriState ?? false}
            />
          )}
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
