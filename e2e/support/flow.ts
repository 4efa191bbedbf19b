import { expect, test as base, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { startHost, type Host } from "./host.ts";
import { delayRenders } from "./delay-renders.ts";
import { lastCalls, type LoggedCall } from "./fault-proxy.ts";

/** Fails a test whose page violates its content security policy, throws, or calls another host. */
type Watch = {
  readonly troubles: string[];
  /** Allows problems with this text, for flows that cause them on purpose. */
  readonly allow: (text: RegExp) => void;
  /** Watches the pages of another browser context as well. */
  readonly also: (context: BrowserContext) => Promise<void>;
};

const policyReport = "a content policy was broken";

async function watchContext(context: BrowserContext, troubles: string[]): Promise<void> {
  await context.addInitScript((name) => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      console.error(name, violatedDirective, blockedURI, sample),
    );
  }, policyReport);
  await context.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const toasts: string[] = [];
    Object.assign(globalThis, { toasts });
    new MutationObserver(() => {
      for (const text of document.querySelectorAll("[data-toaster] :is([role=status], [role=alert])")) {
        if (!seen.has(text)) toasts.push(text.textContent);
        seen.add(text);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  if (process.env["SLOWED"] === "renders") await context.addInitScript(delayRenders);
  const watch = (page: Page) => {
    page.on("pageerror", (error) => troubles.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      const text = message.text();
      if (text.includes(policyReport) || /Content Security Policy|TrustedScript|Trusted Type/i.test(text))
        troubles.push(text);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on("page", watch);
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") troubles.push(`called ${request.url()}`);
  });
}

/**
 * A toast with this text has come since the page was loaded, one that has not been asked for before. It may have gone again:
 * on a busy machine its seconds can pass unseen.
 */
export async function said(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((wanted) => {
      const { toasts } = globalThis as unknown as { toasts: string[] };
      const at = toasts.indexOf(wanted);
      if (at !== -1) toasts.splice(at, 1);
      return at === -1 ? [...toasts] : wanted;
    }, text);
  await expect.poll(take).toBe(text);
}

/** Tokens and private text must not appear in addresses, in referrers, or in the call that needs neither (S12). */
export function leaks(calls: readonly LoggedCall[]): string[] {
  const tokens = new Set(calls.flatMap(({ headers }) => headers.authorization?.replace("Bearer ", "") ?? []));
  return calls.flatMap(({ method, url, headers }) => {
    const found: string[] = [];
    for (const token of tokens) if (decodeURIComponent(url).includes(token)) found.push("a token in the address");
    // The browser's own check for a new service worker names the page, to our own host, whatever the page's policy.
    if (headers.referer !== undefined && url !== "/offline-worker.js") found.push("a referrer");
    if (headers.cookie !== undefined) found.push("a cookie");
    if (headers.authorization !== undefined && url.startsWith("/api/v1/category/list")) found.push("a needless token");
    if (headers.authorization !== undefined && !url.startsWith("/api/")) found.push("a token outside the API");
    if (/undefined|\[object|\bNaN\b/.test(url)) found.push("an address made of nothing");
    return found.map((what) => `${what}: ${method} ${url}`);
  });
}

/** Each worker has one host; each test a new page that is watched. */
export const test = base.extend<{ watch: Watch }, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's form
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a fixture of the test runner
  baseURL: async ({ host }, use) => use(host.url),
  watch: [
    async ({ context, host }, use, testInfo) => {
      const troubles: string[] = [];
      const allowed: RegExp[] = [];
      // The log must not contain calls of earlier tests on this host.
      host.proxy.forget();
      await watchContext(context, troubles);
      await use({
        troubles,
        allow: (text) => allowed.push(text),
        also: (other) => watchContext(other, troubles),
      });
      host.proxy.clear();
      // Beside the page, where a flow has failed on a machine that cannot be asked.
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach("calls", { body: lastCalls(host.proxy.log) });
      expect(troubles.filter((trouble) => !allowed.some((text) => text.test(trouble)))).toEqual([]);
      expect(leaks(host.proxy.log)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

let people = 0;

/** A new account's data, not yet registered. */
export function newPerson() {
  people += 1;
  const stamp = `${process.pid}${Date.now().toString(36)}${people}`;
  return { email: `visitor-${stamp}@example.com`, password: "quiet-harbour-9", userName: `Vis ${stamp}`.slice(0, 25) };
}
export type Person = ReturnType<typeof newPerson>;

/** Passes the built-in bot check of the account pages. */
export async function passBotCheck(page: Page): Promise<void> {
  const check = page.getByRole("group", { name: "Bot check" });
  await check.getByRole("checkbox").or(check.getByRole("button")).click();
  await expect(check.getByText("Checked", { exact: true })).toBeVisible();
}

/** Goes through a new account's onboarding without changing anything. */
export async function passOnboarding(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "I have read and accept the rules" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("dialog", { name: "Response Preferences" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Signs up in the page: account, profile, success, onboarding, home. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByLabel("Username").fill(person.userName);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "You are in" })).toBeVisible();
  await page.getByRole("link", { name: "Meet the cast" }).click();
  await passOnboarding(page);
  await expect(page.getByRole("heading", { name: "Tonight’s cast" })).toBeVisible();
}

/** Calls the host as the app would. */
export async function call(host: Host, method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${host.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  const parsed: any = await answer.json().catch(() => null);
  return { status: answer.status, data: parsed?.data };
}

/** Creates an account with a profile through the API and returns its token. Onboarding is finished unless `isNew`. */
export async function newAccount(host: Host, { isNew = false } = {}): Promise<Person & { token: string }> {
  const person = newPerson();
  const { email, password, userName } = person;
  const { data: check } = await call(host, "POST", "/turnstile/validate", { token: "ok" });
  const { verificationId } = check;
  const { data } = await call(host, "POST", "/auth/sign-up", { email, password, verificationId });
  const token: string = data.accessToken;
  await call(host, "PUT", "/user/complete-profile", { userName, ageConfirmed: true }, token);
  if (!isNew) await call(host, "PUT", "/user/edit", { onBoarding: false }, token);
  return { ...person, token };
}

/** Signs in the host's demo account through the API and returns its token. */
export async function demoToken(host: Host): Promise<string> {
  const { data: check } = await call(host, "POST", "/turnstile/validate", { token: "ok" });
  const { verificationId } = check;
  const { data } = await call(host, "POST", "/auth/sign-in", { ...host.demo, rememberMe: false, verificationId });
  return data.accessToken;
}

/** Stores an account's session in the page's browser, without the sign-in page. */
export async function enter(page: Page, host: Host, { token }: { token: string }): Promise<void> {
  // Any small file of the app's origin that does not start the app.
  await page.goto(`${host.url}/boot.js`);
  await page.evaluate(
    (accessToken) => localStorage.setItem("app.session", JSON.stringify({ accessToken, profileComplete: true })),
    token,
  );
}

/** A new account, signed in in the page's browser. */
export async function enterAnew(page: Page, host: Host, options?: { isNew?: boolean }) {
  const account = await newAccount(host, options);
  await enter(page, host, account);
  return account;
}

type ThreadOptions = {
  /** The shortest replies, true by default; otherwise the longest, which outlast what a flow does meanwhile. */
  isShort?: boolean;
  /** A first message that has already been sent and answered. */
  words?: string;
};

type StoredMessage = { id: string; role: string; status: string; content: string; picture: string | null };

/** Creates a thread with Maren Holloway; returns it with its address. */
export async function newThread(host: Host, token: string, { isShort = true, words }: ThreadOptions = {}) {
  const chosen = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
  const responsePreferences = {
    verbose: isShort ? "text" : "long",
    povPreference: "firstPerson",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "present",
  };
  await call(host, "PUT", "/user/response-preferences", responsePreferences, token);
  const { data } = await call(host, "POST", "/chat/threads", chosen, token);
  const id: string = data.id;
  const messages = `/chat/threads/${id}/messages`;
  if (words !== undefined) {
    const body = { content: words, clientMessageId: crypto.randomUUID(), stream: false };
    await call(host, "POST", messages, body, token);
  }
  return {
    id,
    address: `/conversation/${chosen.characterId}?t=${id}`,
    messages: `/api/v1${messages}`,
    /** The messages on the server, oldest first. */
    stored: async (): Promise<StoredMessage[]> => (await call(host, "GET", messages, undefined, token)).data.items,
  };
}

/** Creates a group of Maren Holloway under each of these names, opened by the first, and a thread of it. */
export async function newGroup(host: Host, token: string, names: readonly string[] = ["Keeper", "Mate"]) {
  const draft = {
    groupName: "The night ferry",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: names.map((characterName, at) => ({
      characterId: "char-maren-holloway",
      variantId: "var-maren-keeper",
      characterName,
      firstMessage: at === 0 ? "*The lamp is lit.* “Who is still awake?”" : "",
    })),
    lorebookIds: [],
  };
  const groupId: string = (await call(host, "POST", "/groupChats/create", draft, token)).data.id;
  const start = { groupChatDefinitionId: groupId, AlwaysRespondCharacterIds: [] };
  const threadId: string = (await call(host, "POST", "/groupChats/createThread", start, token)).data.id;
  return { groupId, threadId, address: `/group-chatting?threadId=${threadId}&groupId=${groupId}` };
}

/** A new account with a thread of its own, and the page on that thread. */
export async function enterThread(page: Page, host: Host, options?: ThreadOptions) {
  const account = await enterAnew(page, host);
  const thread = await newThread(host, account.token, options);
  await page.goto(host.url + thread.address);
  await expect(composer(page)).toBeVisible();
  return { account, thread };
}

/** Signs in, from any page or from the sign-in page. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  if (!page.url().includes("/sign-in")) await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await passBotCheck(page);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export const composer = (page: Page) => page.getByRole("textbox", { name: /^Message to / });

/** The key of the last row in the chat. */
const newestKey = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>("[role=log] [data-key]")].at(-1)?.dataset["key"]);

/** Types into the composer, sends with Enter and waits for a new last row. */
export async function say(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  // A row that has not been rendered yet would be mistaken for the new one.
  await expect(page.getByRole("article").last()).toBeAttached();
  const before = await newestKey(page);
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect.poll(() => newestKey(page)).not.toBe(before);
}

/** The user's own messages with this text. Characters quote people, so the text alone is not unique. */
export const mine = (page: Page, text: string) =>
  page.getByRole("article", { name: /^You,/ }).filter({ hasText: text });

/** Waits until the last message is a reply and finished. */
export const expectReplied = (page: Page) =>
  expect(page.getByRole("article").last().getByRole("button", { name: "Regenerate" })).toBeVisible({ timeout: 45_000 });

/** Waits until the app has replaced a prerendered document, since presses before that are lost. */
export async function hasStarted(page: Page, address: string): Promise<void> {
  if (/^\/sign-(?:in|up)$/.test(address)) await expect(page.getByText("I am a person")).toBeVisible();
  if (/^\/(?:help|terms|privacy)$/.test(address))
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
}

/** Waits until the last call of this kind has succeeded, since optimistic changes are shown before they are stored. */
export const isDone = (host: Host, method: string, path: string | RegExp) =>
  expect.poll(() => host.proxy.calls(method, path).at(-1)?.status).toBe(200);

/** Holds the page's calls to an address back until the returned function is called. */
export async function hold(page: Page, address: string | RegExp, method?: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await held;
    await route.continue();
  });
  return () => release();
}

/** Waits for `count` candies, which appear after the page has loaded. */
export async function candiesCome(page: Page, count: number): Promise<void> {
  // A background tab renders nothing.
  await page.bringToFront();
  await expect(page.getByRole("button", { name: "Collect candy" })).toHaveCount(count);
}

/** The box of an element, once it has not moved for two frames. */
export async function boxAtRest(thing: Locator) {
  let [before, box] = [await thing.boundingBox(), await thing.boundingBox()];
  await expect(async () => {
    [before, box] = [box, await thing.boundingBox()];
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
  }).toPass();
  return box!;
}

/** Hovers over an entry of an open menu, which may still move while the content beside its button loads. */
export const pointAt = (entry: Locator) =>
  expect(async () => {
    await entry.hover({ timeout: 2000 });
    await expect(entry).toHaveAttribute("data-highlighted", "", { timeout: 500 });
  }).toPass();

/** Chooses an entry of an open menu. */
export async function chooseEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole("menuitem", { name, exact: true });
  const menu = page.getByRole("menu").filter({ has: entry });
  // The menu gets the focus a frame after it has opened; before that Enter would go to its button.
  await expect(menu).toBeFocused();
  await expect(async () => {
    // A menu that moved between the hover and Enter has no entry highlighted, and stays open.
    if (await menu.isHidden()) return;
    await pointAt(entry);
    await page.keyboard.press("Enter");
    await expect(menu).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Opens a menu of the top bar, whose buttons do not move any more once the credits beside them have loaded. */
export async function openFromTop(page: Page, menu: "Account" | "Create"): Promise<void> {
  await page.bringToFront();
  await expect(page.getByRole("banner").getByRole("link", { name: /credits left/ })).toBeVisible();
  await page.getByRole("button", { name: menu, exact: true }).click();
}

/** Chooses an entry of a menu of the top bar. */
export async function chooseFromTop(page: Page, menu: "Account" | "Create", entry: string): Promise<void> {
  await openFromTop(page, menu);
  await chooseEntry(page, entry);
}

/** A double click, a third click, and Enter on whatever has the focus afterwards. */
export async function pressHard(page: Page, button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.focus();
    for (let press = 0; press < 3; press += 1) element.click();
  });
  await page.keyboard.press("Enter");
}
