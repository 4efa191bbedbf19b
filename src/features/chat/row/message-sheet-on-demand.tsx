import { type ComponentProps, lazy, Suspense } from "react";

const Sheet = lazy(async () => ({ default: (await import("./message-sheet.tsx")).MessageSheet }));

/** The sheet of a message; its code (a drawer's) comes with the first long press, not with the conversation. */
export function MessageSheetOnDemand(props: ComponentProps<typeof Sheet>) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
