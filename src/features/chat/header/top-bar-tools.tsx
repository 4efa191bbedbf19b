import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useStore } from "#src/client-state/store.ts";
import { topBarSlotStore } from "#src/client-state/top-bar.ts";
import { css } from "#styled-system/css";

const divider = css({ width: "1px", height: "24px", mx: "2", bg: "border.default" });

/** Puts a chat's tools into the top bar, before the counters; nothing where there is no bar. */
export function TopBarTools({ children }: { children: ReactNode }) {
  const slot = useStore(topBarSlotStore);
  if (slot === null) return null;
  return createPortal(
    <>
      {children}
      <span className={divider} aria-hidden="true" />
    </>,
    slot,
  );
}
