import { Link, useRouter } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { SignUpForm } from "#src/features/auth/sign-up-form.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

/** `/sign-up` (AUTH-02). `next` is kept for those who turn out to have an account. */
export function SignUpScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  return (
    <AuthLayout title={texts.auth.signUpTitle} text={texts.auth.signUpLead}>
      <SignUpForm onSignedUp={() => router.history.push("/sign-up/complete-profile")} />
      <p className={css({ mt: "6", color: "fg.muted" })}>
        {texts.auth.haveAccount}{" "}
        <TextLink asChild>
          <Link to="/sign-in" search={{ next }}>
            {texts.auth.signIn}
          </Link>
        </TextLink>
      </p>
    </AuthLayout>
  );
}
