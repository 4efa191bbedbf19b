import { cloneElement, Suspense, useState, type ReactElement, type ReactNode } from "react";

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

export type MenuOnDemandProps = {
  /** The button as it is. */
  trigger: Trigger;
  /** Fetches the menu's code: on hover and focus already. */
  load: () => Promise<unknown>;
  /** The loaded menu on its trigger; it opens by itself. */
  renderMenu: (trigger: ReactElement) => ReactNode;
};

/** A button whose menu's code comes when it is meant, and opens at the first press. */
export function MenuOnDemand({ trigger, load, renderMenu }: MenuOnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const closed = cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setIsWanted(true),
  });
  return isWanted ? <Suspense fallback={closed}>{renderMenu(trigger)}</Suspense> : closed;
}
