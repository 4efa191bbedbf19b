import { css } from "#styled-system/css";
import { lineLengthStore } from "#src/client-state/appearance.ts";
import { drawerPinnedStore } from "#src/client-state/drawer.ts";
import { useStore } from "#src/client-state/store.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { Region } from "#src/parts/region/region.tsx";
import { groupTexts } from "./group-texts.ts";
import { Members } from "./members.tsx";
import type { Direction } from "./use-direction.ts";

const rail = css({
  position: "absolute",
  zIndex: "1",
  top: "0",
  insetInlineEnd: "26px",
  width: "258px",
  maxHeight: "calc(100% - 16px)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  borderRadius: "xl",
  padding: "16px 8px 10px",
  background: "bg.overlay",
  boxShadow: "{shadows.shadow.2}, 0 0 0 1px {colors.border.subtle}",
  "[data-picture] &": { background: "color-mix(in oklab, {colors.bg.overlay} 92%, transparent)" },
});
const heading = css({
  fontFamily: "display",
  fontWeight: "420",
  fontSize: "22px",
  letterSpacing: "-0.014em",
  lineHeight: "1.1",
  padding: "0 10px 12px",
});

/** Whether 290 px are free at each side of the column, in what the side menu leaves of the window. */
export function useHasRail(): boolean {
  const isPinned = useStore(drawerPinnedStore);
  const column = Number(useStore(lineLengthStore));
  return useMedia(`(min-width: ${column + 580 + (isPinned ? 220 : 65)}px)`);
}

/** Who is on stage, beside the chat. */
export function MembersRail({ direction }: { direction: Direction }) {
  return (
    <aside className={rail} aria-label={groupTexts.stage}>
      <Region name="group-members">
        <h2 className={heading}>{groupTexts.stage}</h2>
        <Members direction={direction} />
      </Region>
    </aside>
  );
}
