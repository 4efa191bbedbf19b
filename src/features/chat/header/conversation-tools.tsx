import EllipsisIcon from "lucide-react/icons/ellipsis";
import HeartIcon from "lucide-react/icons/heart";
import Share2Icon from "lucide-react/icons/share-2";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import { createPortal } from "react-dom";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useStore } from "#src/client-state/store.ts";
import { topBarSlotStore } from "#src/client-state/top-bar.ts";
import { useToggleFavorite } from "#src/data/favorite/mutations.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { ChatMenuButton } from "./chat-menu-button.tsx";
import type { ChatMenuActions } from "./chat-menu.tsx";
import { chatTexts } from "../chat-texts.ts";

const divider = css({ width: "1px", height: "24px", mx: "2", bg: "border.default" });

export type ConversationToolsProps = ChatMenuActions & {
  character: CharacterDetails;
  /** The thread's message count; null without a thread (CHAT-11). */
  messageCount: number | null;
  onNewChat: () => void;
  onShare: () => void;
};

/** The top bar's tools in a conversation (TOP-10 to TOP-14): favourite, share, theme, new chat, more. */
export function ConversationTools({ character, messageCount, onNewChat, onShare, ...actions }: ConversationToolsProps) {
  const slot = useStore(topBarSlotStore);
  const toggle = useToggleFavorite(character.id);
  if (slot === null) return null;
  return createPortal(
    <>
      <IconButton
        label={chatTexts.favourite}
        isPressed={character.isFavorite}
        disabled={toggle.isPending}
        onClick={() => toggle.mutate(character.name)}
      >
        <HeartIcon data-fills="" />
      </IconButton>
      <IconButton label={chatTexts.share} onClick={onShare}>
        <Share2Icon />
      </IconButton>
      <IconButton label={chatTexts.themes} onClick={() => openDialog("themes", {})}>
        <SwatchBookIcon />
      </IconButton>
      <IconButton label={chatTexts.newChat} onClick={onNewChat}>
        <SquarePenIcon />
      </IconButton>
      <ChatMenuButton label={chatTexts.more} icon={<EllipsisIcon />} messageCount={messageCount} {...actions} />
      <span className={divider} aria-hidden="true" />
    </>,
    slot,
  );
}
