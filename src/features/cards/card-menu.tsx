import { Link } from "@tanstack/react-router";
import FolderHeartIcon from "lucide-react/icons/folder-heart";
import MessageSquareIcon from "lucide-react/icons/message-square";
import type { ReactElement, ReactNode } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { cardTexts } from "./card-texts.ts";

export interface CardMenuProps {
  trigger: ReactElement;
  character: CharacterCard;
  /** Further items, of the place the card is in. */
  children?: ReactNode;
}

/** What can be done with a character from its card. */
export function CardMenu({ trigger, character, children }: CardMenuProps) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuItem asChild>
        <Link {...chatLink(chatWith(character.id))}>
          <MessageSquareIcon />
          {cardTexts.start}
        </Link>
      </MenuItem>
      <MenuItem icon={<FolderHeartIcon />} onSelect={() => openDialog("chooseBuckets", { characterId: character.id })}>
        {cardTexts.buckets}
      </MenuItem>
      {children}
    </Menu>
  );
}
