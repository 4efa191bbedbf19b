import { customThemesStore, themeStore } from "#src/client-state/appearance.ts";
import { useStore } from "#src/client-state/store.ts";
import { ThemePicture } from "#src/ui/theme/theme-picture.tsx";
import { css } from "#styled-system/css";

const stage = css({ position: "fixed", inset: "0", zIndex: "-1", pointerEvents: "none" });

/** The active custom theme's picture, behind every page (GAP-52). */
export function ThemeBackdrop() {
  const theme = useStore(themeStore);
  const image = useStore(customThemesStore).find(({ id }) => theme === `custom-${id}`)?.image;
  if (image === undefined || image === null) return null;
  return (
    <div className={stage} aria-hidden="true">
      <ThemePicture src={image} />
    </div>
  );
}
