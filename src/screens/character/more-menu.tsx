import EllipsisIcon from "lucide-react/icons/ellipsis";
import FlagIcon from "lucide-react/icons/flag";
import ImportIcon from "lucide-react/icons/import";
import { openDialog } from "#src/client-state/dialogs.ts";
import { labels } from "#src/domain/messages.ts";
import { characterTexts } from "#src/features/character/character-texts.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";

export type MoreMenuProps = { characterId: string; variantId: string; onReport: () => void };

/** What is rarely done with a character. */
export function MoreMenu({ characterId, variantId, onReport }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={characterTexts.more} variant="soft" size="lg" className={css({ borderRadius: "full!" })}>
          <EllipsisIcon />
        </IconButton>
      }
    >
      <MenuItem icon={<ImportIcon />} onSelect={() => openDialog("importThread", { characterId, variantId })}>
        {characterTexts.importChat}
      </MenuItem>
      <MenuItem icon={<FlagIcon />} tone="danger" onSelect={onReport}>
        {labels.reportCharacter}
      </MenuItem>
    </Menu>
  );
}
