import { Link, useRouter } from "@tanstack/react-router";
import { keptReplyStore } from "#src/client-state/kept-reply.ts";
import { useStore } from "#src/client-state/store.ts";
import { openingOf } from "#src/domain/openings.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { authTexts } from "#src/features/auth/auth-texts.ts";
import { keptReplyTexts } from "#src/features/auth/kept-reply-texts.ts";
import { KeptReply } from "#src/features/auth/kept-reply.tsx";
import { SignUpForm } from "#src/features/auth/sign-up-form.tsx";
import { picturesOf } from "#src/parts/lamp-scene/stage-pictures.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

/**
 * `/sign-up` (AUTH-02). `next` is kept for those who turn out to have an account. A reply kept from the landing page stands
 * in the scene, and is sent with the account.
 */
export function SignUpScreen({ next }: { next: string | undefined }) {
  const router = useRouter();
  const kept = useStore(keptReplyStore);
  const { name, short, they, line } = openingOf(kept?.on);
  return (
    <AuthLayout
      title={kept === null ? authTexts.signUpTitle : keptReplyTexts.title(they)}
      text={kept === null ? authTexts.signUpLead : keptReplyTexts.lead(short)}
      scene={kept === null ? undefined : <KeptReply line={line} text={kept.text} />}
      pictures={kept === null ? undefined : picturesOf(name)}
    >
      <SignUpForm
        label={kept === null ? authTexts.signUp : keptReplyTexts.signUpAndSend}
        onSignedUp={() => router.history.push("/sign-up/complete-profile")}
      />
      <p className={css({ mt: "6", color: "fg.muted" })}>
        {authTexts.haveAccount}{" "}
        <TextLink asChild>
          <Link to="/sign-in" search={{ next }}>
            {authTexts.signIn}
          </Link>
        </TextLink>
      </p>
    </AuthLayout>
  );
}
