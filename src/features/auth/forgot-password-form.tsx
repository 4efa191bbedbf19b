import * as z from "zod/mini";
import { keepTypedEmail } from "#src/client-state/typed-email.ts";
import { useRequestPasswordReset } from "#src/data/auth/mutations.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { authTexts } from "./auth-texts.ts";
import { forgotTexts } from "./forgot-texts.ts";

const schema = z.object({ email: trimmed(Email) });

type ForgotPasswordFormProps = {
  /** The initial value. */
  email: string;
  /** Called with the address, whether or not it has an account. */
  onSent: (email: string) => void;
};

/** Requests a reset link (GAP-93). */
export function ForgotPasswordForm({ email: typed, onSent }: ForgotPasswordFormProps) {
  const request = useRequestPasswordReset();
  const form = useAccountForm(request, {
    schema,
    saved: { email: typed },
    async onSubmit({ email }) {
      await request.mutateAsync({ email });
      onSent(email);
    },
  });
  return (
    <AccountForm form={form} label={forgotTexts.send} fallback={forgotTexts.failed}>
      <FormField label={authTexts.email} error={form.errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register("email", keepTypedEmail)} />
      </FormField>
    </AccountForm>
  );
}
