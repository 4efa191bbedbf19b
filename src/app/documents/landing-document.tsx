import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, createElement, useEffect } from "react";
import { LandingScreen, type LandingScreenProps } from "#src/screens/landing/landing-screen.tsx";
import { readPolicy } from "../read-policy.ts";

const anchorTo: LandingScreenProps["link"] = (to, given) => {
  const address = to.replace("$userId", encodeURIComponent(given?.userId ?? ""));
  const href = given?.next === undefined ? address : `${address}?${new URLSearchParams({ next: given.next })}`;
  const props: ComponentProps<"a"> = { href };
  return createElement("a", props);
};

const queryClient = new QueryClient({ defaultOptions: { queries: readPolicy } });

/** From now on this code keeps what is typed; sends what was sent before it was there (public/boot.js). */
function takeOver() {
  const { dataset } = document.documentElement;
  dataset["started"] = "";
  if (dataset["pressed"] === undefined) return;
  delete dataset["pressed"];
  document.querySelector("form")?.requestSubmit();
}

/** The landing page as a document: its links load the next page, since there is no router. */
export function LandingDocument({ onReply }: { onReply: () => void }) {
  useEffect(takeOver, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LandingScreen link={anchorTo} onReply={onReply} />
    </QueryClientProvider>
  );
}
