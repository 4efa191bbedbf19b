import { useEffect } from "react";
import { customThemesStore, fontStore, themeStore } from "#src/client-state/appearance.ts";
import { useStore } from "#src/client-state/store.ts";

/**
 * Keeps the page in the chosen theme and font, also when another tab or a logout changes them (TRAP-10, F20). The boot
 * script has painted the first frame already, so the colours come after it; a custom theme that is not known here shows
 * the default (GAP-51).
 */
export function useAppearance(): void {
  const theme = useStore(themeStore);
  const font = useStore(fontStore);
  const customThemes = useStore(customThemesStore);
  useEffect(() => {
    let isCurrent = true;
    const apply = async () => {
      const { applyTheme } = await import("#src/ui/theme/apply-theme.ts");
      if (isCurrent) applyTheme(theme, customThemes.find(({ id }) => theme === `custom-${id}`)?.look);
    };
    void apply();
    return () => {
      isCurrent = false;
    };
  }, [theme, customThemes]);
  useEffect(() => {
    document.documentElement.dataset["font"] = font;
  }, [font]);
}
