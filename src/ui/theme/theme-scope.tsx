import type { CSSProperties, ReactNode } from "react";
import { css, cx } from "#styled-system/css";
import type { BuiltInThemeId } from "#src/lib/look-ids.ts";
import type { CustomThemeLook } from "./theme-variables.ts";

export interface ThemeScopeProps {
  /** A built-in theme, or a look derived from two colours. */
  theme: BuiltInThemeId | CustomThemeLook;
  className?: string;
  children: ReactNode;
}

/** Shows its children in another theme than the page: the swatch cards and the preview of the theme editor (GAP-52). */
export function ThemeScope({ theme, className, children }: ThemeScopeProps) {
  const attributes =
    typeof theme === "string"
      ? { "data-theme": theme }
      : { "data-theme": "custom", "data-mode": theme.mode, style: theme.variables as CSSProperties };
  return (
    <div {...attributes} className={cx(css({ bg: "bg.canvas", color: "fg.default", fontWeight: "body" }), className)}>
      {children}
    </div>
  );
}
