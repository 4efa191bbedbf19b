import LayersIcon from "lucide-react/icons/layers";
import MessageCircleIcon from "lucide-react/icons/message-circle";
import { shortCount } from "#src/lib/short-count.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const row = css({
  inlineRow: "3",
  mt: "2",
  fontSize: "13px",
  "--icon-size": "14px",
  // Each figure is nearer to its icon than to the next one.
  "& > span": { inlineRow: "1.5" },
});

export interface CardFiguresProps {
  character: { readonly messageCount: number; readonly variantCount: number };
}

/** How much a character is played, and how many variants it has: the line under a poster's caption. */
export function CardFigures({ character: { messageCount, variantCount } }: CardFiguresProps) {
  return (
    <span className={row}>
      <span>
        <MessageCircleIcon aria-hidden />
        {shortCount(messageCount)}
        <VisuallyHidden> {messageCount === 1 ? "message" : "messages"}</VisuallyHidden>
      </span>
      {variantCount > 1 && (
        <span>
          <LayersIcon aria-hidden />
          {variantCount}
          <VisuallyHidden> variants</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
