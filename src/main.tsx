import "./app/zod-setup.ts";
import "./index.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { takeTyped } from "./app/documents/typed-words.ts";
import { makeQueryClient } from "./app/query-client.ts";
import { makeRouter } from "./app/router.tsx";
import { limitReloads } from "./client-state/reload-limit.ts";
import { report } from "./lib/report.ts";

// In development the server can be played inside the page: always where no other host is named.
if (import.meta.env.DEV && (import.meta.env.VITE_MOCK === "true" || !import.meta.env.VITE_API_BASE_URL)) {
  const { startMock } = await import("#mocks/hosts/browser.ts");
  await startMock();
} else {
  // Asked for later, and by a small function: the browser notes where in the code it was asked, and to know that place it
  // reads the whole file anew.
  setTimeout(lookAfterWorkers);
}

limitReloads();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const queryClient = makeQueryClient();
const router = makeRouter(queryClient);
const app = createRoot(root, {
  onUncaughtError: (error) => report("an error reached the root", error),
  onCaughtError: (error) => report("an error boundary caught", error),
});
const draw = () =>
  app.render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
// A prerendered document (tools/prerender.ts) stays until the same page can be drawn in its place. Not awaited here: that
// would take this module out of the entry's one file.
async function drawAnew(place: HTMLElement) {
  await router.load();
  const giveBack = takeTyped(place);
  flushSync(draw);
  giveBack();
}
if (root.hasChildNodes()) void drawAnew(root);
else draw();

/** The installed app's own worker is kept, and one left behind by a development build on the same address removed. */
function lookAfterWorkers() {
  const keep = (isInstalled: boolean) => import("./app/offline.ts").then(({ keepOffline }) => keepOffline(isInstalled));
  const failed = (error: unknown) => report("service workers could not be looked up", error);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  window.addEventListener("appinstalled", () => void keep(true).catch(failed));
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => (isInstalled || all.length > 0 ? keep(isInstalled) : undefined))
    .catch(failed);
}
