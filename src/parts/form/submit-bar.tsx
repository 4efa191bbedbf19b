import type { ReactNode } from "react";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";

const foot = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" });

export interface SubmitBarProps {
  editor: { isSaving: boolean; failure: unknown };
  label: string;
  /** Says a failure that belongs to no field. */
  failureText: (failure: unknown) => string;
  /** Further buttons after it. */
  children?: ReactNode;
}

/** The end of a page's form: what went wrong as a whole, the button that saves, and what stands beside it. */
export function SubmitBar({ editor, label, failureText, children }: SubmitBarProps) {
  return (
    <>
      {editor.failure !== null && <InlineAlert tone="danger">{failureText(editor.failure)}</InlineAlert>}
      <div className={foot}>
        <Button type="submit" variant="primary" isBusy={editor.isSaving}>
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
