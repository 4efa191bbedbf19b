import { useRouter } from "@tanstack/react-router";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { labels } from "#src/domain/messages.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { CheckNotice } from "#src/features/auth/check-notice.tsx";
import { CompleteProfileForm } from "#src/features/auth/complete-profile-form.tsx";
import { completeProfileTexts } from "#src/features/auth/complete-profile-texts.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

/** `/sign-up/complete-profile` (AUTH-03). The only way out besides finishing is to log out. */
export function CompleteProfileScreen() {
  const router = useRouter();
  const signOut = useSignOut();
  return (
    <AuthLayout title={completeProfileTexts.title} text={completeProfileTexts.lead}>
      <CheckNotice className={css({ mb: "6" })} />
      <CompleteProfileForm onDone={() => router.history.push("/success")} />
      <p className={css({ mt: "6" })}>
        <TextLink tone="quiet" onClick={signOut}>
          {labels.logout}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
