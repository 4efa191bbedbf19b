import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { AuthLayout } from "#src/features/auth/auth-layout.tsx";
import { useCountdown } from "#src/lib/use-countdown.ts";
import { Button } from "#src/ui/button/button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { successTexts } from "./success-texts.ts";

/** Seconds before the page continues by itself; the user can choose to stay. */
const patience = 8;

/** `/success` (AUTH-04): sign-up is finished (GAP-92). Continues by itself unless told to stay. */
export function SuccessScreen() {
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const left = useCountdown(isStaying ? null : patience, "once");
  useEffect(() => {
    if (left === 0) void navigate({ to: "/home" });
  }, [left, navigate]);
  return (
    <AuthLayout title={successTexts.title} text={successTexts.lead}>
      <Button variant="primary" size="lg" isFullWidth asChild>
        <Link to="/home">{successTexts.go}</Link>
      </Button>
      {left !== null && (
        <p className={css({ mt: "6", color: "fg.muted" })}>
          {successTexts.moving(left)}{" "}
          <TextLink tone="quiet" onClick={() => setIsStaying(true)}>
            {successTexts.stay}
          </TextLink>
        </p>
      )}
    </AuthLayout>
  );
}
