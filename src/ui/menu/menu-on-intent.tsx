import { cloneElement, type ComponentType, type ReactElement, useState } from "react";

/** What a menu loaded on intent is given. */
export interface IntentMenuProps {
  trigger: ReactElement;
  isOpenAtFirst: boolean;
}

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  isBusy?: boolean;
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
}

export interface MenuOnIntentProps {
  /** An `IconButton` or a `Button`. */
  trigger: ReactElement<TriggerProps>;
  /**
   * Loads the component that renders `Menu` with the trigger it is given, for example
   * `async () => (await import("./avatar-menu.tsx")).AvatarMenu`. A module-level function.
   */
  load: () => Promise<ComponentType<IntentMenuProps>>;
}

/**
 * A menu whose code loads when a pointer or focus comes near its trigger and opens with the press, so that a page's
 * first load carries no menu at all. A load that fails leaves the trigger as it was: the next press tries again.
 */
export function MenuOnIntent({ trigger, load }: MenuOnIntentProps) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<IntentMenuProps> }>();
  const [isLoading, setIsLoading] = useState(false);
  if (loaded !== undefined) return <loaded.Menu trigger={trigger} isOpenAtFirst />;
  const prefetch = () => void load().catch(() => undefined);
  const open = async () => {
    setIsLoading(true);
    try {
      const Menu = await load();
      setLoaded({ Menu });
    } catch {
      setIsLoading(false);
    }
  };
  return cloneElement(trigger, {
    onClick: () => void open(),
    onPointerEnter: prefetch,
    onFocus: prefetch,
    isBusy: isLoading,
    "aria-haspopup": "menu",
    "aria-expanded": false,
  });
}
