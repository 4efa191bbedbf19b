import type { FileRouteTypes } from "#src/generated/route-tree.ts";
import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import { call, newGroup, newThread } from "./flow.ts";
import type { Host } from "./host.ts";

/** Makes what a page shows with the token's account, and answers with the page's address. */
type Place = (host: Host, token: string) => Promise<string>;
type Page = {
  /** Who the page is for: a guest is somebody signed out, and what is for anyone a member sees as well. */
  readonly who: "anyone" | "guest" | "member" | "staff";
  /** The address, where it is not the route itself. */
  readonly at?: string | Place;
};

const newLorebook: Place = async (host, token) => {
  const lorebook: CreateLorebookBody = {
    name: "The drowned coast",
    description: null,
    thumbnail: null,
    isPublic: false,
    entries: [
      {
        name: "The lamp",
        keys: ["lamp", "light"],
        secondaryKeys: [],
        content: "The lamp on deck has never gone out.",
        isEnabled: true,
        isConstant: false,
        matchWholeWords: true,
        isCaseSensitive: false,
        order: 100,
        priority: 10,
      },
    ],
  };
  return `/lorebooks/${(await call(host, "POST", "/lorebook/create", lorebook, token)).data.id}`;
};

const anyone: Page = { who: "anyone" };
const guest: Page = { who: "guest" };
const member: Page = { who: "member" };
const staff: Page = { who: "staff" };

/**
 * Where somebody can be, by route: a new route does not compile until it stands here. Null is a page that only the steps
 * before it lead to; `first-visit.flow.ts` looks at it there.
 */
export const pages: Readonly<Record<FileRouteTypes["to"], Page | null>> = {
  "/": guest,
  "/sign-in": guest,
  "/sign-in/forgot-password": guest,
  "/sign-up": guest,
  "/sign-up/complete-profile": null,
  "/success": null,
  "/$": { who: "anyone", at: "/nowhere" },
  "/character/$characterId": { who: "anyone", at: "/character/char-maren-holloway" },
  "/creator/$userId": { who: "anyone", at: "/creator/user-wren" },
  "/global-search": { who: "anyone", at: "/global-search?q=lamp" },
  "/help": anyone,
  "/home": anyone,
  "/lorebooks/public": anyone,
  "/privacy": anyone,
  "/terms": anyone,
  "/chat-tree/$threadId": {
    who: "member",
    at: async (host, token) => `/chat-tree/${(await newThread(host, token, { words: "I wait." })).id}`,
  },
  "/conversation/$characterId": {
    who: "member",
    at: async (host, token) => (await newThread(host, token, { words: "I knock." })).address,
  },
  "/group-chatting": { who: "member", at: async (host, token) => (await newGroup(host, token)).address },
  "/image-templates": member,
  "/image-to-image": member,
  "/lorebooks": member,
  "/lorebooks/$lorebookId": { who: "member", at: newLorebook },
  "/mycharacters": member,
  "/myconversation": member,
  "/myfavourite": member,
  "/new-character": member,
  "/recently-deleted": member,
  "/subscription": member,
  "/text-to-image": member,
  "/theme": member,
  "/admin": staff,
  "/admin/audit": staff,
  "/admin/badges": staff,
  "/admin/categories": staff,
  "/admin/characters": staff,
  "/admin/decorations": staff,
  "/admin/reports": staff,
  "/admin/users": staff,
};

/** The address of a route's page; what it shows is made with the token's account. */
export async function addressOf(route: string, at: Page["at"], host: Host, token: string): Promise<string> {
  return typeof at === "function" ? at(host, token) : (at ?? route);
}

/** The addresses of the pages for these, in the order above. */
export async function addressesFor(whose: readonly Page["who"][], host: Host, token = ""): Promise<string[]> {
  const addresses: string[] = [];
  for (const [route, page] of Object.entries(pages))
    if (page !== null && whose.includes(page.who)) addresses.push(await addressOf(route, page.at, host, token));
  return addresses;
}
