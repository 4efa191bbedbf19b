import BrainIcon from "lucide-react/icons/brain";
import FileOutputIcon from "lucide-react/icons/file-output";
import ImportIcon from "lucide-react/icons/import";
import FlagIcon from "lucide-react/icons/flag";
import GitBranchIcon from "lucide-react/icons/git-branch";
import LayersIcon from "lucide-react/icons/layers";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PencilIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import Trash2Icon from "lucide-react/icons/trash-2";
import type { ReactElement } from "react";
import { labels } from "#src/domain/messages.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import { ExportItems } from "#src/parts/export-items/export-items.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { chatTexts } from "../chat-texts.ts";
import { menuFact } from "./header-looks.ts";

/** Actions of the chat's menus. */
export type ChatMenuActions = {
  onPickVariant: () => void;
  onOpenModels: () => void;
  /** Null without a thread to search. */
  onSearch?: (() => void) | null;
  /** Null without a thread. */
  onTree?: (() => void) | null;
  /** Null without a thread that could keep anything in mind. */
  onMemory?: (() => void) | null;
  /** The header's menu has no report (RES-20), nor what follows. */
  onReport?: () => void;
  /** Downloads the chat; null without a thread. */
  onExport?: ((format: ExportFormat) => void) | null;
  /** Starts a chat from a transcript. */
  onImport?: () => void;
  /** Downloads the user's own character as a card; null for another's. */
  onExportCard?: (() => void) | null;
  /** Null without a thread. */
  onRename?: (() => void) | null;
  /** Null without a thread. */
  onDelete?: (() => void) | null;
};

export type ChatMenuProps = ChatMenuActions & { trigger: ReactElement; count: number };

/** The chat's menu: message count, character, model and actions (CHAT-11, CHAT-12, TOP-15; one component, RES-20). */
export function ChatMenu({
  trigger,
  count,
  onPickVariant,
  onOpenModels,
  onSearch = null,
  onTree = null,
  onMemory = null,
  onReport,
  onExport = null,
  onImport,
  onExportCard = null,
  onRename = null,
  onDelete = null,
}: ChatMenuProps) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <div className={menuFact} data-message-count={count}>
        <MessagesSquareIcon />
        {chatTexts.messages(count)}
      </div>
      <MenuSeparator />
      <MenuItem icon={<LayersIcon />} onSelect={onPickVariant}>
        {labels.selectVariants}
      </MenuItem>
      <MenuItem icon={<SlidersHorizontalIcon />} onSelect={onOpenModels}>
        {labels.modelSettings}
      </MenuItem>
      {onReport !== undefined && (
        <MenuItem icon={<FlagIcon />} tone="danger" onSelect={onReport}>
          {labels.reportCharacter}
        </MenuItem>
      )}
      {/* Ours come after what the specification names. */}
      {onReport !== undefined && <MenuSeparator />}
      {onSearch !== null && (
        <MenuItem icon={<SearchIcon />} onSelect={onSearch}>
          {chatTexts.search}
        </MenuItem>
      )}
      {onTree !== null && (
        <MenuItem icon={<GitBranchIcon />} onSelect={onTree}>
          {chatTexts.tree}
        </MenuItem>
      )}
      {onMemory !== null && (
        <MenuItem icon={<BrainIcon />} onSelect={onMemory}>
          {chatTexts.memory}
        </MenuItem>
      )}
      {onImport !== undefined && (
        <MenuItem icon={<ImportIcon />} onSelect={onImport}>
          {chatTexts.importChat}
        </MenuItem>
      )}
      {onExport !== null && <ExportItems onExport={onExport} />}
      {onExportCard !== null && (
        <MenuItem icon={<FileOutputIcon />} onSelect={onExportCard}>
          {chatTexts.exportCard}
        </MenuItem>
      )}
      {onRename !== null && (
        <>
          <MenuSeparator />
          <MenuItem icon={<PencilIcon />} onSelect={onRename}>
            {chatTexts.renameChat}
          </MenuItem>
        </>
      )}
      {onDelete !== null && (
        <MenuItem icon={<Trash2Icon />} tone="danger" onSelect={onDelete}>
          {chatTexts.deleteChat}
        </MenuItem>
      )}
    </Menu>
  );
}
