import HeartIcon from "lucide-react/icons/heart";
import { useToggleFavorite } from "#src/data/favorite/mutations.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { cardTexts } from "./card-texts.ts";

const heart = css({ "&[aria-pressed=true]": { color: "accent.default!" } });

export interface CardHeartProps {
  character: { readonly id: string; readonly name: string; readonly isFavorite: boolean };
  /** Called with the pending outcome when a favourite is removed, so that it can be undone. */
  onTakenOff?: ((outcome: Promise<{ text: string; takeBack: () => Promise<boolean> }>) => void) | undefined;
}

/** The heart on a card: toggles at once, and back with a message if the call fails (FAV-01, FAV-02). */
export function CardHeart({ character, onTakenOff }: CardHeartProps) {
  const { id, name, isFavorite } = character;
  const { mutateAsync: toggle } = useToggleFavorite(id);
  const press = () => {
    const answer = toggle(name);
    if (!isFavorite || onTakenOff === undefined) {
      // The failure is shown by a toast.
      answer.catch(() => undefined);
      return;
    }
    const takeBack = () =>
      toggle(name).then(
        () => true,
        () => false,
      );
    onTakenOff(answer.then(() => ({ text: cardTexts.removed(name), takeBack })));
  };
  return (
    <IconButton
      variant="media"
      size="sm"
      label={cardTexts.favourite(name)}
      hasTooltip={false}
      isPressed={isFavorite}
      className={heart}
      onClick={press}
    >
      <HeartIcon data-fills="" />
    </IconButton>
  );
}
