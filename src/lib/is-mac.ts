/** Whether shortcuts are held with Cmd here. */
export const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);
