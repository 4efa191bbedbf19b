import { cloneElement, type ComponentType, lazy, type ReactElement, startTransition, Suspense, useState } from "react";

type Trigger = ReactElement<{
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}>;

/**
 * A menu loaded on demand: fetched on hover or focus, opened by the press (menus are not in the entry chunk). `load`
 * must be stable across renders; the menu opens on its first mount.
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
      // A transition keeps the pressed button, and its focus, until the menu has loaded.
      onClick: () => startTransition(() => setIsWanted(true)),
    });
    return (
      <Suspense fallback={waiting}>
        {isWanted ? <Loaded {...({ ...rest, trigger } as unknown as Props)} /> : waiting}
      </Suspense>
    );
  };
}
