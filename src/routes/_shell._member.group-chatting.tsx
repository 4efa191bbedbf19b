import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { groupChatSearch } from "#src/domain/search-params.ts";
import { GroupChattingScreen } from "#src/screens/group-chatting/group-chatting-screen.tsx";

export const Route = createFileRoute("/_shell/_member/group-chatting")({
  validateSearch: groupChatSearch,
  staticData: { chrome: "chat" },
  loaderDeps: ({ search: { threadId, groupId } }) => ({ threadId, groupId }),
  loader({ context: { queryClient }, deps: { threadId, groupId } }) {
    // Load the narration font together with the code and data, so that it shifts no text when it arrives.
    void document.fonts.load('italic 400 16px "Newsreader Text"').catch(() => undefined);
    if (threadId === undefined || groupId === undefined) return;
    void queryClient.prefetchQuery(groupChatQuery(groupId));
    void queryClient.prefetchQuery(threadQuery(threadId));
    void queryClient.prefetchQuery(newestPageQuery(threadId));
  },
  component: function GroupChattingRoute() {
    const { threadId, groupId, m } = Route.useSearch();
    return <GroupChattingScreen threadId={threadId ?? null} groupId={groupId ?? null} messageId={m ?? null} />;
  },
  errorComponent: PageCrash,
});
