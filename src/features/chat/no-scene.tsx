import { Link } from "@tanstack/react-router";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "./chat-texts.ts";

/** Shown for a missing thread or character, or another user's (GAP-54, GAP-117). */
export function NoScene({ title, text }: { title: string; text?: string }) {
  return (
    <div className={css({ flex: "1", display: "grid", placeItems: "center" })}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        headingLevel={1}
        title={title}
        text={text}
        action={
          <Button variant="primary" asChild>
            <Link to="/home">{chatTexts.goHome}</Link>
          </Button>
        }
      />
    </div>
  );
}
