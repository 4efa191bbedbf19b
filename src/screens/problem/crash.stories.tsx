import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { useState } from "react";
import { fn, screen, spyOn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { PageCrash } from "#src/app/boundaries.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { CrashScreen } from "./crash-screen.tsx";

const meta = preview.meta({ title: "App shell/Crash", parameters: { world: "free" } });

/** Takes the browser offline until the story ends or `comeBack` is called. */
function goOffline() {
  spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  return comeBack;
}
function comeBack() {
  spyOn(navigator, "onLine", "get").mockRestore();
  window.dispatchEvent(new Event("online"));
}

/** A page that throws this many times, inside the boundary that every page has. */
function crashingParts(times: number, message: string, onReload?: () => void) {
  let left = times;
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/home",
    errorComponent: (props) =>
      onReload ? <CrashScreen {...props} onRetry={props.reset} onReload={onReload} /> : <PageCrash {...props} />,
    component: () => {
      if (left > 0) throw new Error(message);
      return <h1>The page is back</h1>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/home"] }),
    // The cause is fixed by the time the user retries.
    defaultOnCatch: () => (left -= 1),
  });
  return { router, queryClient: makeQueryClient() };
}

function CrashingPage({ times, message, onReload }: { times: number; message: string; onReload?: () => void }) {
  const [{ router, queryClient }] = useState(() => crashingParts(times, message, onReload));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  );
}

export const PageError = meta.story({
  render: () => <CrashingPage times={Infinity} message="TypeError: x is not a function" />,
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "We lost the thread" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(screen.queryByText(/not a function/)).toBeNull();
  },
});

export const RetryWorks = meta.story({
  render: () => <CrashingPage times={1} message="once" />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("heading", { name: "The page is back" })).toBeVisible();
  },
});

/** The page's chunk is missing after a new deployment (F27). */
export const NewVersion = meta.story({
  render: () => (
    <CrashingPage times={Infinity} message="Failed to fetch dynamically imported module: /assets/home-1.js" />
  ),
  play: async () => {
    await expect(await screen.findByText("A new version is out. Please load the page again.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
  },
});

/** The browser is offline and no request succeeds. */
export const NoNetwork = meta.story({
  parameters: { faults: [{ network: true }] },
  beforeEach: () => goOffline(),
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: "Try again" }).length).toBeGreaterThan(0);
    const notice = screen.getByText(/^You are offline\./);
    await expect(notice).toBeVisible();
    // It pushes the bar down and never covers it, however far the page is scrolled.
    const bar = screen.getByRole("banner");
    const lies = () => bar.getBoundingClientRect().top - notice.getBoundingClientRect().bottom;
    await waitFor(() => expect(Math.abs(lies())).toBeLessThan(1));
    screen.getByRole("main").style.minHeight = "2000px";
    window.scrollTo(0, 400);
    await waitFor(() => expect(Math.abs(lies())).toBeLessThan(1));
  },
});

const reloaded = fn();

/** A page whose chunk could not load offline: shows that, and loads when online again (F25). */
export const PageNotLoadedOffline = meta.story({
  beforeEach: () => {
    reloaded.mockClear();
    return goOffline();
  },
  render: () => (
    <CrashingPage
      times={Infinity}
      message="Failed to fetch dynamically imported module: /assets/home-1.js"
      onReload={reloaded}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await expect(screen.queryByText(/new version/)).toBeNull();
    await expect(reloaded).not.toHaveBeenCalled();
    comeBack();
    await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
  },
});

/** An invalid response breaks only its own region; the page around it works (F18). */
export const BrokenContract = meta.story({
  parameters: {
    faults: [{ operation: "listHomeCharacters", status: 200, body: '{"success":true,"data":{"items":7}}' }],
  },
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await expect(await screen.findByText("Previously, with Maren Holloway")).toBeVisible();
  },
});
