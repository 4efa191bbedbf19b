import { Link } from "@tanstack/react-router";
import { useState } from "react";
import * as z from "zod/mini";
import { botCheckStore, passedCheck } from "#src/client-state/bot-check.ts";
import { startSession } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { keepTypedEmail, typedEmailStore } from "#src/client-state/typed-email.ts";
import { useSignUp } from "#src/data/auth/mutations.ts";
import { labels } from "#src/domain/messages.ts";
import { Email } from "#src/generated/zod/schemas/email.zod.ts";
import { SignUpBody } from "#src/generated/zod/schemas/signUpBody.zod.ts";
import { trimmed } from "#src/parts/form/trimmed.ts";
import { Region } from "#src/parts/region/region.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { PasswordInput } from "#src/ui/fields/password-input.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { AccountForm, useAccountForm } from "./account-form.tsx";
import { authTexts } from "./auth-texts.ts";
import { BotCheck } from "./bot-check.tsx";

const schema = z.extend(z.omit(SignUpBody, { verificationId: true }), { email: trimmed(Email) });

/** Creates an account: e-mail, password and the bot check (GAP-90). The profile is the next step. */
export function SignUpForm({ label, onSignedUp }: { label: string; onSignedUp: () => void }) {
  const check = useStore(botCheckStore);
  const [email] = useState(typedEmailStore.get);
  const signUp = useSignUp();
  const form = useAccountForm(signUp, {
    schema,
    saved: { email, password: "" },
    // The idempotency key makes a retry after a lost answer safe (GAP-118).
    async onSubmit(values, key) {
      if (check.status !== "verified") return;
      const body = { ...values, ...passedCheck(check) };
      startSession(await signUp.mutateAsync({ body, key }));
      typedEmailStore.set("");
      onSignedUp();
    },
  });
  const { register, errors } = form;
  const isOnField = signUp.error?.fieldErrors.some(({ field }) => field === "email" || field === "password") ?? false;
  return (
    <AccountForm
      form={form}
      label={label}
      fallback={authTexts.signUpFailed}
      showsFailure={!isOnField}
      obstacle={check.status === "verified" ? null : authTexts.checkFirst}
      after={
        <p className={css({ textStyle: "help", color: "fg.muted" })}>
          {authTexts.agree}{" "}
          <TextLink tone="quiet" asChild>
            <Link to="/terms">{labels.terms}</Link>
          </TextLink>{" "}
          {authTexts.and}{" "}
          <TextLink tone="quiet" asChild>
            <Link to="/privacy">{labels.privacy}</Link>
          </TextLink>
          .
        </p>
      }
    >
      <FormField label={authTexts.email} error={errors.email?.message} isRequired>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register("email", keepTypedEmail)} />
      </FormField>
      <FormField label={authTexts.password} help={authTexts.passwordHelp} error={errors.password?.message} isRequired>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </FormField>
      <Region name="bot-check" instead="line">
        <BotCheck />
      </Region>
    </AccountForm>
  );
}
