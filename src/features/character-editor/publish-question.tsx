import type { ChangeGroup } from "#src/domain/character-diff.ts";
import { CharacterDiff } from "#src/parts/character-diff/character-diff.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { editorTexts } from "./editor-texts.ts";

export interface PublishQuestionProps {
  changes: readonly ChangeGroup[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Shows what an edit changes for readers before it is published. */
export function PublishQuestion({ changes, onCancel, onConfirm }: PublishQuestionProps) {
  const words = editorTexts.question;
  return (
    <Dialog
      title={words.title}
      description={words.text}
      onClose={onCancel}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <CharacterDiff groups={changes} />
    </Dialog>
  );
}
