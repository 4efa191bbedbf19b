import type { ReactNode } from "react";
import { css } from "#styled-system/css";
import { shelfLines } from "./shelf-lines.ts";

const note = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: "4",
  rowGap: "1.5",
  mt: "12",
  pt: "4",
  maxWidth: "prose.max",
  borderTop: "1px solid {colors.border.default}",
  textStyle: "meta",
  color: "fg.muted",
  "& dt": { fontWeight: "semibold", color: "fg.default" },
});

export interface StoryFrameProps {
  children: ReactNode;
  /** CSS pixels. */
  width?: number;
  /** A component in the README's list: its usage and keys are shown below it. */
  about?: string;
}

/** Room around a component in its story. */
export function StoryFrame({ children, width, about }: StoryFrameProps) {
  const line = shelfLines.find(({ component }) => component === about);
  return (
    <main className={css({ p: { base: "4", md: "8" }, minHeight: "100dvh" })}>
      <div style={{ maxWidth: width }}>{children}</div>
      {line !== undefined && (
        <dl className={note} aria-label={`About ${line.component}`}>
          <dt>When</dt>
          <dd>{line.when.replaceAll("`", "")}</dd>
          <dt>Keys</dt>
          <dd>{line.keys}</dd>
        </dl>
      )}
    </main>
  );
}

/** Several components side by side. */
export function StoryRow({ children }: { children: ReactNode }) {
  return <div className={css({ row: "3", flexWrap: "wrap" })}>{children}</div>;
}
