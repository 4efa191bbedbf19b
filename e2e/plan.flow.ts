import type { Page } from "@playwright/test";
import { chooseFromTop, enterAnew, expect, test } from "./support/flow.ts";

const ticket = (page: Page, name: string) => page.getByRole("article", { name });

test("from the free plan to a paid one and out of it again", async ({ page, host }) => {
  await enterAnew(page, host);
  await page.goto("/subscription");
  await expect(ticket(page, "Free").getByText("Current plan")).toBeVisible();

  // To the payment provider, and back without buying.
  await ticket(page, "Pro").getByRole("button", { name: "Choose Pro" }).click();
  await expect(page).toHaveURL(/\/checkout\/\w{32}$/);
  await expect(page.getByText("Pro, $9.99 / month")).toBeVisible();
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByText("Nothing was bought, and nothing was charged.")).toBeVisible();
  await expect(ticket(page, "Free").getByText("Current plan")).toBeVisible();

  // A declined card, then a payment.
  await ticket(page, "Pro").getByRole("button", { name: "Choose Pro" }).click();
  await page.getByRole("button", { name: "Have the card declined" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/subscription\?checkout=success$/);
  await expect(page.getByText("Pro is yours. Enjoy the show.")).toBeVisible();
  await expect(ticket(page, "Pro").getByText("Current plan")).toBeVisible();
  await expect(page.getByText("Choose Pro")).toHaveCount(0);

  // On a new load, without the provider's parameters in the address.
  await page.goto("/subscription");
  await expect(ticket(page, "Pro").getByText(/^Next payment on /)).toBeVisible();

  // Cancelled in the settings; the plan ends on its day, also after a reload.
  await chooseFromTop(page, "Account", "Settings");
  await page.getByRole("tab", { name: "Subscription" }).click();
  await expect(page.getByRole("list", { name: "Payments" }).getByRole("listitem")).toHaveText(/Pro.*Paid.*\$9\.99$/);
  await page.getByRole("button", { name: "Cancel Plan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Plan" }).click();
  await expect(page.getByText("Your plan has been successfully cancelled")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("Ends on")).toBeVisible();
  await page.reload();
  await expect(ticket(page, "Pro").getByText(/^Cancelled\. Ends on /)).toBeVisible();

  // Resumed.
  await ticket(page, "Pro").getByRole("button", { name: "Keep Pro" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Pro" }).click();
  await expect(page.getByText("Your plan is changed")).toBeVisible();
  await expect(ticket(page, "Pro").getByText(/^Next payment on /)).toBeVisible();
});
