import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { css } from "#styled-system/css";

const number = css({ color: "fg.subtle", fontWeight: "regular", fontVariantNumeric: "tabular-nums" });
const over = css({ color: "danger.text", fontWeight: "medium" });

/** The number of picked lorebooks; in red if there are too many (GROUP-14). */
export function LorebookCount({ count }: { count: number }) {
  const isOver = count > limits.groupLorebooks;
  return (
    <>
      <span className={isOver ? over : number}>
        {count}/{limits.groupLorebooks}
      </span>{" "}
      {isOver && <span className={over}>{messages.group.lorebooksNote}</span>}
    </>
  );
}
