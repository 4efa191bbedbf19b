// A fresh account meets the wizard on every page but the terms, leaves in the middle, comes back, and finishes it once.
import { call, enterAnew, expect, test } from "./support/flow.ts";

test("onboarding of a fresh account: hidden on the terms, kept over a reload, saved in its order, gone for good", async ({
  page,
  host,
}) => {
  const account = await enterAnew(page, host, { isNew: true });
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/privacy");
  await expect(page.getByRole("dialog", { name: "Terms & Rules" })).toBeVisible();

  await page.goto("/home");
  await page.getByRole("checkbox", { name: "I have read and accept the rules" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Short", exact: true }).check();
  await page.getByRole("tab", { name: "POV" }).click();
  await expect(page.getByRole("radio", { name: "Up to the model" })).toBeChecked();
  await page.getByRole("tab", { name: "Tense" }).click();
  await expect(page.getByRole("radio", { name: "Past" })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  const chips = page.getByRole("group", { name: "Interests" }).getByRole("button");
  await chips.first().click();

  // A reload begins where it was left, with every answer.
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Personalize Categories" })).toBeVisible();
  await expect(page.getByText("1 of 20 selected")).toBeAttached();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: "Short", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();

  const from = host.proxy.log.length;
  await page.getByRole("button", { name: "Finish" }).dblclick();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The feed is read by a POST.
  const written = host.proxy.log
    .slice(from)
    .filter(({ method, url }) => method !== "GET" && !url.endsWith("/character/home"));
  expect(written.map(({ method, url }) => `${method} ${url.split("/api/v1")[1]}`)).toEqual([
    "PUT /user/user-categories",
    "PUT /user/response-preferences",
    "POST /aiModel/sync-preferences",
    "PUT /user/edit",
  ]);
  const { data } = await call(host, "GET", "/user/info", undefined, account.token);
  expect(data).toMatchObject({
    onBoarding: false,
    verbose: "short",
    povPreference: "upToModel",
    narrationTense: "past",
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
