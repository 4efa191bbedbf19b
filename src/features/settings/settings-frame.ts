import { createContext, useContext, useLayoutEffect } from "react";

/** One tab of the settings, as LABEL-13 orders them. */
export type SettingsTabName = "profile" | "password" | "preferences" | "badges" | "subscription" | "data";

/** What a tab reports to the frame: unsaved changes (and how to discard them), and a pending request. */
export type SettingsTabState = { isDirty: boolean; isBusy: boolean; discard?: (() => void) | undefined };

export type SettingsFrame = {
  tell: (tab: SettingsTabName, state: SettingsTabState) => void;
  /** Closes the settings and then navigates, once the user has agreed to lose unsaved changes (GAP-107). */
  leave: (then: () => void) => void;
  /** Changes the tab; not outside the settings. */
  show?: (tab: SettingsTabName) => void;
};

export const SettingsFrameContext = createContext<SettingsFrame>({
  tell: () => {},
  leave: (then) => then(),
});

export const useSettingsFrame = (): SettingsFrame => useContext(SettingsFrameContext);

/**
 * Registers a tab's unsaved state: with `isDirty` closing asks once (GAP-107), with `isBusy` nothing closes (GAP-113).
 * `discard` deletes a draft once the user has agreed to lose it. A tab that saves at once need not call it.
 */
export function useUnsaved(tab: SettingsTabName, isDirty: boolean, isBusy = false, discard?: () => void): void {
  const { tell } = useSettingsFrame();
  // A tab stays mounted once it was visited, so what it has told stands until the settings close. After a mere effect the
  // settings would render later, and a Back that comes right after a keystroke would close them without the question.
  useLayoutEffect(() => {
    tell(tab, { isDirty, isBusy, discard });
  }, [tell, tab, isDirty, isBusy, discard]);
}
