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
import type { MenuIcon } from "#src/domain/navigation.ts";

/** The drawing of each menu entry (design 6). */
export const menuIcons: Record<MenuIcon, typeof HouseIcon> = {
  home: HouseIcon,
  profile: UserRoundIcon,
  conversations: MessagesSquareIcon,
  favourites: HeartIcon,
  characters: DramaIcon,
  search: SearchIcon,
  attachments: BookOpenIcon,
  worlds: GlobeIcon,
  templates: LayoutTemplateIcon,
  "text-to-image": ImageIcon,
  "image-to-image": ImagesIcon,
  "new-character": PlusIcon,
  subscription: TicketIcon,
};
