import { labels } from "#src/domain/messages.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { MyDataPacking } from "./my-data-packing.tsx";
import { myDataTexts } from "./my-data-texts.ts";

export interface TakeDataDialogProps {
  /** Asks to delete the account; null where its name is not known. */
  onDelete: (() => void) | null;
  onClose: () => void;
}

/** What a closed account may still do (GAP-105): take everything along, and end it. */
export function TakeDataDialog({ onDelete, onClose }: TakeDataDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={myDataTexts.title}
      size="lg"
      footer={
        onDelete !== null && (
          <Button variant="danger" onClick={onDelete}>
            {labels.deleteAccount}
          </Button>
        )
      }
    >
      <MyDataPacking />
    </Dialog>
  );
}
