import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { LorebookScreen } from "#src/screens/lorebook/lorebook-screen.tsx";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** `new` in place of an id writes a new one; ids of lorebooks have a prefix. */
export const Route = createFileRoute("/_shell/_member/lorebooks/$lorebookId")({
  component: function LorebookRoute() {
    const { lorebookId } = Route.useParams();
    return (
      <LorebookScreen
        key={lorebookId}
        lorebookId={lorebookId === "new" ? null : lorebookId}
        NotFoundPage={NotFoundScreen}
      />
    );
  },
  errorComponent: PageCrash,
});
