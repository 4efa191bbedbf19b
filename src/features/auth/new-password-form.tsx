import * as z from "zod/mini";
import { useResetPassword } from "#src/data/auth/mutations.ts";
import { messages } from "#src/domain/messages.ts";
import { NewPassword } from "#src/generated/zod/schemas/newPassword.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { PasswordInput } from "#src/ui/fields/password-input.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { authTexts } from "./auth-texts.ts";
import { forgotTexts } from "./forgot-texts.ts";

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
  const form = useAccountForm(reset, {
    schema,
    saved: { newPassword: "", repeat: "" },
    async onSubmit({ newPassword }) {
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
  const { register, errors } = form;
  return (
    <AccountForm
      form={form}
      label={forgotTexts.save}
      fallback={forgotTexts.failed}
      showsFailure={reset.error?.status !== 400}
    >
      <FormField
        label={authTexts.newPassword}
        help={authTexts.passwordHelp}
        error={errors.newPassword?.message}
        isRequired
      >
        <PasswordInput autoComplete="new-password" {...register("newPassword")} />
      </FormField>
      <FormField label={authTexts.repeatPassword} error={errors.repeat?.message} isRequired>
        <PasswordInput autoComplete="new-password" {...register("repeat")} />
      </FormField>
    </AccountForm>
  );
}
