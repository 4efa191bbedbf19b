import type { ReactNode } from "react";
import { css } from "#styled-system/css";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { chatTexts } from "./chat-texts.ts";
import { HeaderSkeleton } from "./header/header-skeleton.tsx";
import { ConversationSkeleton } from "./log/conversation-skeleton.tsx";

const page = css({ flex: "1", minHeight: "0", display: "flex", flexDirection: "column", justifyContent: "center" });
const loading = css({
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  "& > div": { flex: "1", display: "flex", flexDirection: "column", minHeight: "0" },
  "& > div > div": { flex: "1", display: "flex", flexDirection: "column", minHeight: "0" },
});

type Needed = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

export type RoomPageProps = {
  title: string | undefined;
  /** The queries without which there is no room. */
  needs: readonly Needed[];
  /** Above an error on a phone, in place of the conversation's header. */
  bar: ReactNode;
  children: ReactNode;
};

/** The page around a room: a skeleton until all it needs has come, an error with Retry where something did not. */
export function RoomPage({ title = chatTexts.loading, needs, bar, children }: RoomPageProps) {
  const missing = needs.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  if (failed !== undefined) {
    return (
      <>
        {bar}
        <div className={page}>
          <PageTitle>{chatTexts.loading}</PageTitle>
          <ErrorState
            message={chatTexts.loadFailed}
            onRetry={() => void Promise.all(missing.map((query) => query.refetch()))}
            isRetrying={failed.isFetching}
          />
        </div>
      </>
    );
  }
  return (
    <div className={loading}>
      <PageTitle>{title}</PageTitle>
      <SkeletonGroup
        isLoading={missing.length > 0}
        skeleton={
          <>
            <HeaderSkeleton />
            <ConversationSkeleton />
          </>
        }
        label={chatTexts.loading}
      >
        {children}
      </SkeletonGroup>
    </div>
  );
}
