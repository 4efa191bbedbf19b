import { Link } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";

/** An address without a page (GAP-18). */
export function NotFoundScreen() {
  return (
    <ProblemPage
      title={texts.notFound.title}
      text={texts.notFound.lead}
      actions={
        <Button variant="primary" asChild>
          <Link to="/home">{texts.actions.goHome}</Link>
        </Button>
      }
    />
  );
}
