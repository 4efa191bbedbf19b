import { type ReactNode, useId } from "react";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button/button.tsx";
import { css, cx } from "#styled-system/css";

const section = css({ display: "flex", flexDirection: "column", minWidth: "0" });
const heading = css({ textStyle: "label", color: "fg.muted", mb: "2" });
const card = css({
  display: "flex",
  flexDirection: "column",
  borderRadius: "row",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  "& > :where(:not(:first-child))": { borderTop: "1px solid {colors.border.subtle}" },
});
const row = css({
  display: "flex",
  flexDirection: { base: "column", sm: "row" },
  alignItems: { base: "stretch", sm: "center" },
  justifyContent: "space-between",
  gap: { base: "10px", sm: "5" },
  minHeight: "56px",
  px: "4",
  py: "3",
});
const words = css({ display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0" });
const title = css({ color: "fg.default", lineHeight: "1.4" });
const help = css({ textStyle: "help", color: "fg.subtle", textWrap: "pretty", overflowWrap: "anywhere" });

/** A group of settings, as rows of a card. */
export function PreferencesSection({ title: name, children }: { title: string; children: ReactNode }) {
  const id = useId();
  // The pane has no heading of its own on a phone.
  const Heading = useMedia(mobileQuery) ? "h3" : "h4";
  return (
    <section className={section} aria-labelledby={id}>
      <Heading id={id} className={heading}>
        {name}
      </Heading>
      <div className={card}>{children}</div>
    </section>
  );
}

export interface PreferencesRowProps {
  label: string;
  help: ReactNode;
  /** Gets the ids of the texts for `aria-labelledby` and `aria-describedby`. */
  children: (ids: { label: string; help: string }) => ReactNode;
}

/** A setting: text at the start, control at the end. */
export function PreferencesRow({ label, help: text, children }: PreferencesRowProps) {
  const id = useId();
  return (
    <div className={row}>
      <div className={words}>
        <span id={`${id}-label`} className={title}>
          {label}
        </span>
        <span id={`${id}-help`} className={help}>
          {text}
        </span>
      </div>
      {children({ label: `${id}-label`, help: `${id}-help` })}
    </div>
  );
}

/** The button of a row that opens a dialog. */
export function PreferencesOpener({
  ids,
  children,
  onOpen,
}: {
  ids: { label: string; help: string };
  children: ReactNode;
  onOpen: () => void;
}) {
  return (
    <Button
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-labelledby={`${ids.label}-open ${ids.label}`}
      aria-describedby={ids.help}
    >
      <span id={`${ids.label}-open`}>{children}</span>
    </Button>
  );
}

/** Wraps a control that has its own label. */
export function PreferencesBox({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(css({ px: "4", py: "3", minWidth: "0" }), className)}>{children}</div>;
}
