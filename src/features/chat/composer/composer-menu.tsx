import AsteriskIcon from "lucide-react/icons/asterisk";
import ImagePlusIcon from "lucide-react/icons/image-plus";
import FeatherIcon from "lucide-react/icons/feather";
import SearchIcon from "lucide-react/icons/search";
import type { ReactElement } from "react";
import { Menu, MenuItem } from "#src/ui/menu/menu.tsx";
import { chatTexts } from "../chat-texts.ts";

export type ComposerMenuProps = {
  trigger: ReactElement;
  onAttach: () => void;
  onNarrate: () => void;
  /** Null in a chat without a thread, where there is nothing to continue. */
  onSuggest: (() => void) | null;
  onSearch: (() => void) | null;
};

/** The composer's menu: writing aids, picture and search. */
export function ComposerMenu({ trigger, onAttach, onNarrate, onSuggest, onSearch }: ComposerMenuProps) {
  return (
    <Menu trigger={trigger} placement="top-start" isOpenAtFirst>
      <MenuItem icon={<ImagePlusIcon />} onSelect={onAttach}>
        {chatTexts.attach}
      </MenuItem>
      {onSuggest !== null && (
        <MenuItem icon={<FeatherIcon />} onSelect={onSuggest}>
          {chatTexts.suggest}
        </MenuItem>
      )}
      <MenuItem icon={<AsteriskIcon />} onSelect={onNarrate}>
        {chatTexts.narrate}
      </MenuItem>
      {onSearch !== null && (
        <MenuItem icon={<SearchIcon />} onSelect={onSearch}>
          {chatTexts.search}
        </MenuItem>
      )}
    </Menu>
  );
}
