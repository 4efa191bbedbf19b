import CopyIcon from "lucide-react/icons/copy";
import DownloadIcon from "lucide-react/icons/download";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import Trash2Icon from "lucide-react/icons/trash-2";
import PaperclipIcon from "lucide-react/icons/paperclip";
import { lazy, useState } from "react";
import type { BookFormatId } from "#src/domain/lore/book-format.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { loreTexts } from "./lorebooks-texts.ts";
import type { BookActions } from "./use-book-actions.ts";

/** Formats a lorebook can be saved in, the most complete first. */
const exportFormats: readonly BookFormatId[] = [
  "lorebook_v3",
  "world_info",
  "character_book",
  "agnai",
  "risu",
  "novelai",
];

const AttachDialog = lazy(async () => ({ default: (await import("./attach-dialog.tsx")).AttachDialog }));

export interface BookMenuProps {
  book: Pick<Lorebook, "id" | "name">;
  actions: Pick<BookActions, "copy" | "exportAs" | "ask">;
  /** True for the user's own books that belong to no character. */
  canDelete: boolean;
  onCopied?: (id: string) => void;
}

/** The menu of a lorebook: copy, export, delete. */
export function BookMenu({ book, actions, canDelete, onCopied }: BookMenuProps) {
  const copy = async () => {
    const id = await actions.copy(book);
    if (id !== null) onCopied?.(id);
  };
  const [isAttaching, setIsAttaching] = useState(false);
  return (
    <>
      <DialogSlot show={isAttaching}>
        {() => <AttachDialog book={book} onClose={() => setIsAttaching(false)} />}
      </DialogSlot>
      <Menu
        trigger={
          <IconButton label={loreTexts.more(book.name)} size="sm">
            <EllipsisIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<PaperclipIcon />} onSelect={() => setIsAttaching(true)}>
          {loreTexts.attachEntry}
        </MenuItem>
        <MenuItem icon={<CopyIcon />} onSelect={() => void copy()}>
          {loreTexts.copy}
        </MenuItem>
        {exportFormats.map((format) => (
          <MenuItem key={format} icon={<DownloadIcon />} onSelect={() => void actions.exportAs(book, format)}>
            {loreTexts.exportAs(format)}
          </MenuItem>
        ))}
        {canDelete && <MenuSeparator />}
        {canDelete && (
          <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={() => actions.ask(book)}>
            {loreTexts.delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** Asks before a lorebook is deleted. */
export function DeleteQuestion({ actions, onDeleted }: { actions: BookActions; onDeleted?: () => void }) {
  const { asked } = actions;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={loreTexts.deleteTitle(asked?.name ?? "")}
      confirmLabel={loreTexts.delete}
      cancelLabel={loreTexts.cancel}
      tone="danger"
      onCancel={() => actions.ask(null)}
      onConfirm={() => void actions.deleteAsked().then((isDone) => isDone && onDeleted?.())}
    >
      {loreTexts.deleteText}
    </ConfirmDialog>
  );
}
