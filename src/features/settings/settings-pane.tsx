import { type ReactNode, useRef } from "react";
import { ScrollBody } from "#src/ui/dialog/scroll-body.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";

const pane = css({ display: "flex", flexDirection: "column", height: "full", minHeight: "0" });
const scroll = css({
  position: "relative",
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  _focusVisible: { outlineOffset: "-2px" },
});
const padded = css({
  px: { base: "4", md: "30px" },
  // The close button floats over the top of the pane on desktop.
  pt: { base: "5", md: "22px" },
  pb: { base: "6", md: "30px" },
});
const heading = css({ textStyle: "h3", mb: "5", pe: "14", hideBelow: "md" });
/** A list in a pane: rows under a line each, in one frame. */
export const paneList = css({
  listStyle: "none",
  m: "0",
  p: "0",
  borderRadius: "row",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "& > :where(:not(:first-child))": { borderTop: "1px solid {colors.border.subtle}" },
});
const bar = css({
  row: "3",
  flexShrink: "0",
  px: { base: "4", md: "30px" },
  pt: "14px",
  pb: "max(14px, env(safe-area-inset-bottom))",
  boxShadow: "inset 0 1px 0 {colors.border.subtle}",
});

export interface SettingsPaneProps {
  /** Heading, where there is room; omit it where a picture comes first. */
  title?: string;
  /** No padding: the content has its own. */
  isFlush?: boolean;
  /** Buttons: secondary first, primary last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The right side of the settings: scrolling content above a fixed footer. */
export function SettingsPane({ title, isFlush = false, footer, children }: SettingsPaneProps) {
  return (
    <div className={pane}>
      <ScrollBody className={scroll} isScrollable>
        <div className={isFlush ? undefined : padded}>
          {title !== undefined && <h3 className={heading}>{title}</h3>}
          {children}
        </div>
      </ScrollBody>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </div>
  );
}

/** A refusal is told by a toast, which must not lie over the button for the next try. */
function Footer({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useToastOffset(element);
  return (
    <div ref={element} className={bar}>
      {children}
    </div>
  );
}
