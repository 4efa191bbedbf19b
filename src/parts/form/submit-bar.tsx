import type { ReactNode } from "react";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";

const foot = css({ row: "3", flexWrap: "wrap" });

export interface SubmitBarProps {
  editor: { isSaving: boolean; failure: unknown };
  label: string;
  /** The text of a failure that belongs to no field. */
  failureText: (failure: unknown) => string;
  /** What stands before the button. */
  before?: ReactNode;
  /** Why there is nothing to send; disables the button. */
  disabledReason?: string | undefined;
  /** Further buttons after it. */
  children?: ReactNode;
}

/** The end of a form: the form-level error, the save button, and further buttons. */
export function SubmitBar({ editor, label, failureText, before, disabledReason, children }: SubmitBarProps) {
  return (
    <>
      {editor.failure !== null && <InlineAlert tone="danger">{failureText(editor.failure)}</InlineAlert>}
      <div className={foot}>
        {before}
        <Button
          type="submit"
          variant="primary"
          isBusy={editor.isSaving}
          {...(disabledReason !== undefined && { disabled: true, disabledReason })}
        >
          {label}
        </Button>
        {children}
      </div>
    </>
  );
}
