import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { texts } from "#src/domain/texts.ts";
import type { ApiError } from "#src/http/api-error.ts";
import { type EditorFormOptions, useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
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
  /** Why it cannot be sent yet. */
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
  obstacle = null,
  after,
  children,
}: AccountFormProps) {
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
        disabled={isWaiting || obstacle !== null}
        disabledReason={isWaiting ? texts.auth.tooMany(wait) : (obstacle ?? undefined)}
      >
        {label}
      </Button>
      {after}
    </form>
  );
}
