import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { myCharactersSearch } from "#src/domain/search-params.ts";
import { MyCharactersScreen } from "#src/screens/mycharacters/my-characters-screen.tsx";

export const Route = createFileRoute("/_shell/_member/mycharacters")({
  validateSearch: myCharactersSearch,
  component: function MyCharactersRoute() {
    return <MyCharactersScreen {...Route.useSearch()} />;
  },
  errorComponent: PageCrash,
});
