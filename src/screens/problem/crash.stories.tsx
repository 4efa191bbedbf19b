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
import { expect, screen, userEvent } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { PageCrash } from "#src/app/boundaries.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";

const meta = preview.meta({ title: "App shell/Crash", parameters: { world: "free" } });

/** A page that throws as often as it is told, in the boundary that every page has. */
function crashingParts(times: number, message: string) {
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
    errorComponent: PageCrash,
    component: () => {
      if (left > 0) throw new Error(message);
      return <h1>The page is back</h1>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/home"] }),
    // What broke is repaired by the time somebody tries again.
    defaultOnCatch: () => (left -= 1),
  });
  return { router, queryClient: makeQueryClient() };
}

function CrashingPage({ times, message }: { times: number; message: string }) {
  const [{ router, queryClient }] = useState(() => crashingParts(times, message));
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

/** The page's code is gone from the server: a new version is out (F27). */
export const NewVersion = meta.story({
  render: () => (
    <CrashingPage times={Infinity} message="Failed to fetch dynamically imported module: /assets/home-1.js" />
  ),
  play: async () => {
    await expect(await screen.findByText("A new version is out. Please load the page again.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
  },
});

export const NoNetwork = meta.story({
  parameters: { faults: [{ network: true }] },
  render: () => <ScreenAt path="/home" />,
  play: async () => {
    await expect(await screen.findByText("This could not be loaded.")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: "Try again" }).length).toBeGreaterThan(0);
  },
});

/** An answer that is not what the contract promises stays in its place; the page around it lives (F18). */
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
