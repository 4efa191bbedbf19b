import { createContext, useContext, useEffect } from "react";

/** One tab of the settings, as LABEL-13 orders them. */
export type SettingsTabName = "profile" | "password" | "preferences" | "badges" | "subscription";

/** What a tab tells the frame: changes that would be lost (and how to forget them), and a request that must end first. */
export type SettingsTabState = { isDirty: boolean; isBusy: boolean; discard?: (() => void) | undefined };

export type SettingsFrame = {
  tell: (tab: SettingsTabName, state: SettingsTabState | null) => void;
  /** Closes the settings and does what leads elsewhere, once the person has agreed to lose what is not saved (GAP-107). */
  leave: (then: () => void) => void;
};

export const SettingsFrameContext = createContext<SettingsFrame>({
  tell: () => {},
  leave: (then) => then(),
});

export const useSettingsFrame = (): SettingsFrame => useContext(SettingsFrameContext);

/**
 * Registers what a tab would lose: with `isDirty` closing asks once (GAP-107), with `isBusy` nothing closes (GAP-113).
 * `discard` forgets a draft once the person has agreed to lose it. A tab that saves at once need not call it.
 */
export function useUnsaved(tab: SettingsTabName, isDirty: boolean, isBusy = false, discard?: () => void): void {
  const { tell } = useSettingsFrame();
  useEffect(() => {
    tell(tab, { isDirty, isBusy, discard });
    return () => tell(tab, null);
  }, [tell, tab, isDirty, isBusy, discard]);
}
