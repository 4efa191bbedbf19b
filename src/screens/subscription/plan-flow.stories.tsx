import { useEffect, useRef, useState } from "react";
import { screen, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { checkoutView } from "#mocks/hosts/checkout-view.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { leavingForCheckout, onPro, ticket } from "#src/test-support/plan-steps.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";

let played: Backend | null = null;

/** The payment provider's page, replacing the application until it redirects back. */
function ProviderPage({ id, onLeave }: { id: string; onLeave: (address: string) => void }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (played) room.current?.replaceChildren(checkoutView(played, id, onLeave));
  }, [id, onLeave]);
  return <div ref={room} />;
}

/** The whole flow: the application, the provider's page, and the reloaded application. */
function Way() {
  const [path, setPath] = useState("/subscription");
  const [checkout, setCheckout] = useState<string | null>(null);
  const [back] = useState(() => (address: string) => {
    const { pathname, search } = new URL(address);
    setPath(pathname + search);
    setCheckout(null);
  });
  useEffect(() => leavingForCheckout(setCheckout), []);
  return checkout === null ? <ScreenAt key={path} path={path} /> : <ProviderPage id={checkout} onLeave={back} />;
}

const meta = preview.meta({
  title: "Flows/Plan",
  parameters: { world: "free", change: (backend: Backend) => void (played = backend) },
  render: () => <Way />,
});

export const FreeToPaid = meta.story({
  name: "Free to paid",
  play: async () => {
    // Cancelled first: back, and nothing has changed.
    await userEvent.click((await ticket("Pro")).getByRole("button", { name: "Choose Pro" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel and go back" }));
    await expect(await screen.findByText("Nothing was bought, and nothing was charged.")).toBeVisible();
    await expect(await (await ticket("Free")).findByText("Current plan")).toBeVisible();
    // A declined card, then a valid one.
    await userEvent.click((await ticket("Pro")).getByRole("button", { name: "Choose Pro" }));
    await userEvent.click(await screen.findByRole("button", { name: "Have the card declined" }));
    await expect(screen.getByRole("alert")).toHaveTextContent("Nothing was charged");
    await userEvent.click(await screen.findByRole("button", { name: "Pay" }));
    await expect(await screen.findByText("Pro is yours. Enjoy the show.")).toBeVisible();
    const pro = await ticket("Pro");
    await expect(pro.getByText("Current plan")).toBeVisible();
    await expect(pro.getByText(/^Next payment on /)).toBeVisible();
    await expect(screen.queryByText("Choose Pro")).toBeNull();
    await waitFor(() => expect(screen.getByRole("link", { name: /1,000 credits/ })).toBeVisible());
  },
});

export const PaidToPending = meta.story({
  name: "Paid to pending",
  parameters: {
    change: (backend: Backend) => {
      played = backend;
      onPro("ACTIVE")(backend);
    },
  },
  play: async () => {
    await ticket("Pro");
    const settings = await openSettings("subscription");
    await userEvent.click(await settings.findByRole("button", { name: "Cancel Plan" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await question.findByRole("button", { name: "Cancel Plan" }));
    await expect(await screen.findByText("Your plan has been successfully cancelled")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await settings.findByText("Ends on")).toBeVisible();
    await userEvent.click(await settings.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The page shows the same, and offers to undo it.
    const pro = await ticket("Pro");
    await expect(pro.getByText("Cancelled. Ends on 11 December 2026")).toBeVisible();
    await expect(pro.getByRole("button", { name: "Keep Pro" })).toBeVisible();
  },
});

/** A payment that failed is made up for, and stands in the settings (GAP-156). */
export const PastDueToPaid = meta.story({
  name: "Payment failed to paid",
  parameters: {
    change: (backend: Backend) => {
      played = backend;
      onPro("PAST_DUE")(backend);
    },
  },
  play: async () => {
    await userEvent.click((await ticket("Pro")).getByRole("button", { name: "Pay now" }));
    await userEvent.click(await screen.findByRole("button", { name: "Pay" }));
    await expect(await screen.findByText("Pro is yours. Enjoy the show.")).toBeVisible();
    const pro = await ticket("Pro");
    await expect(await pro.findByText(/^Next payment on /)).toBeVisible();
    await expect(pro.queryByRole("button", { name: "Pay now" })).toBeNull();
    const settings = await openSettings("subscription");
    const payments = within(await settings.findByRole("list", { name: "Payments" })).getAllByRole("listitem");
    await expect(within(payments[0]!).getByText("Paid")).toBeVisible();
    await expect(within(payments[1]!).getByText("Failed")).toBeVisible();
  },
});
