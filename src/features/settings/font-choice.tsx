import { useEffect, useState } from "react";
import { fontStore } from "#src/client-state/appearance.ts";
import { useStore } from "#src/client-state/store.ts";
import { messages } from "#src/domain/messages.ts";
import { fontNames } from "#src/domain/options.ts";
import { defaultFontId, fontIds, type FontId } from "#src/lib/look-ids.ts";
import { isFontInstalled } from "#src/ui/theme/font-installed.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { PreferencesBox, PreferencesSection } from "./preferences-section.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

const group = css({ border: "0", m: "0", p: "0", minWidth: "0" });
const help = css({ textStyle: "help", color: "fg.subtle" });
const grid = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
  gap: "2",
  mt: "10px",
});
const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "1",
  minHeight: "76px",
  px: "3",
  py: "10px",
  borderRadius: "md",
  cursor: "pointer",
  overflow: "hidden",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  transition: "background-color {durations.fast}",
  _hover: { bg: "bg.hover" },
  "&:has(:checked)": { bg: "accent.subtle", boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
  "& input": { position: "absolute", inset: "0", m: "0", opacity: "0", cursor: "pointer" },
});
const name = css({ fontSize: "14px", fontWeight: "semibold", color: "fg.default", lineHeight: "1.3" });
const sample = css({ fontSize: "17px", lineHeight: "1.3", color: "fg.muted", whiteSpace: "nowrap" });
const missing = css({ fontSize: "12px", lineHeight: "1.3", color: "warning.text" });

/** Choices whose font is missing on this device; the UI says that a fallback is shown. */
function useMissing(): ReadonlySet<FontId> {
  const [ids, setIds] = useState<ReadonlySet<FontId>>(new Set());
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await Promise.all(fontIds.map(async (id) => ((await isFontInstalled(id)) ? [] : [id])));
      if (!isGone) setIds(new Set(found.flat()));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  return ids;
}

/**
 * The font setting (SET-PREF-12, FONT-01 to FONT-03): applies at once everywhere and is stored in this browser. Names are
 * always set in the default font, so that any choice stays readable (TRAP-72).
 */
export function FontChoice() {
  const chosen = useStore(fontStore);
  const notHere = useMissing();
  const choose = (id: FontId) => {
    fontStore.set(id);
    toaster.success(messages.preferences.fontChanged(fontNames[id]));
  };
  return (
    <PreferencesSection title={texts.sections.font}>
      <PreferencesBox>
        <fieldset className={group} data-font={defaultFontId} aria-describedby="font-help">
          <legend className={css({ srOnly: true })}>{texts.font.label}</legend>
          <p id="font-help" className={help}>
            {texts.font.help}
          </p>
          <div className={grid}>
            {fontIds.map((id) => (
              <label key={id} className={card}>
                <input
                  type="radio"
                  name="font"
                  checked={chosen === id}
                  aria-labelledby={`font-${id}`}
                  aria-describedby={notHere.has(id) ? `font-${id}-missing` : undefined}
                  onChange={() => choose(id)}
                />
                <span id={`font-${id}`} className={name}>
                  {fontNames[id]}
                </span>
                <span data-font={id} className={sample} aria-hidden="true">
                  {texts.font.sample}
                </span>
                {notHere.has(id) && (
                  <span id={`font-${id}-missing`} className={missing}>
                    {id === defaultFontId ? texts.font.standIn : texts.font.missing}
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      </PreferencesBox>
    </PreferencesSection>
  );
}
