import * as z from "zod/mini";
import { useRequestPasswordReset } from "#src/data/auth/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { useEditorForm } from "#src/parts/form/use-editor-form.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { AuthFailure, useWait } from "./auth-failure.tsx";
import { formColumn } from "./form-column.ts";

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
  const wait = useWait(request.error);
  const isWaiting = wait !== null && wait > 0;
  const editor = useEditorForm({
    schema,
    saved: { email: typed },
    doesAskOnUnload: false,
    async onSubmit({ email }) {
      if (isWaiting) return;
      await request.mutateAsync({ email });
      onSent(email);
    },
  });
  return (
    <form {...editor.formProps} className={formColumn}>
      {request.error && <AuthFailure error={request.error} fallback={texts.forgot.failed} wait={wait} />}
      <FormField label={texts.auth.email} error={editor.errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...editor.register("email")} />
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isBusy={request.isPending}
        disabled={isWaiting}
        disabledReason={texts.auth.tooMany(wait)}
      >
        {texts.forgot.send}
      </Button>
    </form>
  );
}
