import { createFileRoute } from "@tanstack/react-router";
import { PageCrash } from "#src/app/boundaries.tsx";
import { ImageToImageScreen } from "#src/screens/image-to-image/image-to-image-screen.tsx";

export const Route = createFileRoute("/_shell/_member/image-to-image")({
  component: ImageToImageScreen,
  errorComponent: PageCrash,
});
