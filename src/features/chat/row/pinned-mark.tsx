import PinIcon from "lucide-react/icons/pin";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { chatTexts } from "../chat-texts.ts";

/** Position: at the end of the row's head, or beside its first line. */
const mark = css({
  position: "relative",
  float: "inline-end",
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "center",
  gap: "5px",
  marginInlineStart: "auto",
  paddingInlineStart: "10px",
  color: "accent.text",
  ofChat: "0.78125",
  fontWeight: "600",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "--icon-size": "14px",
  _coarse: { _after: { content: '""', position: "absolute", inset: "-14px -8px" } },
});

/** Marks a message from which a fact was pinned, and links to the fact. */
export function PinnedMark({ factId }: { factId: string }) {
  const { actions } = useChatFrame();
  return (
    <button type="button" className={mark} aria-label={chatTexts.pinnedFact} onClick={() => actions.showFact(factId)}>
      <PinIcon />
      {chatTexts.pinned}
    </button>
  );
}
