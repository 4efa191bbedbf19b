import type { ReactNode } from "react";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { css } from "#styled-system/css";

const page = css({
  display: "grid",
  placeItems: "center",
  minHeight: "min(70dvh, 640px)",
  px: "4",
  py: "12",
  textAlign: "center",
});
const still = css({ width: "full", maxWidth: "360px", mb: "4", borderRadius: "row", overflow: "hidden" });
const column = css({ row: "3", flexDirection: "column", maxWidth: "440px" });

/** A page with one message and its actions. */
export function ProblemPage({
  title,
  text,
  actions,
  children,
}: {
  title: string;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={page}>
      <PageTitle>{title}</PageTitle>
      <div className={column}>
        <div className={still}>
          <GhostLight />
        </div>
        <h1 className={css({ textStyle: "h1" })}>{title}</h1>
        <p className={css({ color: "fg.muted", textWrap: "pretty" })}>{text}</p>
        {children}
        <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "4" })}>
          {actions}
        </div>
      </div>
    </div>
  );
}
