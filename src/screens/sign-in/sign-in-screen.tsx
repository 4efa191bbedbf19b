import { Link, useRouter } from "@tanstack/react-router";
import { askBeforeSending } from "#src/client-state/kept-reply.ts";
import { signInReasonStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { authTexts } from "#src/features/auth/auth-texts.ts";
import { SignInForm } from "#src/features/auth/sign-in-form.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { safeRedirect } from "./safe-redirect.ts";

/** `/sign-in` (AUTH-01). `next` is where to go afterwards; it is not trusted (S5). */
export function SignInScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  const reason = useStore(signInReasonStore);
  return (
    <AuthLayout title={authTexts.signInTitle} text={authTexts.signInLead}>
      {reason === "expired" && (
        <div className={css({ mb: "5" })}>
          <InlineAlert tone="info">{authTexts.sessionExpired}</InlineAlert>
        </div>
      )}
      <SignInForm
        onSignedIn={(isProfileComplete) => {
          if (isProfileComplete) askBeforeSending();
          router.history.push(isProfileComplete ? safeRedirect(router, next) : "/sign-up/complete-profile");
        }}
      />
      <p className={css({ mt: "6", color: "fg.muted" })}>
        {authTexts.noAccount}{" "}
        <TextLink asChild>
          <Link to="/sign-up" search={{ next }}>
            {authTexts.signUp}
          </Link>
        </TextLink>
      </p>
    </AuthLayout>
  );
}
