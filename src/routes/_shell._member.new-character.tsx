import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { newCharacterSearch } from "#src/domain/search-params.ts";
import { NewCharacterScreen } from "#src/screens/new-character/new-character-screen.tsx";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

export const Route = createFileRoute("/_shell/_member/new-character")({
  validateSearch: newCharacterSearch,
  loaderDeps: ({ search: { editId } }) => ({ editId }),
  loader({ context: { queryClient }, deps: { editId } }) {
    void queryClient.prefetchQuery(categoriesQuery());
    if (editId === undefined) return;
    void queryClient.prefetchQuery(characterQuery(editId));
    void queryClient.prefetchQuery(variantsQuery(editId));
  },
  component: function NewCharacterRoute() {
    const { editId } = Route.useSearch();
    return <NewCharacterScreen editId={editId ?? null} NotFoundPage={NotFoundScreen} />;
  },
  errorComponent: PageCrash,
});
