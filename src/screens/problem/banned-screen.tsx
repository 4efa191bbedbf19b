import { Link } from "@tanstack/react-router";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { addresses } from "#src/domain/addresses.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";

/** In place of every page but the legal ones while the account is banned (GAP-105). `reason` is the server's sentence. */
export function BannedScreen({ reason }: { reason: string | null }) {
  const signOut = useSignOut();
  return (
    <ProblemPage
      title={texts.banned.title}
      text={<span role="alert">{reason ?? texts.banned.lead}</span>}
      actions={
        <>
          <Button variant="primary" asChild>
            <a href={addresses.supportChat} target="_blank" rel="noopener noreferrer">
              {texts.banned.support}
            </a>
          </Button>
          <Button onClick={signOut}>{labels.logout}</Button>
          <Button variant="ghost" asChild>
            <Link to="/terms">{labels.terms}</Link>
          </Button>
        </>
      }
    />
  );
}
