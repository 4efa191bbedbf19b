import { createFileRoute, redirect } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { themesQuery } from "#src/data/theme/queries.ts";
import { themeSearch } from "#src/domain/search-params.ts";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";
import { ThemeScreen } from "#src/screens/theme/theme-screen.tsx";

export const Route = createFileRoute("/_shell/_member/theme")({
  validateSearch: themeSearch,
  beforeLoad({ search }) {
    // With neither parameter, create a new theme (GAP-52).
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (search.new === undefined && search.editId === undefined)
      throw redirect({ to: "/theme", search: { new: true } });
  },
  loader({ context: { queryClient } }) {
    void queryClient.prefetchQuery(themesQuery());
  },
  component: function ThemeRoute() {
    const { editId } = Route.useSearch();
    return <ThemeScreen editId={editId ?? null} NotFoundPage={NotFoundScreen} />;
  },
  errorComponent: PageCrash,
});
