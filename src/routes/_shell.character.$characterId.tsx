import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { threadListQuery } from "#src/data/thread/thread-list.ts";
import { CharacterScreen } from "#src/screens/character/character-screen.tsx";

export const Route = createFileRoute("/_shell/character/$characterId")({
  loader({ context: { queryClient }, params: { characterId } }) {
    void queryClient.prefetchQuery(characterQuery(characterId));
    if (isSignedIn()) void queryClient.prefetchInfiniteQuery(threadListQuery({ characterId }));
  },
  component: function CharacterRoute() {
    return <CharacterScreen characterId={Route.useParams().characterId} />;
  },
  errorComponent: PageCrash,
});
