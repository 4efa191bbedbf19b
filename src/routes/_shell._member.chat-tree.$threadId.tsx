import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { threadTreeQuery } from "#src/data/thread/thread-tree.ts";
import { chatTreeSearch } from "#src/domain/search-params.ts";
import { ChatTreeScreen } from "#src/screens/chat-tree/chat-tree-screen.tsx";

export const Route = createFileRoute("/_shell/_member/chat-tree/$threadId")({
  validateSearch: chatTreeSearch,
  loader: ({ context: { queryClient }, params }) => void queryClient.prefetchQuery(threadTreeQuery(params.threadId)),
  component: function ChatTreeRoute() {
    const { threadId } = Route.useParams();
    const navigate = Route.useNavigate();
    return (
      <ChatTreeScreen
        key={threadId}
        threadId={threadId}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    );
  },
  errorComponent: PageCrash,
});
