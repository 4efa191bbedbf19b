import { css } from "#styled-system/css";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { groupTexts } from "./group-texts.ts";
import { Members } from "./members.tsx";
import type { Direction } from "./use-direction.ts";

export type MembersSheetProps = { direction: Direction; side: "bottom" | "end"; onClose: () => void };

/** The members where there is no room for the rail. */
export function MembersSheet({ direction, side, onClose }: MembersSheetProps) {
  return (
    <Drawer onClose={onClose} title={groupTexts.stage} side={side}>
      <div className={css({ paddingInline: "8px", paddingBottom: "8px", display: "grid" })}>
        <Members direction={direction} />
      </div>
    </Drawer>
  );
}
