import BookMarkedIcon from "lucide-react/icons/book-marked";
import BookOpenIcon from "lucide-react/icons/book-open";
import CopyIcon from "lucide-react/icons/copy";
import DramaIcon from "lucide-react/icons/drama";
import EllipsisIcon from "lucide-react/icons/ellipsis";
import FlagIcon from "lucide-react/icons/flag";
import GlobeIcon from "lucide-react/icons/globe";
import HeartIcon from "lucide-react/icons/heart";
import HouseIcon from "lucide-react/icons/house";
import ImageIcon from "lucide-react/icons/image";
import ImagesIcon from "lucide-react/icons/images";
import LayersIcon from "lucide-react/icons/layers";
import LayoutTemplateIcon from "lucide-react/icons/layout-template";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PencilIcon from "lucide-react/icons/pencil";
import PlusIcon from "lucide-react/icons/plus";
import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import SearchIcon from "lucide-react/icons/search";
import ShareIcon from "lucide-react/icons/share-2";
import ShuffleIcon from "lucide-react/icons/shuffle";
import SlidersIcon from "lucide-react/icons/sliders-horizontal";
import SquarePenIcon from "lucide-react/icons/square-pen";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import TicketIcon from "lucide-react/icons/ticket";
import TrashIcon from "lucide-react/icons/trash-2";
import UserRoundIcon from "lucide-react/icons/user-round";
import XIcon from "lucide-react/icons/x";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Board, BoardName, BoardSection } from "#src/test-support/board.tsx";

const around = {
  house: HouseIcon,
  "user-round": UserRoundIcon,
  "messages-square": MessagesSquareIcon,
  heart: HeartIcon,
  drama: DramaIcon,
  search: SearchIcon,
  "book-open": BookOpenIcon,
  globe: GlobeIcon,
  "layout-template": LayoutTemplateIcon,
  image: ImageIcon,
  images: ImagesIcon,
  plus: PlusIcon,
  ticket: TicketIcon,
  "book-marked": BookMarkedIcon,
};
const inChat = {
  shuffle: ShuffleIcon,
  ellipsis: EllipsisIcon,
  x: XIcon,
  "square-pen": SquarePenIcon,
  "share-2": ShareIcon,
  "swatch-book": SwatchBookIcon,
  flag: FlagIcon,
  layers: LayersIcon,
  "sliders-horizontal": SlidersIcon,
  "refresh-cw": RefreshCwIcon,
  pencil: PencilIcon,
  copy: CopyIcon,
  "trash-2": TrashIcon,
};
const tiles = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: "repeat(auto-fill, minmax(124px, 1fr))",
  listStyle: "none",
});
const tile = css({ display: "grid", gap: "2", justifyItems: "start", alignContent: "end" });

const grid = (icons: Record<string, typeof HouseIcon>) => (
  <ul className={tiles}>
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} className={tile}>
        <Icon />
        <BoardName>{name}</BoardName>
      </li>
    ))}
  </ul>
);

const meta = preview.meta({
  title: "Foundations/Icons",
  render: () => (
    <Board
      title="Icons"
      lead="Lucide, round, stroke 1.75, each imported by its own path. A control that is only an icon carries a name and a tooltip. Only the favourite heart is ever filled."
    >
      <BoardSection
        title="Sizes"
        lead="16 in dense rows, 20 as a rule, 24 in mobile bars; set by the control around the icon."
      >
        <ul className={tiles}>
          {[16, 20, 24].map((size) => (
            <li key={size} className={tile} style={{ "--icon-size": `${size}px` } as object}>
              <HeartIcon data-testid={`size ${size}`} />
              <BoardName>{size} px</BoardName>
            </li>
          ))}
          <li className={tile}>
            <IconButton label="Favourite" isPressed>
              <HeartIcon data-fills="" />
            </IconButton>
            <BoardName>chosen</BoardName>
          </li>
        </ul>
      </BoardSection>
      <BoardSection title="Getting around">{grid(around)}</BoardSection>
      <BoardSection title="In a chat">{grid(inChat)}</BoardSection>
    </Board>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const size of [16, 20, 24])
      await expect(canvas.getByTestId(`size ${size}`).getBoundingClientRect().width).toBe(size);
    await expect(getComputedStyle(canvas.getByTestId("size 20")).strokeWidth).toMatch(/^1\.75/);
  },
});
