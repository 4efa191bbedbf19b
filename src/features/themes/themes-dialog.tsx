import { themeStore } from "#src/client-state/appearance.ts";
import { themeIds } from "#src/client-state/storage-keys.ts";
import { useStore } from "#src/client-state/store.ts";
import { themeNames } from "#src/domain/options.ts";
import { texts } from "#src/domain/texts.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { css } from "#styled-system/css";

const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
  gap: "3",
});
const option = css({
  position: "relative",
  display: "block",
  cursor: "pointer",
  borderRadius: "row",
  overflow: "hidden",
  bg: "bg.canvas",
  color: "fg.default",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "&:has(:checked)": { boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { position: "absolute", opacity: "0", inset: "0", cursor: "pointer" },
});
const sample = css({ display: "grid", gap: "1.5", p: "3", pb: "2", fontSize: "12.5px", lineHeight: "1.4" });
const theirs = css({
  justifySelf: "start",
  px: "10px",
  py: "1.5",
  borderRadius: "4px 12px 12px 12px",
  bg: "chat.character.bg",
  color: "chat.dialogue.fg",
});
const yours = css({
  justifySelf: "end",
  px: "10px",
  py: "1.5",
  borderRadius: "12px 12px 4px 12px",
  bg: "chat.user.bg",
  color: "chat.dialogue.fg",
});
const nameRow = css({ display: "flex", alignItems: "center", gap: "2", px: "3", pb: "3", fontWeight: "semibold" });
const dot = css({ boxSize: "10px", borderRadius: "full", bg: "accent.default" });

/** The Themes dialog: each theme as a tiny chat in its own colours; a choice shows at once and is kept (THEME-02, design 9). */
export function ThemesDialog({ onClose }: { onClose: () => void }) {
  const chosen = useStore(themeStore);
  return (
    <Dialog isOpen onClose={onClose} title={texts.themes.title} size="lg">
      <fieldset className={css({ border: "0", p: "0", m: "0" })}>
        <legend className={css({ srOnly: true })}>{texts.themes.title}</legend>
        <div className={grid}>
          {themeIds.map((id) => (
            <label key={id} data-theme={id} className={option}>
              <input type="radio" name="theme" value={id} checked={chosen === id} onChange={() => themeStore.set(id)} />
              <span className={sample} aria-hidden="true">
                <span className={theirs}>{texts.themes.sampleTheirs}</span>
                <span className={yours}>{texts.themes.sampleYours}</span>
              </span>
              <span className={nameRow}>
                <span className={dot} aria-hidden="true" />
                {themeNames[id]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  );
}
