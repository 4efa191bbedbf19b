import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { threadFilterOf, threadListQuery } from "#src/data/thread/thread-list.ts";
import { myConversationSearch } from "#src/domain/search-params.ts";
import { MyConversationsScreen } from "#src/screens/myconversation/my-conversations-screen.tsx";

export const Route = createFileRoute("/_shell/_member/myconversation")({
  validateSearch: myConversationSearch,
  loaderDeps: ({ search }) => search,
  loader({ context: { queryClient }, deps }) {
    // Started with the code, not waited for: the page shows its own skeletons.
    void queryClient.prefetchInfiniteQuery(threadListQuery(threadFilterOf(deps.show, deps.q)));
  },
  component: function MyConversationsRoute() {
    const { q, show } = Route.useSearch();
    return <MyConversationsScreen search={q ?? ""} filter={show ?? "all"} />;
  },
  errorComponent: PageCrash,
});
