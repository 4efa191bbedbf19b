import XIcon from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const bar = css({
  row: "2",
  flexWrap: "wrap",
  minHeight: "48px",
  px: { md: "3" },
  borderRadius: "row",
  "&:not([data-used])": { hideBelow: "md" },
  // On a phone it is at the bottom of the window, within reach of the thumb.
  "&[data-used]": {
    px: "3",
    position: { base: "fixed", md: "static" },
    insetInline: "0",
    bottom: "0",
    zIndex: "sticky",
    pt: { base: "3", md: "0" },
    pb: { base: "calc(12px + env(safe-area-inset-bottom))", md: "0" },
    borderRadius: { base: "0", md: "row" },
    bg: { base: "bg.raised", md: "accent.subtle" },
  },
});

type ChosenBarProps = { count: number; onClear: () => void; children: ReactNode };

/** Actions on the selected rows. Its space is reserved, so that nothing moves when it appears. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const { chosen, clear } = backOfficeTexts.table;
  return (
    <div className={bar} data-used={count > 0 || undefined} role="group" aria-label={chosen(count)}>
      {count > 0 && (
        <>
          <span role="status" className={css({ color: "accent.text", fontWeight: "650", me: "auto" })}>
            {chosen(count)}
          </span>
          {children}
          <IconButton label={clear} onClick={onClear}>
            <XIcon />
          </IconButton>
        </>
      )}
    </div>
  );
}
