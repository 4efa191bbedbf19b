import { useQuery } from "@tanstack/react-query";
import { creatorCategoriesQuery } from "#src/data/category/queries.ts";
import { useSaveCreatorCategories } from "#src/data/category/save-categories.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { CategoriesFrame } from "./creator-categories-frame.tsx";
import { categoryDialogTexts } from "./settings-texts.ts";

/** The categories that describe a creator's own content, at most 20 (CAT-01, CAT-03, CAT-10). */
export function CreatorCategoriesDialog({ onClose }: { onClose: () => void }) {
  const own = useQuery(creatorCategoriesQuery());
  const save = useSaveCreatorCategories();
  return (
    <CategoriesFrame
      title={categoryDialogTexts.creatorTitle}
      lead={categoryDialogTexts.creatorLead}
      limit={limits.categories}
      limitText={messages.categories.limit}
      own={own}
      onSave={({ selected }) => save.mutateAsync(selected)}
      onClose={onClose}
    />
  );
}
