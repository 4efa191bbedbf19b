import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { characterQuery } from "#src/data/character/queries.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { conversationSearch } from "#src/domain/search-params.ts";
import { ConversationScreen } from "#src/screens/conversation/conversation-screen.tsx";
import { chatWith, nobody } from "#src/domain/chat-path.ts";

export const Route = createFileRoute("/_shell/_member/conversation/$characterId")({
  validateSearch: conversationSearch,
  staticData: { chrome: "chat" },
  loaderDeps: ({ search }) => ({ t: search.t }),
  loader({ context: { queryClient }, params, deps }) {
    // Load the narration font together with the code and data, so that it shifts no text when it arrives.
    void document.fonts.load('italic 400 16px "Newsreader Text"').catch(() => undefined);
    void queryClient.prefetchQuery(characterQuery(params.characterId));
    if (deps.t === undefined) return;
    void queryClient.prefetchQuery(threadQuery(deps.t));
    void queryClient.prefetchQuery(newestPageQuery(deps.t));
  },
  component: function ConversationRoute() {
    const { characterId } = Route.useParams();
    const { t, m, o, p } = Route.useSearch();
    const beginning = { openingId: o ?? null, personaId: p === nobody ? null : p };
    return <ConversationScreen source={chatWith(characterId, t)} messageId={m ?? null} beginning={beginning} />;
  },
  errorComponent: PageCrash,
});
