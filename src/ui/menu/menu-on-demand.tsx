import { cloneElement, type ComponentType, lazy, type ReactElement, startTransition, Suspense, useState } from "react";

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

/**
 * A menu whose code comes when it is meant: fetched on hover or focus, opened by the press (performance: menus are not in
 * the entry). `load` must be the same function at every render; the menu opens at first.
 */
export function menuOnDemand<Props extends { trigger: ReactElement }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function MenuOnDemand({ trigger, ...rest }: Omit<Props, "trigger"> & { trigger: Trigger }) {
    const [isWanted, setIsWanted] = useState(false);
    const preload = () => void load().catch(() => undefined);
    const waiting = cloneElement(trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onPointerEnter: preload,
      onFocus: preload,
      // A transition: the pressed button stands, and keeps the focus, until the menu is there to take it.
      onClick: () => startTransition(() => setIsWanted(true)),
    });
    return (
      <Suspense fallback={waiting}>
        {isWanted ? <Loaded {...({ ...rest, trigger } as unknown as Props)} /> : waiting}
      </Suspense>
    );
  };
}
