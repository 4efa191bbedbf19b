import { type ComponentProps, lazy } from "react";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";

const Sheet = lazy(async () => ({ default: (await import("./message-sheet.tsx")).MessageSheet }));

/** The lazily loaded sheet of a message: its drawer code loads with the first long press. */
export function MessageSheetOnDemand({ isOpen, ...props }: ComponentProps<typeof Sheet> & { isOpen: boolean }) {
  return <DialogSlot show={isOpen}>{() => <Sheet {...props} />}</DialogSlot>;
}
