import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useRequestPasswordReset } from "#src/data/auth/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Button } from "#src/ui/button/button.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { AuthFailure, useWait } from "./auth-failure.tsx";
import { formColumn } from "./form-column.ts";

const schema = z.object({ email: trimmed(Email) });
type Values = z.infer<typeof schema>;

type ForgotPasswordFormProps = {
  /** What was typed before, to be corrected. */
  email: string;
  /** Gets the address, whether or not it has an account. */
  onSent: (email: string) => void;
};

/** Asks for a reset link (GAP-93). */
export function ForgotPasswordForm({ email: typed, onSent }: ForgotPasswordFormProps) {
  const request = useRequestPasswordReset();
  const wait = useWait(request.error);
  const isWaiting = wait !== null && wait > 0;
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email: typed },
  });
  const submit = useSingleFlight(async ({ email }: Values) => {
    if (isWaiting) return;
    try {
      await request.mutateAsync({ email });
      onSent(email);
    } catch {
      // The alert below says it; the address stays.
    }
  });
  return (
    <form noValidate className={formColumn} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {request.error && <AuthFailure error={request.error} fallback={texts.forgot.failed} wait={wait} />}
      <FormField label={texts.auth.email} error={formState.errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register("email")} />
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
