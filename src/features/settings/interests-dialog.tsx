import { useQuery } from "@tanstack/react-query";
import { interestsQuery } from "#src/data/category/queries.ts";
import { useSaveInterests } from "#src/data/category/save-categories.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { CategoriesFrame } from "./creator-categories-frame.tsx";
import { categoryDialogTexts } from "./settings-texts.ts";

/** The user's interests, at most 20, and exclusions (CAT-02, CAT-04, CAT-07, CAT-11, SET-PREF-07). */
export function InterestsDialog({ onClose }: { onClose: () => void }) {
  const own = useQuery(interestsQuery());
  const save = useSaveInterests();
  return (
    <CategoriesFrame
      title={categoryDialogTexts.interestsTitle}
      lead={categoryDialogTexts.interestsLead}
      limit={limits.interests}
      limitText={messages.interests.limit}
      isTriState
      own={own}
      onSave={(choice) => save.mutateAsync(choice)}
      onClose={onClose}
    />
  );
}
