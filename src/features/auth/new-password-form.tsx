import * as z from "zod/mini";
import { useResetPassword } from "#src/data/auth/mutations.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { NewPassword } from "#src/generated/zod/schemas/newPassword.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { PasswordInput } from "#src/ui/fields/password-input.tsx";
import { AuthFailure, useWait } from "./auth-failure.tsx";
import { formColumn } from "./form-column.ts";

const schema = z.object({ newPassword: NewPassword, repeat: z.string() }).check(
  z.refine(({ newPassword, repeat }) => newPassword === repeat, {
    path: ["repeat"],
    error: messages.password.mismatch,
  }),
);

/**
 * Sets a new password from a reset link (GAP-93). `onExpired` is called if the link has expired, was used or is
 * unknown.
 */
export function NewPasswordForm({
  token,
  onSaved,
  onExpired,
}: {
  token: string;
  onSaved: () => void;
  onExpired: () => void;
}) {
  const reset = useResetPassword();
  const wait = useWait(reset.error);
  const isWaiting = wait !== null && wait > 0;
  const editor = useEditorForm({
    schema,
    saved: { newPassword: "", repeat: "" },
    doesAskOnUnload: false,
    async onSubmit({ newPassword }) {
      if (isWaiting) return;
      try {
        await reset.mutateAsync({ token, newPassword });
      } catch (error) {
        const isOnField = isApiError(error) && error.fieldErrors.some(({ field }) => field === "newPassword");
        if (isApiError(error) && error.status === 400 && !isOnField) onExpired();
        throw error;
      }
      onSaved();
    },
  });
  const { register, errors } = editor;
  return (
    <form {...editor.formProps} className={formColumn}>
      {reset.error && reset.error.status !== 400 && (
        <AuthFailure error={reset.error} fallback={texts.forgot.failed} wait={wait} />
      )}
      <FormField
        label={texts.auth.newPassword}
        help={texts.auth.passwordHelp}
        error={errors.newPassword?.message}
        isRequired
      >
        <PasswordInput autoComplete="new-password" {...register("newPassword")} />
      </FormField>
      <FormField label={texts.auth.repeatPassword} error={errors.repeat?.message} isRequired>
        <PasswordInput autoComplete="new-password" {...register("repeat")} />
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isBusy={reset.isPending}
        disabled={isWaiting}
        disabledReason={texts.auth.tooMany(wait)}
      >
        {texts.forgot.save}
      </Button>
    </form>
  );
}
