import { labels } from "./messages.ts";

/** One entry of the side menu (GAP-13). `icon` is a name the menu knows a drawing for. */
export type MenuEntry = { readonly label: string; readonly path: string; readonly icon: MenuIcon };
export type MenuIcon =
  | "home"
  | "profile"
  | "conversations"
  | "favourites"
  | "characters"
  | "search"
  | "attachments"
  | "worlds"
  | "templates"
  | "text-to-image"
  | "image-to-image"
  | "new-character"
  | "subscription";

export const plansPath = "/subscription";

const home: MenuEntry = { label: "Home", path: "/home", icon: "home" };
const worlds: MenuEntry = { label: labels.worlds, path: "/lorebooks/public", icon: "worlds" };

const textToImage: MenuEntry = { label: "Text to Image", path: "/text-to-image", icon: "text-to-image" };
const imageToImage: MenuEntry = { label: "Image to Image", path: "/image-to-image", icon: "image-to-image" };
const newCharacter: MenuEntry = { label: labels.createCharacter, path: "/new-character", icon: "new-character" };

/** The image generation buttons of the top bar (TOP-06). */
export const imageEntries: readonly MenuEntry[] = [textToImage, imageToImage];

/** The Create menu (TOP-04). Start Group Chat joins it with its dialog (TOP-05). */
export const createEntries: readonly MenuEntry[] = [newCharacter];

/**
 * The entries in their order; which of them are shown is the menu's business, it knows the screens. `My Profile` is there only when the user id is known (NAV-03, TRAP-68); the wiki is added
 * by the menu, since its address is a setting.
 */
export function menuEntries(visitor: { isSignedIn: boolean; userId: string | null }): readonly MenuEntry[] {
  if (!visitor.isSignedIn) return [home, worlds];
  const profile: MenuEntry[] =
    visitor.userId === null
      ? []
      : [{ label: labels.myProfile, path: `/creator/${encodeURIComponent(visitor.userId)}`, icon: "profile" }];
  return [
    home,
    ...profile,
    { label: "My Conversations", path: "/myconversation", icon: "conversations" },
    { label: "My Favourites", path: "/myfavourite", icon: "favourites" },
    { label: "My Characters", path: "/mycharacters", icon: "characters" },
    { label: "Global Search", path: "/global-search", icon: "search" },
    { label: labels.attachments, path: "/lorebooks", icon: "attachments" },
    worlds,
    { label: "Image Templates", path: "/image-templates", icon: "templates" },
    textToImage,
    imageToImage,
    newCharacter,
    { label: "Subscription", path: plansPath, icon: "subscription" },
  ];
}
