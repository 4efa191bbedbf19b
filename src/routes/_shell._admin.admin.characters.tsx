import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { backOfficeSearch } from "#src/domain/back-office-search.ts";
import { CharactersScreen } from "#src/screens/admin/characters-screen.tsx";

export const Route = createFileRoute("/_shell/_admin/admin/characters")({
  validateSearch: backOfficeSearch,
  component: CharactersScreen,
  errorComponent: PageCrash,
});
