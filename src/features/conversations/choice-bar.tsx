import ArchiveIcon from "lucide-react/icons/archive";
import ArchiveRestoreIcon from "lucide-react/icons/archive-restore";
import DownloadIcon from "lucide-react/icons/download";
import PinIcon from "lucide-react/icons/pin";
import PinOffIcon from "lucide-react/icons/pin-off";
import TrashIcon from "lucide-react/icons/trash-2";
import XIcon from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useExportThreads } from "#src/data/thread/export-threads.ts";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { isTextField } from "#src/lib/text-field.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { conversationsTexts } from "./conversations-texts.ts";
import { threadName } from "./thread-name.ts";
import type { ThreadActions } from "./use-thread-actions.ts";

const bar = css({
  position: "sticky",
  bottom: "calc(12px + env(safe-area-inset-bottom))",
  zIndex: "sticky",
  row: { base: "1", md: "2" },
  width: "fit-content",
  maxWidth: "full",
  mx: "auto",
  mt: "6",
  ps: { base: "14px", md: "18px" },
  pe: { base: "1", md: "2" },
  py: "2",
  borderRadius: "full",
  bg: "bg.overlay",
  boxShadow: "2",
  textStyle: "control",
  whiteSpace: "nowrap",
});

const word = css({ srOnly: { base: true, md: false } });
const sign = css({ display: "grid", hideFrom: "md" });

/** A sign, or the number alone, where the words of all of them have no room. */
const Words = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <>
    <span className={sign}>{icon}</span>
    <span className={word}>{children}</span>
  </>
);

/** Actions for the selected threads. Delete is a key, too, since the bar is behind all rows; Escape leaves selection mode. */
export function ChoiceBar({
  threads,
  actions,
  onDone,
}: {
  threads: readonly Thread[];
  actions: ThreadActions;
  onDone: () => void;
}) {
  const areAllPinned = threads.length > 0 && threads.every(({ isPinned }) => isPinned);
  const areAllArchived = threads.length > 0 && threads.every(({ isArchived }) => isArchived);
  const isNone = threads.length === 0;
  const remove = () => {
    actions.remove(threads);
    onDone();
  };
  const pack = useExportThreads();
  // It takes a while where they are many: the bar stays until then.
  const exportAll = useSingleFlight(async () => {
    const chats = threads.map((one) => ({ id: one.id, name: threadName(one) }));
    const packed = await pack.mutateAsync(chats).catch(() => null);
    if (packed === null) return void toaster.error(conversationsTexts.exportFailed);
    saveFile(packed.file);
    const { missing } = packed;
    const exported = threads.length - missing.length;
    if (missing.length === 0) toaster.success(conversationsTexts.exported(exported));
    else toaster.error(conversationsTexts.exportedWithout(exported, missing));
    onDone();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") onDone();
    if (pressOf(shortcuts.anywhere.remove, event) === -1 || isNone || isTextField(event.target)) return;
    // Not in a menu or a dialog above the page.
    if (event.target instanceof Element && event.target.closest("main") !== null) remove();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (
    <div role="toolbar" aria-label={conversationsTexts.select} className={bar}>
      <span role="status" className={css({ me: { base: "1", md: "2" }, fontVariantNumeric: "tabular-nums" })}>
        <Words icon={<span aria-hidden="true">{threads.length}</span>}>
          {conversationsTexts.chosen(threads.length)}
        </Words>
      </span>
      <Button
        size="sm"
        disabled={isNone}
        onClick={() => {
          actions.setPinned(threads, !areAllPinned);
          onDone();
        }}
      >
        {areAllPinned ? (
          <Words icon={<PinOffIcon />}>{conversationsTexts.unpin}</Words>
        ) : (
          <Words icon={<PinIcon />}>{conversationsTexts.pin}</Words>
        )}
      </Button>
      <Button
        size="sm"
        disabled={isNone}
        onClick={() => {
          actions.setArchived(threads, !areAllArchived);
          onDone();
        }}
      >
        {areAllArchived ? (
          <Words icon={<ArchiveRestoreIcon />}>{conversationsTexts.unarchive}</Words>
        ) : (
          <Words icon={<ArchiveIcon />}>{conversationsTexts.archive}</Words>
        )}
      </Button>
      <Button size="sm" disabled={isNone} isBusy={pack.isPending} onClick={() => void exportAll()}>
        <Words icon={<DownloadIcon />}>{conversationsTexts.export}</Words>
      </Button>
      <Button size="sm" variant="danger" disabled={isNone} onClick={remove} aria-keyshortcuts="Delete">
        <Words icon={<TrashIcon />}>{conversationsTexts.delete}</Words>
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        <Words icon={<XIcon />}>{conversationsTexts.done}</Words>
      </Button>
    </div>
  );
}
