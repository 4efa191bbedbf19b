import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import PlusIcon from "lucide-react/icons/plus";
import { useState } from "react";
import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { labels } from "#src/domain/messages.ts";
import { CreateMenu } from "#src/features/shell/create-menu.tsx";
import { createEntries } from "#src/features/shell/menu-entries.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";

const OnDemand = menuOnDemand(async () => CreateMenu);

/** The top bar's button, and the page of its first entry. */
function makeParts() {
  const root = createRootRoute();
  const bar = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => (
      <StoryFrame>
        <OnDemand
          entries={createEntries}
          trigger={
            <Button variant="soft" size="sm" icon={<PlusIcon />}>
              {labels.create}
            </Button>
          }
        />
      </StoryFrame>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/new-character",
    component: () => <h1>Where characters are made</h1>,
  });
  return createRouter({
    routeTree: root.addChildren([bar, page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
}

function InABar() {
  const [router] = useState(makeParts);
  return <RouterProvider router={router as never} />;
}

const meta = preview.meta({ title: "App shell/Create menu", render: () => <InABar /> });
const button = () => screen.findByRole("button", { name: "Create" });

export const Closed = meta.story({
  play: async () => {
    await expect(await button()).toHaveAttribute("aria-haspopup", "menu");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
});

export const Open = meta.story({
  play: async () => {
    await userEvent.click(await button());
    const items = await screen.findAllByRole("menuitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Create a Character",
      "Start Group Chat",
      "Import Characters",
    ]);
    await expect(items[0]).toHaveAttribute("href", "/new-character");
  },
});

/** Enter opens, arrows move, Escape restores focus, Enter follows an entry. */
export const Keyboard = meta.story({
  play: async () => {
    (await button()).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(async () => expect(await button()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    const first = screen.getByRole("menuitem", { name: "Create a Character" });
    await waitFor(() => expect(first).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("heading", { name: "Where characters are made" })).toBeVisible();
  },
});
