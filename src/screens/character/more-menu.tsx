import { Link } from "@tanstack/react-router";
import DownloadIcon from "lucide-react/icons/download";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import FlagIcon from "lucide-react/icons/flag";
import FolderHeartIcon from "lucide-react/icons/folder-heart";
import ImportIcon from "lucide-react/icons/import";
import PencilIcon from "lucide-react/icons/pencil";
import { openDialog } from "#src/client-state/dialogs.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";

export type MoreMenuProps = { characterId: string; variantId: string; isOwned: boolean; onReport: () => void };

/** What is rarely done with a character; with one's own, what its author does. */
export function MoreMenu({ characterId, variantId, isOwned, onReport }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={characterTexts.more} variant="soft" size="lg" className={css({ borderRadius: "full!" })}>
          <EllipsisIcon />
        </IconButton>
      }
    >
      {isOwned && (
        <>
          <MenuItem asChild>
            <Link to="/new-character" search={{ editId: characterId }}>
              <PencilIcon />
              {characterTexts.edit}
            </Link>
          </MenuItem>
          <MenuItem icon={<DownloadIcon />} onSelect={() => openDialog("exportCard", { characterId })}>
            {texts.actions.exportCard}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<FolderHeartIcon />} onSelect={() => openDialog("chooseBuckets", { characterId })}>
        {texts.actions.chooseBuckets}
      </MenuItem>
      <MenuItem icon={<ImportIcon />} onSelect={() => openDialog("importThread", { characterId, variantId })}>
        {characterTexts.importChat}
      </MenuItem>
      <MenuItem icon={<FlagIcon />} tone="danger" onSelect={onReport}>
        {labels.reportCharacter}
      </MenuItem>
    </Menu>
  );
}
