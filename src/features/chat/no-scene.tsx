import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "./chat-texts.ts";

export interface NoSceneProps {
  title: string;
  text?: string;
  /** Above it on a phone, in place of the conversation's header. */
  bar: ReactNode;
}

/** Shown for a missing thread or character, or another user's (GAP-54, GAP-117). */
export function NoScene({ title, text, bar }: NoSceneProps) {
  return (
    <>
      {bar}
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
    </>
  );
}
