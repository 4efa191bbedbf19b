import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { css } from "#styled-system/css";
import { FiguresPanel } from "./figures-panel.tsx";
import { figuresTexts } from "./figures-texts.ts";

const aside = css({
  position: "sticky",
  top: "72px",
  mt: "12px",
  p: "6",
  bg: "bg.surface",
  border: "1px solid",
  borderColor: "border.subtle",
  borderRadius: "lg",
});
const head = css({ row: "3", mb: "4", minWidth: "0" });
const title = css({ textStyle: "h3", minWidth: "0", overflowWrap: "anywhere", lineClamp: "2" });

/** From 1280 px the figures stand beside the list; below, a row opens them in a sheet. */
export const useHasAside = (): boolean => useMedia("(min-width: 1280px)");

/** The figures of the chosen row, beside the list. */
export function FiguresAside({ character: { id, name, variant } }: { character: CharacterCard }) {
  return (
    <section className={aside} aria-label={figuresTexts.title(name)}>
      <div className={head}>
        <Avatar src={variant.characterIcon} name={name} seed={id} size={46} isDecorative />
        <h2 className={title}>
          <bdi>{name}</bdi>
        </h2>
      </div>
      <FiguresPanel key={id} characterId={id} />
    </section>
  );
}

type FiguresSheetProps = { character: CharacterCard | null; onClose: () => void };

/** The same in a sheet: from below on a phone, else from the side. */
export function FiguresSheet({ character, onClose }: FiguresSheetProps) {
  const isMobile = useMedia(mobileQuery);
  return (
    <DialogSlot show={character}>
      {({ id, name }) => (
        <Drawer title={name} side={isMobile ? "bottom" : "end"} onClose={onClose}>
          <FiguresPanel characterId={id} />
        </Drawer>
      )}
    </DialogSlot>
  );
}
