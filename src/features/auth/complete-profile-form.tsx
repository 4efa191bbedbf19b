import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useCompleteProfile } from "#src/data/user/mutations.ts";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { CompleteProfileBody } from "#src/generated/zod/schemas/completeProfileBody.zod.ts";
import { UserName } from "#src/generated/zod/schemas/userName.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { applyFieldErrors } from "#src/parts/form/apply-field-errors.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { AuthFailure, useWait } from "./auth-failure.tsx";
import { formColumn } from "./form-column.ts";

const schema = z.extend(CompleteProfileBody, {
  userName: trimmed(UserName),
  description: z.string().check(z.trim(), z.maxLength(limits.bio)),
  ageConfirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, { error: texts.profile.ageNeeded })),
});
type Values = z.infer<typeof schema>;

/** What the server is sent: an empty bio is left out. */
function toRequest(values: Values): CompleteProfileBody {
  return {
    userName: values.userName,
    ...(values.description === "" ? {} : { description: values.description }),
    ageConfirmed: true,
  };
}

/** The second half of signing up: username, bio, age (GAP-91). */
export function CompleteProfileForm({ onDone }: { onDone: () => void }) {
  const complete = useCompleteProfile();
  const wait = useWait(complete.error);
  const isWaiting = wait !== null && wait > 0;
  const { register, handleSubmit, formState, setError, watch } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { userName: "", description: "", ageConfirmed: false },
  });
  const submit = useSingleFlight(async (values: Values) => {
    if (isWaiting) return;
    try {
      await complete.mutateAsync(toRequest(values));
      onDone();
    } catch (error) {
      if (!isApiError(error)) return;
      const isPlaced = applyFieldErrors<Values>(
        error.fieldErrors,
        ["userName", "description", "ageConfirmed"],
        setError,
      );
      // A taken name is a conflict whose message is shown as given, at its field (GAP-27).
      if (!isPlaced && error.status === 409 && error.serverMessage) {
        setError("userName", { type: "server", message: error.serverMessage }, { shouldFocus: true });
      }
    }
  });
  const { errors } = formState;
  const userNameLength = lengthOf(watch("userName").trim());
  const isOnField = complete.error !== null && (complete.error.status === 409 || complete.error.fieldErrors.length > 0);
  return (
    <form noValidate className={formColumn} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {complete.error && !isOnField && (
        <AuthFailure error={complete.error} fallback={texts.profile.failed} wait={wait} />
      )}
      <FormField
        label={texts.profile.userName}
        error={errors.userName?.message}
        counter={`${userNameLength}/${limits.userName}`}
        isOver={userNameLength > limits.userName}
        isRequired
      >
        <TextInput autoComplete="nickname" {...register("userName")} />
      </FormField>
      <FormField label={texts.profile.bio} help={texts.profile.bioHelp} error={errors.description?.message}>
        <TextArea rows={3} {...register("description")} />
      </FormField>
      <Checkbox label={texts.profile.age} error={errors.ageConfirmed?.message} {...register("ageConfirmed")} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isBusy={complete.isPending}
        disabled={isWaiting}
        disabledReason={texts.auth.tooMany(wait)}
      >
        {texts.profile.submit}
      </Button>
    </form>
  );
}
