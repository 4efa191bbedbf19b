import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { imageTemplatesSearch } from "#src/domain/search-params.ts";
import { ImageTemplatesScreen } from "#src/screens/image-templates/image-templates-screen.tsx";

export const Route = createFileRoute("/_shell/_member/image-templates")({
  validateSearch: imageTemplatesSearch,
  component: function ImageTemplatesRoute() {
    return <ImageTemplatesScreen search={Route.useSearch().q ?? ""} />;
  },
  errorComponent: PageCrash,
});
