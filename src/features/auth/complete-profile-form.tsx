import * as z from "zod/mini";
import { useCompleteProfile } from "#src/data/user/mutations.ts";
import { limits } from "#src/domain/limits.ts";
import { CompleteProfileBody } from "#src/generated/zod/schemas/completeProfileBody.zod.ts";
import { UserName } from "#src/generated/zod/schemas/userName.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { serverFieldErrors } from "#src/parts/form/place-field-errors.ts";
import { TextField } from "#src/parts/form/text-field.tsx";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { completeProfileTexts } from "./complete-profile-texts.ts";

const schema = z.extend(CompleteProfileBody, {
  userName: trimmed(UserName),
  description: z.string().check(z.trim(), z.maxLength(limits.bio)),
  ageConfirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, { error: completeProfileTexts.ageNeeded })),
});

/** The request body; an empty bio is left out. */
function toRequest(values: z.infer<typeof schema>): CompleteProfileBody {
  return {
    userName: values.userName,
    ...(values.description === "" ? {} : { description: values.description }),
    ageConfirmed: true,
  };
}

/** A taken name is a 409 whose message is shown at its field (GAP-27). */
const fieldErrorsOf = (error: unknown) =>
  isApiError(error) && error.status === 409 && error.serverMessage !== null && error.fieldErrors.length === 0
    ? [{ field: "userName", message: error.serverMessage }]
    : serverFieldErrors(error);

/** The second step of signing up: username, bio, age (GAP-91). */
export function CompleteProfileForm({ onDone }: { onDone: () => void }) {
  const complete = useCompleteProfile();
  const form = useAccountForm(complete, {
    schema,
    saved: { userName: "", description: "", ageConfirmed: false },
    fieldErrorsOf,
    async onSubmit(values) {
      await complete.mutateAsync(toRequest(values));
      onDone();
    },
  });
  const isOnField = complete.error !== null && (complete.error.status === 409 || complete.error.fieldErrors.length > 0);
  return (
    <AccountForm
      form={form}
      label={completeProfileTexts.submit}
      fallback={completeProfileTexts.failed}
      showsFailure={!isOnField}
    >
      <TextField
        editor={form}
        name="userName"
        label={completeProfileTexts.userName}
        limit={limits.userName}
        isRequired
        autoComplete="nickname"
      />
      <TextField
        editor={form}
        name="description"
        label={completeProfileTexts.bio}
        help={completeProfileTexts.bioHelp}
        rows={3}
      />
      <Checkbox
        label={completeProfileTexts.age}
        error={form.errors.ageConfirmed?.message}
        {...form.register("ageConfirmed")}
      />
    </AccountForm>
  );
}
