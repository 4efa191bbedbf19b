import BookOpenIcon from "lucide-react/icons/book-open";
import BrainIcon from "lucide-react/icons/brain";
import ClapperboardIcon from "lucide-react/icons/clapperboard";
import DownloadIcon from "lucide-react/icons/download";
import GitBranchIcon from "lucide-react/icons/git-branch";
import ImportIcon from "lucide-react/icons/import";
import MenuIcon from "lucide-react/icons/menu";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PencilIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import Trash2Icon from "lucide-react/icons/trash-2";
import { type ReactNode, useRef } from "react";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { exportFormats, texts } from "#src/domain/texts.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { chatTexts } from "../chat-texts.ts";
import { SheetItem, sheetRow } from "../row/sheet-item.tsx";
import type { GroupActions } from "./group-actions.ts";
import { groupTexts } from "./group-texts.ts";

type Entry = { icon: ReactNode; label: string; run: (() => void) | null };

/** The group's menu on a phone, where the top bar has no place: everything in one sheet (GAP-75). */
export function GroupSheet({ name, onClose, ...actions }: GroupActions & { name: string; onClose: () => void }) {
  const count = shownMessageCount(actions.messageCount);
  const { onExport } = actions;
  // Runs after the sheet has closed and restored focus, since it may open a dialog or move focus.
  const chosen = useRef<() => void>(undefined);
  const item = ({ icon, label, run }: Entry, isDanger = false) =>
    run !== null && (
      <SheetItem
        key={label}
        icon={icon}
        label={label}
        isDanger={isDanger}
        onPress={() => {
          chosen.current = run;
          onClose();
        }}
      />
    );
  const entries: readonly Entry[] = [
    { icon: <SearchIcon />, label: chatTexts.search, run: actions.onSearch },
    { icon: <GitBranchIcon />, label: chatTexts.tree, run: actions.onTree },
    { icon: <ClapperboardIcon />, label: groupTexts.scenes, run: actions.onScenes },
    { icon: <SquarePenIcon />, label: groupTexts.newScene, run: actions.onNewScene },
    { icon: <BookOpenIcon />, label: groupTexts.lorebooks, run: actions.onLorebooks },
    { icon: <BrainIcon />, label: chatTexts.memory, run: actions.onMemory },
    { icon: <SlidersHorizontalIcon />, label: groupTexts.models, run: actions.onOpenModels },
    { icon: <SwatchBookIcon />, label: chatTexts.themes, run: actions.onOpenThemes },
    { icon: <PencilIcon />, label: groupTexts.edit, run: actions.onEdit },
    { icon: <ImportIcon />, label: chatTexts.importChat, run: actions.onImport },
  ];
  return (
    <Drawer onClose={onClose} onClosed={() => chosen.current?.()} title={name} isTitleHidden side="bottom">
      {item({ icon: <MenuIcon />, label: chatTexts.menu, run: () => mobileDrawerStore.set(true) })}
      <div className={sheetRow} data-message-count={count}>
        <MessagesSquareIcon />
        {chatTexts.messages(count)}
      </div>
      {entries.map((entry) => item(entry))}
      {onExport !== null &&
        exportFormats.map(([format, label]) =>
          item({
            icon: <DownloadIcon />,
            label: `${texts.threads.exportAs} ${label}`,
            run: () => onExport(format),
          }),
        )}
      {item({ icon: <Trash2Icon />, label: groupTexts.delete, run: actions.onDelete }, true)}
    </Drawer>
  );
}
