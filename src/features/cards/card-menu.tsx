import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import DramaIcon from "lucide-react/icons/drama";
import EyeOffIcon from "lucide-react/icons/eye-off";
import FolderHeartIcon from "lucide-react/icons/folder-heart";
import MessageSquareIcon from "lucide-react/icons/message-square";
import UserRoundXIcon from "lucide-react/icons/user-round-x";
import type { ReactElement, ReactNode } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { ignoredCreatorsQuery, useSaveIgnoredCreators } from "#src/data/creator/ignored-creators.ts";
import { useSetInterest } from "#src/data/discovery/mutations.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { cardTexts } from "./card-texts.ts";

export interface CardMenuProps {
  trigger: ReactElement;
  character: CharacterCard;
  /** Further items for the list the card is in. */
  children?: ReactNode;
}

/** The menu of a character card. */
export function CardMenu({ trigger, character, children }: CardMenuProps) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuItem asChild>
        <Link {...chatLink(chatWith(character.id))}>
          <MessageSquareIcon />
          {cardTexts.start}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/character/$characterId" params={{ characterId: character.id }}>
          <DramaIcon />
          {texts.actions.characterPage}
        </Link>
      </MenuItem>
      <MenuItem icon={<FolderHeartIcon />} onSelect={() => openDialog("chooseBuckets", { characterId: character.id })}>
        {texts.actions.chooseBuckets}
      </MenuItem>
      {children}
      {!character.isOwned && (
        <>
          <MenuSeparator />
          <Unwanted character={character} />
        </>
      )}
    </Menu>
  );
}

/** Items to hide the character, or all characters of its creator. */
function Unwanted({ character: { id, name, userInfo } }: { character: CharacterCard }) {
  const client = useQueryClient();
  const { mutateAsync: setInterest } = useSetInterest();
  const { mutateAsync: saveIgnored } = useSaveIgnoredCreators();

  const setWanted = (isInterested: boolean) => setInterest({ characterId: id, isInterested });
  // Failures have their own toast.
  const hide = async () => {
    await setWanted(false);
    toaster.info(cardTexts.hidden(name), {
      label: texts.actions.undo,
      onAction: () =>
        void setWanted(true).then(
          () => toaster.success(cardTexts.shownAgain(name)),
          () => undefined,
        ),
    });
  };
  const ignoreCreator = async () => {
    const { data } = await client.fetchQuery(ignoredCreatorsQuery());
    const { excludeCreators } = data;
    if (excludeCreators.includes(userInfo.userName)) return;
    if (excludeCreators.length >= limits.ignoredCreators) toaster.error(cardTexts.ignoresFull(limits.ignoredCreators));
    else await saveIgnored([...excludeCreators, userInfo.userName]);
  };
  return (
    <>
      <MenuItem icon={<EyeOffIcon />} onSelect={() => void hide().catch(() => undefined)}>
        {cardTexts.notInterested}
      </MenuItem>
      <MenuItem
        icon={<UserRoundXIcon />}
        onSelect={() => void ignoreCreator().catch(() => toaster.error(texts.search.interestFailed))}
      >
        {cardTexts.ignoreCreator(userInfo.userName)}
      </MenuItem>
    </>
  );
}
