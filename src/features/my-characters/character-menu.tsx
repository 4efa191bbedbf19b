import { Link } from "@tanstack/react-router";
import CopyPlusIcon from "lucide-react/icons/copy-plus";
import DownloadIcon from "lucide-react/icons/download";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import HistoryIcon from "lucide-react/icons/history";
import MessageSquareIcon from "lucide-react/icons/message-square";
import PencilIcon from "lucide-react/icons/pencil";
import TrashIcon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import { texts } from "#src/domain/texts.ts";
import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { myCharactersTexts } from "./my-characters-texts.ts";
import type { CharacterActions } from "./use-character-actions.ts";

type CharacterMenuProps = { character: CharacterCard; actions: CharacterActions };

/** The actions on one of the user's own characters. The menu is mounted on first use, since there are many rows. */
export function CharacterMenu(props: CharacterMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <IconButton
      label={myCharactersTexts.actions(props.character.name)}
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
      <Items {...props} />
    </Menu>
  );
}

function Items({ character, actions }: CharacterMenuProps) {
  const { id, accessableTo } = character;
  return (
    <>
      <MenuItem asChild>
        <Link to="/new-character" search={{ editId: id }}>
          <PencilIcon />
          {myCharactersTexts.edit}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link {...chatLink(chatWith(id))}>
          <MessageSquareIcon />
          {myCharactersTexts.chat}
        </Link>
      </MenuItem>
      <MenuItem icon={<CopyPlusIcon />} onSelect={() => actions.duplicate(character)}>
        {myCharactersTexts.duplicate}
      </MenuItem>
      <MenuItem icon={<HistoryIcon />} onSelect={() => actions.showVersions(character)}>
        {texts.actions.versions}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onSelect={() => openDialog("exportCard", { characterId: id })}>
        {texts.actions.exportCard}
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label={myCharactersTexts.visibility}
        value={accessableTo}
        onChange={(value) => actions.setVisibility(character, value as AccessableTo)}
      >
        <MenuRadioItem value="public">{myCharactersTexts.visibilities.public}</MenuRadioItem>
        <MenuRadioItem value="private">{myCharactersTexts.visibilities.private}</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => actions.askDelete(character)}>
        {myCharactersTexts.delete}
      </MenuItem>
    </>
  );
}
