import EllipsisIcon from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { css } from "#styled-system/css";
import { CardHeart, type CardHeartProps } from "./card-heart.tsx";
import { cardTexts } from "./card-texts.ts";

const CardMenuOnDemand = menuOnDemand(async () => (await import("./card-menu.tsx")).CardMenu);

/** With a mouse it shows on hover; for touch and keyboard it is always there. */
const late = css({ "@media (hover: hover)": { opacity: "0", _focusVisible: { opacity: "1" } } });

export interface CardActionsProps {
  character: CharacterCard;
  onTakenOff?: CardHeartProps["onTakenOff"];
  /** Further items of the menu. */
  items?: ReactNode;
}

/** The controls in the corner of a character card: the menu and the heart. */
export function CardActions({ character, onTakenOff, items }: CardActionsProps) {
  return (
    <>
      <CardMenuOnDemand
        character={character}
        trigger={
          <IconButton
            variant="media"
            size="sm"
            label={cardTexts.actions(character.name)}
            hasTooltip={false}
            className={late}
            data-shows-late=""
          >
            <EllipsisIcon />
          </IconButton>
        }
      >
        {items}
      </CardMenuOnDemand>
      <CardHeart character={character} onTakenOff={onTakenOff} />
    </>
  );
}
