import { Link } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { botCheckStore, passedCheck } from "#src/client-state/bot-check.ts";
import { startSession } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { keepTypedEmail, typedEmailStore } from "#src/client-state/typed-email.ts";
import { useSignIn } from "#src/data/auth/mutations.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { SignInBody } from "#src/generated/zod/schemas/signInBody.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Region } from "#src/parts/region/region.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { PasswordInput } from "#src/ui/fields/password-input.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { authTexts } from "./auth-texts.ts";
import { BotCheck } from "./bot-check.tsx";

const schema = z.extend(z.omit(SignInBody, { verificationId: true }), {
  email: trimmed(Email),
  rememberMe: z.boolean(),
});

/** E-mail, password, Remember me and the bot check (GAP-90). `onSignedIn` is told whether the profile is complete. */
export function SignInForm({ onSignedIn }: { onSignedIn: (isProfileComplete: boolean) => void }) {
  const check = useStore(botCheckStore);
  const [email] = useState(typedEmailStore.get);
  const signIn = useSignIn();
  const form = useAccountForm(signIn, {
    schema,
    saved: { email, password: "", rememberMe: false },
    async onSubmit(values) {
      if (check.status !== "verified") return;
      try {
        const session = await signIn.mutateAsync({ ...values, ...passedCheck(check) });
        startSession(session);
        typedEmailStore.set("");
        onSignedIn(session.profileComplete);
      } catch (error) {
        // The alert shows the error; the typed values stay.
        form.form.setFocus("password");
        throw error;
      }
    },
  });
  const { register, errors } = form;
  return (
    <AccountForm
      form={form}
      label={authTexts.signIn}
      fallback={authTexts.signInFailed}
      obstacle={check.status === "verified" ? null : authTexts.checkFirst}
    >
      <FormField label={authTexts.email} error={errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register("email", keepTypedEmail)} />
      </FormField>
      <FormField label={authTexts.password} error={errors.password?.message} isRequired>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </FormField>
      <div className={css({ row: "3", flexWrap: "wrap", justifyContent: "space-between" })}>
        <Checkbox label={authTexts.rememberMe} {...register("rememberMe")} />
        <TextLink tone="quiet" asChild>
          <Link to="/sign-in/forgot-password">{authTexts.forgot}</Link>
        </TextLink>
      </div>
      <Region name="bot-check" instead="line">
        <BotCheck />
      </Region>
    </AccountForm>
  );
}
