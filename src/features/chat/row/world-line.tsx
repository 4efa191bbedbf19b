import BookOpenIcon from "lucide-react/icons/book-open";
import type { ChatRow } from "#src/domain/chat/chat-row.ts";
import { css } from "#styled-system/css";
import { useChatFrame } from "../chat-frame.ts";
import { promptTexts } from "../dialogs/prompt-texts.ts";

const line = css({
  inlineRow: "1.5",
  minHeight: "28px",
  mt: "1",
  position: "relative",
  ofChat: "0.8125",
  color: "fg.muted",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "--icon-size": "14px",
  _hover: { color: "fg.default", textDecoration: "underline" },
  // A finger's width, without more room between the lines.
  _after: { content: '""', position: "absolute", insetInline: "0", insetBlock: "-8px" },
});

/** Under a reply that lorebooks told something: how many entries of which, and by a press what they say. */
export function WorldLine({ row }: { row: ChatRow }) {
  const { actions } = useChatFrame();
  if (row.kind !== "stored" || row.message.loreEntryIds.length === 0) return null;
  const { loreEntryIds, lorebookNames = [] } = row.message;
  const [before, after] = promptTexts.loreOf(loreEntryIds.length);
  const [name, second] = lorebookNames;
  return (
    <button
      type="button"
      className={line}
      title={second === undefined ? undefined : lorebookNames.join(", ")}
      onClick={() => actions.inspect(row)}
    >
      <BookOpenIcon />
      {name === undefined ? (
        promptTexts.lore(loreEntryIds.length)
      ) : (
        <span>
          {before}
          {second === undefined ? <bdi>{name}</bdi> : promptTexts.worlds(lorebookNames.length)}
          {after}
        </span>
      )}
    </button>
  );
}
