import { lazy, Suspense } from "react";
import { customThemesStore, themeStore } from "#src/client-state/appearance.ts";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { themeNames } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { defaultThemeId, themeIds } from "#src/lib/look-ids.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { css } from "#styled-system/css";
import { OwnThemesSkeleton } from "./own-themes-skeleton.tsx";
import { ThemeCard } from "./theme-card.tsx";
import { cardGrid } from "./theme-looks.ts";
import { themeTexts } from "./theme-texts.ts";

// Lazy: deriving colours is not needed to choose a built-in theme.
const OwnThemes = lazy(async () => ({ default: (await import("./own-themes.tsx")).OwnThemes }));

const group = css({ border: "0", p: "0", m: "0", minWidth: "0" });
const legend = css({ fontSize: "16px", fontWeight: "semibold", mb: "3", p: "0" });

/**
 * The Themes dialog: each theme as a miniature chat in its own colours, the user's own after the seven built-in ones,
 * then a button to create one. A choice applies at once and is stored (THEME-02, THEME-03, design 9).
 */
export function ThemesDialog({ onClose }: { onClose: () => void }) {
  const stored = useStore(themeStore);
  const isKnown = useStore(customThemesStore).some(({ id }) => stored === `custom-${id}`);
  const isSignedIn = useStore(sessionStore) !== null;
  // An unknown custom theme shows as the default (GAP-51).
  const chosen = stored.startsWith("custom-") && !isKnown ? defaultThemeId : stored;
  return (
    <Dialog onClose={onClose} title={texts.themes.title} size="lg">
      <div className={css({ display: "grid", gap: "6" })}>
        <fieldset className={group}>
          <legend className={isSignedIn ? legend : css({ srOnly: true })}>{themeTexts.builtIn}</legend>
          <div className={cardGrid}>
            {themeIds.map((id) => (
              <ThemeCard
                key={id}
                value={id}
                name={themeNames[id]}
                theme={id}
                isChosen={chosen === id}
                onChoose={() => themeStore.set(id)}
              />
            ))}
          </div>
        </fieldset>
        {isSignedIn && (
          <fieldset className={group}>
            <legend className={legend}>{themeTexts.own}</legend>
            <Suspense fallback={<SkeletonGroup isLoading skeleton={<OwnThemesSkeleton />} />}>
              <OwnThemes chosen={chosen} onClose={onClose} />
            </Suspense>
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
