import { Link } from "@tanstack/react-router";
import ArchiveIcon from "lucide-react/icons/archive";
import ArchiveRestoreIcon from "lucide-react/icons/archive-restore";
import CopyPlusIcon from "lucide-react/icons/copy-plus";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import ImportIcon from "lucide-react/icons/import";
import MessageSquareIcon from "lucide-react/icons/message-square";
import PencilIcon from "lucide-react/icons/pencil";
import PinIcon from "lucide-react/icons/pin";
import PinOffIcon from "lucide-react/icons/pin-off";
import SquarePenIcon from "lucide-react/icons/square-pen";
import TrashIcon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { ExportItems } from "#src/parts/export-items/export-items.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { conversationsTexts } from "./conversations-texts.ts";
import { threadName } from "./thread-name.ts";
import type { ThreadActions } from "./use-thread-actions.ts";
import { chatLink, chatOfThread, chatWith } from "#src/domain/chat-path.ts";

/** All actions of one thread. The menu's list is mounted on first use, since there are many rows. */
export function ThreadMenu({ thread, actions }: { thread: Thread; actions: ThreadActions }) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <IconButton
      label={conversationsTexts.actions(threadName(thread))}
      hasTooltip={false}
      size="sm"
      {...(isWanted ? {} : { "aria-haspopup": "menu", "aria-expanded": false, onClick: () => setIsWanted(true) })}
    >
      <EllipsisIcon />
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <Items thread={thread} actions={actions} />
    </Menu>
  );
}

function Items({ thread, actions }: { thread: Thread; actions: ThreadActions }) {
  const { id, characterId, isPinned, isArchived } = thread;
  return (
    <>
      <MenuItem asChild>
        <Link {...chatLink(chatOfThread(thread))}>
          <MessageSquareIcon />
          {conversationsTexts.open}
        </Link>
      </MenuItem>
      {characterId !== null && (
        <MenuItem asChild>
          <Link {...chatLink(chatWith(characterId))}>
            <SquarePenIcon />
            {conversationsTexts.newChat}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<PencilIcon />} onSelect={() => openDialog("renameThread", { threadId: id })}>
        {conversationsTexts.rename}
      </MenuItem>
      <MenuItem icon={isPinned ? <PinOffIcon /> : <PinIcon />} onSelect={() => actions.setPinned([thread], !isPinned)}>
        {isPinned ? conversationsTexts.unpin : conversationsTexts.pin}
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArchiveRestoreIcon /> : <ArchiveIcon />}
        onSelect={() => actions.setArchived([thread], !isArchived)}
      >
        {isArchived ? conversationsTexts.unarchive : conversationsTexts.archive}
      </MenuItem>
      <MenuItem icon={<CopyPlusIcon />} onSelect={() => actions.duplicate(thread)}>
        {conversationsTexts.duplicate}
      </MenuItem>
      {characterId !== null && (
        <MenuItem
          icon={<ImportIcon />}
          onSelect={() => openDialog("importThread", { characterId, variantId: thread.variantId })}
        >
          {conversationsTexts.importChat}
        </MenuItem>
      )}
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => actions.remove([thread])}>
        {conversationsTexts.delete}
      </MenuItem>
      <MenuSeparator />
      <ExportItems onExport={(format) => actions.exportAs(thread, format)} />
    </>
  );
}
