import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { typedEmailStore } from "#src/client-state/typed-email.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { authTexts } from "#src/features/auth/auth-texts.ts";
import { ForgotPasswordForm } from "#src/features/auth/forgot-password-form.tsx";
import { forgotTexts } from "#src/features/auth/forgot-texts.ts";
import { NewPasswordForm } from "#src/features/auth/new-password-form.tsx";
import { ResendLink } from "#src/features/auth/resend-link.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

function BackToSignIn() {
  return (
    <p className={css({ mt: "6" })}>
      <TextLink asChild>
        <Link to="/sign-in">{forgotTexts.backToSignIn}</Link>
      </TextLink>
    </p>
  );
}

/** Without a token: requests the link, then confirms that it was sent. */
function AskForLink() {
  const [address, setAddress] = useState(typedEmailStore.get);
  const [isSent, setIsSent] = useState(false);
  if (!isSent) {
    return (
      <AuthLayout key="ask" title={forgotTexts.title} text={forgotTexts.lead}>
        <ForgotPasswordForm
          email={address}
          onSent={(email) => {
            setAddress(email);
            setIsSent(true);
          }}
        />
        <BackToSignIn />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout key="sent" isLaterStep title={forgotTexts.sentTitle} text={<bdi>{forgotTexts.sentLead(address)}</bdi>}>
      <ResendLink email={address} />
      <p className={css({ mt: "6" })}>
        <TextLink onClick={() => setIsSent(false)}>{forgotTexts.again}</TextLink>
      </p>
      <BackToSignIn />
    </AuthLayout>
  );
}

/** With the mail's token: sets a new password, or says that the link has expired. */
function UseLink({ token }: { token: string }) {
  const [state, setState] = useState<"form" | "saved" | "expired">("form");
  const navigate = useNavigate();
  if (state === "saved") {
    return (
      <AuthLayout key="saved" isLaterStep title={forgotTexts.savedTitle} text={forgotTexts.savedLead}>
        <Button variant="primary" size="lg" isFullWidth asChild>
          <Link to="/sign-in">{authTexts.signIn}</Link>
        </Button>
      </AuthLayout>
    );
  }
  if (state === "expired") {
    return (
      <AuthLayout key="expired" isLaterStep title={forgotTexts.expiredTitle} text={forgotTexts.expiredLead}>
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          onClick={() => void navigate({ to: "/sign-in/forgot-password", search: {}, replace: true })}
        >
          {forgotTexts.askAgain}
        </Button>
        <BackToSignIn />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout key="form" title={forgotTexts.newTitle} text={forgotTexts.newLead}>
      <NewPasswordForm token={token} onSaved={() => setState("saved")} onExpired={() => setState("expired")} />
      <BackToSignIn />
    </AuthLayout>
  );
}

/** `/sign-in/forgot-password` (AUTH-05, GAP-93). */
export function ForgotPasswordScreen({ token }: { token: string | undefined }) {
  return token === undefined ? <AskForLink /> : <UseLink key={token} token={token} />;
}
