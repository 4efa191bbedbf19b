import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { CardImports } from "./card-imports.tsx";
import { cardFileTexts } from "./card-file-texts.ts";

/** Imports character cards, on any page; closing the dialog does not stop the import. */
export function ImportCardsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={cardFileTexts.importTitle}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {cardFileTexts.done}
        </Button>
      }
    >
      <CardImports onOpen={onClose} />
    </Dialog>
  );
}
