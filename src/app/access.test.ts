// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endSession, startSession } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { menuEntries } from "#src/features/shell/menu-entries.ts";
import { routeAt } from "#src/features/shell/route-at.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { safeRedirect } from "#src/screens/sign-in/safe-redirect.ts";
import { makeRouter } from "./router.tsx";

type Visitor = "out" | "member" | "due" | "moderator" | "admin";

beforeEach(() => {
  localStorage.clear();
  // Page requests stay pending; these tests are about access only.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: () => Promise.resolve([]) } });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

/** The real router after this visitor has opened `path`. */
async function visit(path: string, visitor: Visitor) {
  const queryClient = new QueryClient();
  if (visitor !== "out") {
    startSession({ accessToken: "t1", profileComplete: visitor !== "due" });
    const role = visitor === "moderator" || visitor === "admin" ? visitor : "user";
    queryClient.setQueryData(userInfoQuery().queryKey, { success: true, data: { role } } as never);
  }
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router;
}
/** The address the visitor ends up at after redirects. */
const endOf = async (path: string, visitor: Visitor) => (await visit(path, visitor)).history.location.href;

describe("access (GAP-17)", () => {
  it.each([
    "/",
    "/sign-in",
    "/sign-up",
    "/success",
    "/sign-in/forgot-password",
    "/sign-in/forgot-password?token=x",
    "/terms",
    "/privacy",
    "/help",
    "/home",
    "/creator/u1",
    "/character/c1",
    "/global-search",
    "/lorebooks/public",
    "/nowhere",
    "/home/",
  ])("lets a visitor into %s", async (path) => expect(await endOf(path, "out")).toBe(path));

  it.each([
    ["/myconversation", "/sign-in?next=%2Fmyconversation"],
    ["/conversation/c1?t=t2", "/sign-in?next=%2Fconversation%2Fc1%3Ft%3Dt2"],
    ["/lorebooks", "/sign-in?next=%2Florebooks"],
    ["/lorebooks/", "/sign-in?next=%2Florebooks%2F"],
    ["/theme?editId=1#x", "/sign-in?next=%2Ftheme%3FeditId%3D1%23x"],
    ["/mycharacters", "/sign-in?next=%2Fmycharacters"],
    ["/group-chatting?threadId=t1", "/sign-in?next=%2Fgroup-chatting%3FthreadId%3Dt1"],
    ["/admin", "/sign-in?next=%2Fadmin"],
    ["/admin/users", "/sign-in?next=%2Fadmin%2Fusers"],
    ["/sign-up/complete-profile", "/sign-in"],
  ])("sends a visitor from %s to %s", async (path, target) => expect(await endOf(path, "out")).toBe(target));

  it.each([
    ["/", "/home"],
    ["/sign-in", "/home"],
    ["/sign-in?next=%2Fterms", "/home"],
    ["/sign-up", "/home"],
    ["/sign-up/complete-profile", "/home"],
    ["/sign-in/forgot-password", "/home"],
  ])("sends a signed-in person from %s to %s", async (path, target) =>
    expect(await endOf(path, "member")).toBe(target),
  );

  it.each([
    "/success",
    "/sign-in/forgot-password?token=abc",
    "/terms",
    "/home",
    "/conversation/c1",
    "/mycharacters",
    "/admin/users",
    "/nowhere",
  ])("lets a signed-in person into %s", async (path) => expect(await endOf(path, "member")).toBe(path));

  it.each(["/", "/home", "/sign-in", "/success", "/conversation/c1", "/admin", "/nowhere"])(
    "keeps a person whose profile is due at that step, who asked for %s",
    async (path) => expect(await endOf(path, "due")).toBe("/sign-up/complete-profile"),
  );
  it.each(["/terms", "/privacy", "/sign-up/complete-profile"])(
    "lets a person whose profile is due into %s",
    async (path) => expect(await endOf(path, "due")).toBe(path),
  );

  it("brings people back to where they wanted to go", async () => {
    const router = await visit("/conversation/c1?t=t2", "out");
    const next = new URLSearchParams(router.history.location.search).get("next");
    expect(safeRedirect(router, next)).toBe("/conversation/c1?t=t2");
  });

  it.each(["/conversation/", "/conversation/a/b", "/admin/else", "/nowhere"])("knows no page at %s", async (path) =>
    expect(routeAt(await visit(path, "out"), path)).toBeNull(),
  );

  it("asks for an account on every page but those that are open to all", async () => {
    const router = await visit("/home", "out");
    const ends = await Promise.all(
      Object.keys(router.routesByPath).map(async (path) => [path, await endOf(path, "out")]),
    );
    const open = ends.filter(([, end]) => !end?.startsWith("/sign-in?next=")).map(([path]) => path);
    expect(new Set(open)).toEqual(
      new Set([
        "/",
        "/$",
        "/character/$characterId",
        "/creator/$userId",
        "/global-search",
        "/help",
        "/home",
        "/lorebooks/public",
        "/privacy",
        "/sign-in",
        "/sign-in/forgot-password",
        "/sign-up",
        "/sign-up/complete-profile",
        "/success",
        "/terms",
      ]),
    );
  });
});

describe("roles (GAP-103)", () => {
  /** Whether a route that exists shows the not-found page. */
  const isHidden = async (path: string, visitor: Visitor) =>
    (await visit(path, visitor)).state.matches.some(({ status }) => status === "notFound");

  it.each(["/admin", "/admin/reports", "/admin/users", "/admin/characters"])(
    "shows %s to those who moderate, to others no page",
    async (path) => {
      expect(await isHidden(path, "member")).toBe(true);
      expect(await isHidden(path, "moderator")).toBe(false);
      expect(await isHidden(path, "admin")).toBe(false);
    },
  );
  it.each(["/admin/categories", "/admin/badges", "/admin/decorations"])(
    "shows %s to administrators only",
    async (path) => {
      expect(await isHidden(path, "member")).toBe(true);
      expect(await isHidden(path, "moderator")).toBe(true);
      expect(await isHidden(path, "admin")).toBe(false);
    },
  );
});

describe("safe redirect (S5)", () => {
  const router = makeRouter(new QueryClient(), createMemoryHistory());

  it.each([
    ["/home", "/home"],
    ["/mycharacters", "/mycharacters"],
    ["/lorebooks/", "/lorebooks/"],
    ["/myconversation", "/myconversation"],
    ["/conversation/c1?t=t1#m3", "/conversation/c1?t=t1#m3"],
    ["/theme?editId=9", "/theme?editId=9"],
    ["/terms", "/terms"],
  ])("keeps %s", (next, kept) => expect(safeRedirect(router, next)).toBe(kept));

  const hostile: unknown[] = [
    null,
    undefined,
    "",
    7,
    {},
    ["/home"],
    "home",
    "https://evil.example",
    "https://evil.example/home",
    "http:evil.example",
    "HTTPS://EVIL.EXAMPLE/home",
    "//evil.example",
    "//evil.example/home",
    "///evil.example/home",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example/home",
    "/home\\@evil.example",
    "/%2F/evil.example",
    "/%5Cevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/home\u0000",
    "/ho me",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://x/1",
    "/javascript:alert(1)",
    "/@evil.example",
    "/home@evil.example",
    "/home/../../evil.example",
    "/./home",
    "/conversation/../sign-in",
    "/conversation/%2e%2e/sign-in",
    "/conversation/a%2Fb",
    "/conversation/%ZZ",
    "/sign-in?next=/home",
    "/sign-up",
    "/",
    "/nowhere",
    "/api/v1/auth/sign-out",
    `/home?${"x".repeat(3000)}`,
  ];

  it("has 47 hostile values", () => expect(hostile).toHaveLength(47));
  it.each(hostile)("sends %j home", (next) => {
    const target = safeRedirect(router, next);
    expect(target).toBe("/home");
    expect(new URL(target, "https://app.example").origin).toBe("https://app.example");
  });
});

/** The address a link resolves to, as the router writes it. */
describe("links that come as data", () => {
  const router = makeRouter(new QueryClient(), createMemoryHistory());
  const entries = (visitor: Parameters<typeof menuEntries>[0]) =>
    menuEntries(visitor).map(({ label, link }) => `${label} ${router.buildLocation(link).href}`);

  it("has every entry of the menu in order (GAP-13)", () => {
    expect(entries({ isSignedIn: true, userId: "u1" })).toEqual([
      "Home /home",
      "My Profile /creator/u1",
      "My Conversations /myconversation",
      "My Favourites /myfavourite",
      "My Characters /mycharacters",
      "Global Search /global-search",
      "Attachments /lorebooks",
      "Worlds /lorebooks/public",
      "Image Templates /image-templates",
      "Text to Image /text-to-image",
      "Image to Image /image-to-image",
      "Create a Character /new-character",
      "Subscription /subscription",
    ]);
  });

  it("hides My Profile while the user id is unknown, and nearly everything when signed out", () => {
    expect(menuEntries({ isSignedIn: true, userId: null }).map(({ label }) => label)).not.toContain("My Profile");
    expect(menuEntries({ isSignedIn: false, userId: null }).map(({ label }) => label)).toEqual(["Home", "Worlds"]);
  });

  it("leads to a recent chat's thread (NAV-07)", () => {
    const href = (chat: Parameters<typeof chatOfThread>[0]) => router.buildLocation(chatLink(chatOfThread(chat))).href;
    expect(href({ id: "t1", characterId: "c1" })).toBe("/conversation/c1?t=t1");
    expect(href({ id: "t1", characterId: null, groupId: "g1" })).toBe("/group-chatting?threadId=t1&groupId=g1");
  });
});
