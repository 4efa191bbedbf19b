import EllipsisIcon from "lucide-react/icons/ellipsis";
import HeartIcon from "lucide-react/icons/heart";
import Share2Icon from "lucide-react/icons/share-2";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useToggleFavorite } from "#src/data/favorite/mutations.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { ChatMenuButton } from "./chat-menu-button.tsx";
import type { ChatMenuActions } from "./chat-menu.tsx";
import { TopBarTools } from "./top-bar-tools.tsx";
import { chatTexts } from "../chat-texts.ts";

export type ConversationToolsProps = ChatMenuActions & {
  character: CharacterDetails;
  /** The thread's message count; null without a thread (CHAT-11). */
  messageCount: number | null;
  onNewChat: () => void;
  onShare: () => void;
};

/** The top bar's tools in a conversation (TOP-10 to TOP-14): favourite, share, theme, new chat, more. */
export function ConversationTools({ character, messageCount, onNewChat, onShare, ...actions }: ConversationToolsProps) {
  const toggle = useToggleFavorite(character.id);
  return (
    <TopBarTools>
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
    </TopBarTools>
  );
}
