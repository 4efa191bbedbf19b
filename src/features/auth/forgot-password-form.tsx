import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useRequestPasswordReset } from "#src/data/auth/mutations.ts";
import { texts } from "#src/domain/texts.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { authFailureText } from "./failure-text.ts";
import { formColumn } from "./form-column.ts";

const schema = z.object({ email: trimmed(Email) });
type Values = z.infer<typeof schema>;

/** Asks for a reset link (GAP-93). `onSent` gets the address, whether or not it has an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const request = useRequestPasswordReset();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email: "" },
  });
  const submit = useSingleFlight(async ({ email }: Values) => {
    try {
      await request.mutateAsync({ email });
      onSent(email);
    } catch {
      // The alert below says it; the address stays.
    }
  });
  return (
    <form noValidate className={formColumn} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {request.error && <InlineAlert tone="danger">{authFailureText(request.error, texts.forgot.failed)}</InlineAlert>}
      <FormField label={texts.auth.email} error={formState.errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register("email")} />
      </FormField>
      <Button type="submit" variant="primary" size="lg" isFullWidth isBusy={request.isPending}>
        {texts.forgot.send}
      </Button>
    </form>
  );
}
