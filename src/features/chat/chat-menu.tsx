import LayersIcon from "lucide-react/icons/layers";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import type { ReactElement } from "react";
import { labels } from "#src/domain/messages.ts";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/menu/menu.tsx";
import { css } from "#styled-system/css";
import { afterClosing } from "./after-closing.ts";
import { chatTexts } from "./chat-texts.ts";

const fact = css({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  paddingInline: "12px",
  minHeight: "36px",
  color: "fg.muted",
  fontSize: "13.5px",
  fontVariantNumeric: "tabular-nums",
  "--icon-size": "18px",
});

export type ChatMenuProps = { trigger: ReactElement; count: number; onPickVariant: () => void };

/** The chat's menu: how long it is, and whom one is talking to (CHAT-11, CHAT-12, TOP-15; one component, RES-20). */
export function ChatMenu({ trigger, count, onPickVariant }: ChatMenuProps) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <div className={fact} data-message-count={count}>
        <MessagesSquareIcon />
        {chatTexts.messages(count)}
      </div>
      <MenuSeparator />
      <MenuItem icon={<LayersIcon />} onSelect={() => afterClosing(onPickVariant)}>
        {labels.selectVariants}
      </MenuItem>
    </Menu>
  );
}
