import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { CategoryChoiceView } from "#src/parts/category-picker/category-choice-view.tsx";
import { type CategoryChoice, isSameChoice, noCategories } from "#src/parts/category-picker/press-category.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import type { ViewQuery } from "#src/ui/feedback/view-query.ts";
import { css } from "#styled-system/css";
import { categoryDialogTexts } from "./settings-texts.ts";

const wide = css({ md: { maxWidth: "840px!" } });

export type CategoriesFrameProps = {
  title: string;
  lead: string;
  limit: number;
  limitText: string;
  isTriState?: boolean | undefined;
  /** The saved categories; undefined while loading. */
  own: ViewQuery<CategoryChoice>;
  /** Rejects on failure; the selection stays. */
  onSave: (choice: CategoryChoice) => Promise<unknown>;
  onClose: () => void;
};

/** Shared by the two category dialogs: loads both lists, keeps the selection after a failure, one request at a time. */
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
  // Once the user has changed the selection, later reads no longer replace it.
  const [pressed, setPressed] = useState<CategoryChoice | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const before = own.data ?? noCategories;
  const choice = pressed ?? before;
  const isLoaded = list.data !== undefined && own.data !== undefined;
  const isDirty = !isSameChoice(choice, before);

  const save = useSingleFlight(async () => {
    if (!isDirty) return onClose();
    setIsSaving(true);
    await onSave(choice).then(onClose, () => undefined);
    setIsSaving(false);
  });
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
      <CategoryChoiceView
        label={title}
        categories={list}
        own={own}
        choice={pressed}
        onChange={setPressed}
        limit={limit}
        limitText={limitText}
        isTriState={isTriState}
      />
    </Dialog>
  );
}
