import { Link } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { Button } from "#src/ui/button/button.tsx";

/** `/success` (AUTH-04): sign-up is finished (GAP-92). */
export function SuccessScreen() {
  return (
    <AuthLayout title={texts.success.title} text={texts.success.lead}>
      <Button variant="primary" size="lg" isFullWidth asChild>
        <Link to="/home">{texts.success.go}</Link>
      </Button>
    </AuthLayout>
  );
}
