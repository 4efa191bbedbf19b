import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { textToImageSearch } from "#src/domain/search-params.ts";
import { TextToImageScreen } from "#src/screens/text-to-image/text-to-image-screen.tsx";

export const Route = createFileRoute("/_shell/_member/text-to-image")({
  validateSearch: textToImageSearch,
  component: function TextToImageRoute() {
    return <TextToImageScreen template={Route.useSearch().template ?? null} />;
  },
  errorComponent: PageCrash,
});
