import type { ReactNode } from "react";
import { css } from "#styled-system/css";

const section = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: "minmax(0, 1fr)",
  pt: "6",
  borderTop: "1px solid {colors.border.subtle}",
  scrollMarginTop: "calc({sizes.topbar} + 64px)",
  "&:first-of-type": { borderTop: "0", pt: "0" },
});
const heading = css({ textStyle: "h3", outlineOffset: "4px" });
const lead = css({ mt: "1", color: "fg.muted", textStyle: "help", maxWidth: "66ch" });

/** A section of the editor, linked from the outline. */
export function EditorSection({
  id,
  title,
  help,
  children,
}: {
  id: string;
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className={heading}>
          {title}
        </h2>
        {help !== undefined && <p className={lead}>{help}</p>}
      </div>
      {children}
    </section>
  );
}
