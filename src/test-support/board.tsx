import type { ReactNode } from "react";
import { css } from "#styled-system/css";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";

/** Layout of a design-foundation story: title, one sentence, sections. */
export function Board({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main
      className={css({
        px: { base: "4", md: "8" },
        py: { base: "6", md: "10" },
        maxWidth: "content.max",
        minHeight: "100dvh",
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "start",
        gap: "10",
      })}
    >
      <header className={css({ display: "grid", gap: "3" })}>
        <h1 className={css({ textStyle: "h1", row: "3" })}>
          {title} <CueMark />
        </h1>
        <p className={css({ color: "fg.muted", maxWidth: "prose.max" })}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** One section of a board. */
export function BoardSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
      <header className={css({ display: "grid", gap: "1" })}>
        <h2 className={css({ textStyle: "h3" })}>{title}</h2>
        {lead !== undefined && <p className={css({ color: "fg.muted", maxWidth: "prose.max" })}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** A token's name or value, in tabular figures. */
export function BoardName({ children }: { children: ReactNode }) {
  return (
    <code
      className={css({ fontFamily: "mono", fontSize: "xs", color: "fg.muted", fontVariantNumeric: "tabular-nums" })}
    >
      {children}
    </code>
  );
}
