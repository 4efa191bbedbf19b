import type { ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import { ThemeScope, type ThemeScopeProps } from "#src/ui/theme/theme-scope.tsx";
import { css } from "#styled-system/css";

const frame = css({
  position: "relative",
  borderRadius: "row",
  overflow: "hidden",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "&:has(:checked)": { boxShadow: "inset 0 0 0 2px {colors.accent.default}" },
  "&:has(input:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});
const label = css({ display: "block", cursor: "pointer" });
const radio = css({ position: "absolute", opacity: "0", inset: "0", cursor: "pointer" });
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
const nameRow = css({
  row: "2",
  px: "3",
  pb: "3",
  minHeight: "36px",
  fontWeight: "semibold",
  "&[data-tools]": { md: { pe: "92px", minHeight: "44px", pb: "0" }, mdDown: { pb: "0", minHeight: "24px" } },
});
const nameText = css({ minWidth: "0", truncate: true });
const dot = css({ boxSize: "10px", flexShrink: "0", borderRadius: "full", bg: "accent.default" });
const tools = css({
  display: "flex",
  justifyContent: "flex-end",
  position: { base: "relative", md: "absolute" },
  insetInlineEnd: "0",
  bottom: "0",
});

export interface ThemeCardProps {
  value: string;
  name: string;
  /** The theme shown on the card. */
  theme: ThemeScopeProps["theme"];
  isChosen: boolean;
  onChoose: () => void;
  /** Edit and delete, in the lower right corner. */
  children?: ReactNode;
}

/** A theme as a miniature chat in its own colours; the whole card chooses it (design 9). */
export function ThemeCard({ value, name, theme, isChosen, onChoose, children }: ThemeCardProps) {
  return (
    <ThemeScope theme={theme} className={frame}>
      <label className={label}>
        <input
          type="radio"
          name="theme"
          value={value}
          checked={isChosen}
          onChange={onChoose}
          className={radio}
          aria-label={name}
        />
        <span className={sample} aria-hidden="true">
          <span className={theirs}>{texts.themes.sampleTheirs}</span>
          <span className={yours}>{texts.themes.sampleYours}</span>
        </span>
        <span className={nameRow} data-tools={children !== undefined || undefined}>
          <span className={dot} aria-hidden="true" />
          <span className={nameText} title={name}>
            {name}
          </span>
        </span>
      </label>
      {children !== undefined && <span className={tools}>{children}</span>}
    </ThemeScope>
  );
}
