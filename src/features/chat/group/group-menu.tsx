import BookOpenIcon from "lucide-react/icons/book-open";
import BrainIcon from "lucide-react/icons/brain";
import ClapperboardIcon from "lucide-react/icons/clapperboard";
import GitBranchIcon from "lucide-react/icons/git-branch";
import ImportIcon from "lucide-react/icons/import";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PencilIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import SquarePenIcon from "lucide-react/icons/square-pen";
import Trash2Icon from "lucide-react/icons/trash-2";
import type { ReactElement } from "react";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { ExportItems } from "#src/parts/export-items/export-items.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { chatTexts } from "../chat-texts.ts";
import { menuFact } from "../header/header-looks.ts";
import type { GroupActions } from "./group-actions.ts";
import { groupTexts } from "./group-texts.ts";

export type GroupMenuProps = GroupActions & { trigger: ReactElement };

/** The menu of a group chat. */
export function GroupMenu({ trigger, ...actions }: GroupMenuProps) {
  const count = shownMessageCount(actions.messageCount);
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <div className={menuFact} data-message-count={count}>
        <MessagesSquareIcon />
        {chatTexts.messages(count)}
      </div>
      <MenuSeparator />
      {actions.onSearch !== null && (
        <MenuItem icon={<SearchIcon />} onSelect={actions.onSearch}>
          {chatTexts.search}
        </MenuItem>
      )}
      {actions.onTree !== null && (
        <MenuItem icon={<GitBranchIcon />} onSelect={actions.onTree}>
          {chatTexts.tree}
        </MenuItem>
      )}
      <MenuItem icon={<ClapperboardIcon />} onSelect={actions.onScenes}>
        {groupTexts.scenes}
      </MenuItem>
      <MenuItem icon={<SquarePenIcon />} onSelect={actions.onNewScene}>
        {groupTexts.newScene}
      </MenuItem>
      <MenuItem icon={<BookOpenIcon />} onSelect={actions.onLorebooks}>
        {groupTexts.lorebooks}
      </MenuItem>
      <MenuItem icon={<BrainIcon />} onSelect={actions.onMemory}>
        {chatTexts.memory}
      </MenuItem>
      <MenuItem icon={<SlidersHorizontalIcon />} onSelect={actions.onOpenModels}>
        {groupTexts.models}
      </MenuItem>
      {actions.onEdit !== null && (
        <MenuItem icon={<PencilIcon />} onSelect={actions.onEdit}>
          {groupTexts.edit}
        </MenuItem>
      )}
      <MenuItem icon={<ImportIcon />} onSelect={actions.onImport}>
        {chatTexts.importChat}
      </MenuItem>
      {actions.onExport !== null && <ExportItems onExport={actions.onExport} />}
      {actions.onDelete !== null && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={actions.onDelete}>
            {groupTexts.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
