import { type ComponentProps, lazy } from "react";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";

const Sheet = lazy(async () => ({ default: (await import("./message-sheet.tsx")).MessageSheet }));

/** The sheet of a message; its code (a drawer's) comes with the first long press, not with the conversation. */
export function MessageSheetOnDemand({ isOpen, ...props }: ComponentProps<typeof Sheet> & { isOpen: boolean }) {
  return <DialogSlot show={isOpen}>{() => <Sheet {...props} />}</DialogSlot>;
}
