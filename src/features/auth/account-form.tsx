import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import type { ApiError } from "#src/http/api-error.ts";
import { type EditorFormOptions, useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";
import { AuthFailure, useWait } from "./auth-failure.tsx";
import { formColumn } from "./form-column.ts";

/** The mutation that an account form sends. */
type Call = { error: ApiError | null; isPending: boolean };

/** An account form: sends nothing while the server has asked to wait (429), and asks nothing when it is left. */
export function useAccountForm<Values extends FieldValues, Output>(
  call: Call,
  { onSubmit, ...options }: EditorFormOptions<Values, Output>,
) {
  const wait = useWait(call.error);
  const isWaiting = wait !== null && wait > 0;
  const editor = useEditorForm({
    ...options,
    doesAskOnUnload: false,
    onSubmit: async (output, key) => (isWaiting ? undefined : onSubmit(output, key)),
  });
  return { ...editor, call, wait, isWaiting };
}

type AccountFormProps = {
  form: Pick<ReturnType<typeof useAccountForm>, "formProps" | "call" | "wait" | "isWaiting">;
  label: string;
  /** The text of a failure that has none of its own. */
  fallback: string;
  /** False if the call's failure is shown elsewhere, such as at a field. */
  showsFailure?: boolean;
  /** Why it cannot be sent yet; given, there is a line for it under the button. */
  obstacle?: string | null;
  /** What follows the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** The layout of an account form: the failure, the fields and the one button. */
export function AccountForm({
  form: { formProps, call, wait, isWaiting },
  label,
  fallback,
  showsFailure = true,
  obstacle,
  after,
  children,
}: AccountFormProps) {
  const line = useId();
  return (
    <form {...formProps} className={formColumn}>
      {call.error && showsFailure && <AuthFailure error={call.error} fallback={fallback} wait={wait} />}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isBusy={call.isPending}
        disabled={isWaiting || typeof obstacle === "string"}
        aria-describedby={obstacle === undefined ? undefined : line}
      >
        {label}
      </Button>
      {obstacle !== undefined && (
        // Its height is always there, so that nothing moves. How long to wait is in the alert.
        <p id={line} className={css({ textStyle: "help", color: "fg.muted", minHeight: "20px", mt: "-2" })}>
          {!isWaiting && obstacle}
        </p>
      )}
      {after}
    </form>
  );
}
