import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { characterQuery } from "#src/data/character/queries.ts";
import { conversationSearch } from "#src/domain/search-params.ts";
import { ConversationScreen } from "#src/screens/conversation/conversation-screen.tsx";

export const Route = createFileRoute("/_shell/conversation/$characterId")({
  validateSearch: conversationSearch,
  staticData: { chrome: "chat" },
  loader({ context: { queryClient }, params, cause }) {
    if (cause !== "preload") void queryClient.prefetchQuery(characterQuery(params.characterId));
  },
  component: function ConversationRoute() {
    const { characterId } = Route.useParams();
    const { t } = Route.useSearch();
    return <ConversationScreen characterId={characterId} threadId={t ?? null} />;
  },
  errorComponent: PageCrash,
});
