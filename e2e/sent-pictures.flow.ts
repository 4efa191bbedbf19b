// Pictures that come with replies (GAP-77) on the real host: from the built-in painter, and from an endpoint that takes its time.
import type { Page } from "@playwright/test";
import { fakeEndpoint, refuses } from "#mocks/hosts/server/llm/fake-endpoint.fixture.ts";
import { png } from "#mocks/backend/rules/upload.fixture.ts";
import {
  call,
  composer,
  enterThread,
  expect,
  expectReplied,
  mine,
  newGroup,
  newThread,
  say,
  test,
} from "./support/flow.ts";
import { startHost, type Host } from "./support/host.ts";

const asking = "Send me a picture of the harbour.";
const used = async (host: Host, token: string): Promise<number> =>
  (await call(host, "GET", "/image/credits", undefined, token)).data.utilizedCredits;
const wantPictures = (host: Host, token: string) =>
  call(host, "PATCH", "/user/chat-preferences", { autoSendPicture: true }, token);
const pictureFrom = (page: Page, name: string) => page.getByRole("button", { name: `Open: Picture from ${name}` });

/** A group of two, both of them Maren under other names, and the page on its scene. */
async function enterGroup(page: Page, host: Host, token: string): Promise<void> {
  const { address } = await newGroup(host, token);
  await page.goto(host.url + address);
  await expect(composer(page)).toBeVisible();
}

test("a reply brings a picture of its own, in a conversation and in a group", async ({ page, host }) => {
  const { account, thread } = await enterThread(page, host);
  await wantPictures(host, account.token);
  await say(page, asking);
  await expectReplied(page);
  await expect(pictureFrom(page, "Maren Holloway")).toBeVisible();
  await page.reload();
  await expect(pictureFrom(page, "Maren Holloway")).toBeVisible();
  expect((await thread.stored()).at(-1)?.picture).toMatch(/\.svg$/);
  expect(await used(host, account.token)).toBe(1);

  await enterGroup(page, host, account.token);
  await say(page, asking);
  await expect(page.getByRole("button", { name: /^Open: Picture from (Keeper|Mate)$/ })).toHaveCount(1, {
    timeout: 60_000,
  });
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toHaveCount(0, { timeout: 60_000 });
  expect(await used(host, account.token)).toBe(2);
});

test("an endpoint's picture comes after its reply; what fails is tried again, and costs nothing", async ({ page }) => {
  const endpoint = await fakeEndpoint();
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  const gives = refuses(200, { data: [{ b64_json: Buffer.from(png).toString("base64") }] });
  endpoint.plays(async (response, received) => {
    await told;
    await gives(response, received);
  });
  const host = await startHost("demo", { IMAGE_BASE_URL: endpoint.base, IMAGE_MODEL: "brush" });
  try {
    const { account, thread } = await enterThread(page, host);
    await wantPictures(host, account.token);
    await say(page, asking);
    await expectReplied(page);
    const coming = page.getByText("A picture is being made…");
    await expect(coming).toBeVisible();
    // Whoever loads the page anew waits for it too.
    await page.reload();
    await expect(coming).toBeVisible();
    go();
    await expect(pictureFrom(page, "Maren Holloway")).toBeVisible();
    await expect(coming).toHaveCount(0);
    expect((await thread.stored()).at(-1)?.picture).toMatch(/\.png$/);
    expect(await used(host, account.token)).toBe(1);

    endpoint.plays(refuses(401, { error: "no" }));
    const other = await newThread(host, account.token);
    await page.goto(host.url + other.address);
    await say(page, asking);
    await expectReplied(page);
    const last = page.getByRole("article").last();
    await expect(last.getByRole("alert")).toContainText("The picture could not be made.");
    // It is said still when the page is loaded anew.
    await page.reload();
    await expect(last.getByRole("alert")).toContainText("The picture could not be made.");
    await expect(mine(page, asking)).toBeVisible();
    expect(await used(host, account.token)).toBe(1);
    endpoint.plays(gives);
    await last.getByRole("button", { name: "Try again" }).click();
    await expect(pictureFrom(page, "Maren Holloway")).toBeVisible();
    await expect(last.getByRole("alert")).toHaveCount(0);
    expect(await used(host, account.token)).toBe(2);

    await enterGroup(page, host, account.token);
    await say(page, asking);
    await expect(page.getByRole("button", { name: /^Open: Picture from (Keeper|Mate)$/ })).toHaveCount(1, {
      timeout: 60_000,
    });
  } finally {
    await host.close();
    await endpoint.close();
  }
});
