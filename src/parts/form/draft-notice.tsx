import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { formTexts } from "./form-texts.ts";

/** Says that a form began with the draft of an earlier visit, and gives the way back to what is saved. */
export function DraftNotice({ editor }: { editor: { wasRestored: boolean; startOver: () => void } }) {
  if (!editor.wasRestored) return null;
  return (
    <InlineAlert
      tone="info"
      actions={
        <Button size="sm" onClick={editor.startOver}>
          {formTexts.startOver}
        </Button>
      }
    >
      {formTexts.draft}
    </InlineAlert>
  );
}
