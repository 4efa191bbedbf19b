import { Link } from "@tanstack/react-router";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import BrainIcon from "lucide-react/icons/brain";
import FileOutputIcon from "lucide-react/icons/file-output";
import ImportIcon from "lucide-react/icons/import";
import DownloadIcon from "lucide-react/icons/download";
import FlagIcon from "lucide-react/icons/flag";
import LayersIcon from "lucide-react/icons/layers";
import GitBranchIcon from "lucide-react/icons/git-branch";
import HeartIcon from "lucide-react/icons/heart";
import MenuIcon from "lucide-react/icons/menu";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PencilIcon from "lucide-react/icons/pencil";
import SearchIcon from "lucide-react/icons/search";
import Share2Icon from "lucide-react/icons/share-2";
import SlidersHorizontalIcon from "lucide-react/icons/sliders-horizontal";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import Trash2Icon from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { useToggleFavorite } from "#src/data/favorite/mutations.ts";
import { labels } from "#src/domain/messages.ts";
import { shownMessageCount } from "#src/domain/message-count.ts";
import { exportFormats, texts } from "#src/domain/texts.ts";
import { smallVeil } from "#src/parts/veil/veil.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import type { ChatMenuActions } from "./chat-menu.tsx";
import { chatTexts } from "../chat-texts.ts";
import { SheetItem, sheetRow } from "../row/sheet-item.tsx";

const who = css({
  row: "14px",
  paddingInline: "16px",
  paddingBlock: "4px 14px",
  borderRadius: "md",
  color: "fg.default",
  textDecoration: "none",
  _hover: { bg: "bg.hover" },
});
const name = css({ row: "8px", flexWrap: "wrap", textStyle: "h3" });
const about = css({ display: "block", color: "fg.muted", fontSize: "14px", textWrap: "pretty" });

export type CharacterSheetProps = Required<ChatMenuActions> & {
  character: { id: string; name: string; edited: boolean; isFavorite: boolean };
  name: string;
  about: string;
  icon: string | null;
  isVeiled?: boolean;
  messageCount: number | null;
  /** Includes everything that does not fit a phone's bar (GAP-75); otherwise only what belongs to the character. */
  hasEverything: boolean;
  onClose: () => void;
  onNewChat: () => void;
  onShare: () => void;
  onOpenThemes: () => void;
  onOpenSideMenu: () => void;
};

/** The chat's sheet on a phone: the character, and what does not fit the header (GAP-75). */
export function CharacterSheet(props: CharacterSheetProps) {
  const { character, hasEverything, onClose } = props;
  const favourite = useToggleFavorite(character.id);
  // Runs after the sheet has closed and restored focus, since it may open a dialog or move focus.
  const chosen = useRef<() => void>(undefined);
  const then = (run: () => void) => () => {
    chosen.current = run;
    onClose();
  };
  return (
    <Drawer onClose={onClose} onClosed={() => chosen.current?.()} title={props.name} isTitleHidden side="bottom">
      {!hasEverything && (
        <Link to="/character/$characterId" params={{ characterId: character.id }} className={who}>
          <Avatar
            src={props.icon}
            name={character.name}
            seed={character.id}
            size={64}
            isDecorative
            {...(props.isVeiled && { className: smallVeil })}
          />
          <span className={css({ flex: "1", minWidth: "0" })}>
            <span className={name}>
              {props.name}
              {character.edited && <Tag>{labels.edited}</Tag>}
            </span>
            {props.about !== "" && <span className={about}>{props.about}</span>}
            <VisuallyHidden>{texts.actions.characterPage}</VisuallyHidden>
          </span>
          <ChevronRightIcon className={css({ color: "fg.muted" })} />
        </Link>
      )}
      {hasEverything && <SheetItem icon={<MenuIcon />} label={chatTexts.menu} onPress={then(props.onOpenSideMenu)} />}
      <div className={sheetRow} data-message-count={shownMessageCount(props.messageCount)}>
        <MessagesSquareIcon />
        {chatTexts.messages(shownMessageCount(props.messageCount))}
      </div>
      <SheetItem icon={<LayersIcon />} label={labels.selectVariants} onPress={then(props.onPickVariant)} />
      <SheetItem icon={<SlidersHorizontalIcon />} label={labels.modelSettings} onPress={then(props.onOpenModels)} />
      {/* What the phone's sheet is to hold, in this order (GAP-75); ours come after it. */}
      {hasEverything && (
        <>
          <SheetItem
            icon={<HeartIcon fill={character.isFavorite ? "currentColor" : "none"} />}
            label={chatTexts.favourite}
            isPressed={character.isFavorite}
            onPress={() => !favourite.isPending && favourite.mutate(character.name)}
          />
          <SheetItem icon={<Share2Icon />} label={chatTexts.share} onPress={then(props.onShare)} />
          <SheetItem icon={<SwatchBookIcon />} label={chatTexts.themes} onPress={then(props.onOpenThemes)} />
          <SheetItem icon={<SquarePenIcon />} label={chatTexts.newChat} onPress={then(props.onNewChat)} />
          <SheetItem icon={<FlagIcon />} label={labels.reportCharacter} isDanger onPress={then(props.onReport)} />
        </>
      )}
      {props.onMemory !== null && (
        <SheetItem icon={<BrainIcon />} label={chatTexts.memory} onPress={then(props.onMemory)} />
      )}
      {props.onSearch !== null && (
        <SheetItem icon={<SearchIcon />} label={chatTexts.search} onPress={then(props.onSearch)} />
      )}
      {props.onTree !== null && (
        <SheetItem icon={<GitBranchIcon />} label={chatTexts.tree} onPress={then(props.onTree)} />
      )}
      {hasEverything && (
        <>
          <SheetItem icon={<ImportIcon />} label={chatTexts.importChat} onPress={then(props.onImport)} />
          {props.onExport !== null &&
            exportFormats.map(([format, label]) => (
              <SheetItem
                key={format}
                icon={<DownloadIcon />}
                label={`${texts.threads.exportAs} ${label}`}
                onPress={then(() => props.onExport?.(format))}
              />
            ))}
          {props.onExportCard !== null && (
            <SheetItem
              icon={<FileOutputIcon />}
              label={chatTexts.exportCard}
              onPress={then(() => props.onExportCard?.())}
            />
          )}
          {props.onRename !== null && (
            <SheetItem icon={<PencilIcon />} label={chatTexts.renameChat} onPress={then(props.onRename)} />
          )}
          {props.onDelete !== null && (
            <SheetItem icon={<Trash2Icon />} label={chatTexts.deleteChat} isDanger onPress={then(props.onDelete)} />
          )}
        </>
      )}
    </Drawer>
  );
}
