import type { ReactNode } from "react";
import { css } from "#styled-system/css";

/** Room around a component in its story. */
export function StoryFrame({ children, width }: { children: ReactNode; width?: number }) {
  return (
    <main className={css({ p: { base: "4", md: "8" }, minHeight: "100dvh" })}>
      <div style={{ maxWidth: width }}>{children}</div>
    </main>
  );
}

/** Several shown side by side. */
export function StoryRow({ children }: { children: ReactNode }) {
  return <div className={css({ display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" })}>{children}</div>;
}
