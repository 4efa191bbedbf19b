import { linkOptions, type LinkProps } from "@tanstack/react-router";
import BookOpenIcon from "lucide-react/icons/book-open";
import DramaIcon from "lucide-react/icons/drama";
import GlobeIcon from "lucide-react/icons/globe";
import HeartIcon from "lucide-react/icons/heart";
import HouseIcon from "lucide-react/icons/house";
import ImageIcon from "lucide-react/icons/image";
import ImagesIcon from "lucide-react/icons/images";
import LayoutTemplateIcon from "lucide-react/icons/layout-template";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PlusIcon from "lucide-react/icons/plus";
import SearchIcon from "lucide-react/icons/search";
import TicketIcon from "lucide-react/icons/ticket";
import UserRoundIcon from "lucide-react/icons/user-round";
import { labels } from "#src/domain/messages.ts";

/** One entry of the menus (GAP-13). */
export type MenuEntry = { readonly label: string; readonly icon: typeof HouseIcon; readonly link: LinkProps };

const home: MenuEntry = { label: "Home", icon: HouseIcon, link: linkOptions({ to: "/home" }) };
const worlds: MenuEntry = { label: labels.worlds, icon: GlobeIcon, link: linkOptions({ to: "/lorebooks/public" }) };

/** The image generation buttons of the top bar (TOP-06). */
export const imageEntries: readonly MenuEntry[] = [
  { label: "Text to Image", icon: ImageIcon, link: linkOptions({ to: "/text-to-image" }) },
  { label: "Image to Image", icon: ImagesIcon, link: linkOptions({ to: "/image-to-image" }) },
];

/** The pages of the Create menu (TOP-04). */
export const createEntries: readonly MenuEntry[] = [
  { label: labels.createCharacter, icon: PlusIcon, link: linkOptions({ to: "/new-character" }) },
];

/** The side menu in order. My Profile is included only once the user id is known (NAV-03, TRAP-68). */
export function menuEntries(visitor: { isSignedIn: boolean; userId: string | null }): readonly MenuEntry[] {
  if (!visitor.isSignedIn) return [home, worlds];
  const { userId } = visitor;
  const profile: MenuEntry[] =
    userId === null
      ? []
      : [
          {
            label: labels.myProfile,
            icon: UserRoundIcon,
            link: linkOptions({ to: "/creator/$userId", params: { userId } }),
          },
        ];
  return [
    home,
    ...profile,
    { label: "My Conversations", icon: MessagesSquareIcon, link: linkOptions({ to: "/myconversation" }) },
    { label: "My Favourites", icon: HeartIcon, link: linkOptions({ to: "/myfavourite" }) },
    { label: "My Characters", icon: DramaIcon, link: linkOptions({ to: "/mycharacters" }) },
    { label: "Global Search", icon: SearchIcon, link: linkOptions({ to: "/global-search" }) },
    { label: labels.attachments, icon: BookOpenIcon, link: linkOptions({ to: "/lorebooks" }) },
    worlds,
    { label: "Image Templates", icon: LayoutTemplateIcon, link: linkOptions({ to: "/image-templates" }) },
    ...imageEntries,
    ...createEntries,
    { label: "Subscription", icon: TicketIcon, link: linkOptions({ to: "/subscription" }) },
  ];
}
