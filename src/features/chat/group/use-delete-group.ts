import { useDeleteGroup } from "#src/data/group-chat/delete-group.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { groupTexts } from "./group-texts.ts";

/** Deletes the open group and leaves it; Undo brings it back with all its scenes (GAP-130). */
export function useDeleteGroupHere(groupId: string, name: string, onGone: () => void) {
  const { mutateAsync: deleteGroup, isPending } = useDeleteGroup();
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  const run = async () => {
    const answer = deleteGroup(groupId);
    offerUndo(
      answer.then(({ data }) => ({
        text: texts.trash.waiting(groupTexts.deleted(name)),
        takeBack: () => takeBack(data.deletionId),
      })),
    );
    await answer.then(onGone, () => undefined);
  };
  return { run, isPending };
}
