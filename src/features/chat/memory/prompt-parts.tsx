import type { PromptPart } from "#src/generated/api/model/promptPart.ts";
import { numberText } from "#src/lib/count-text.ts";
import { css } from "#styled-system/css";
import { memoryTexts } from "./memory-texts.ts";

const bar = css({
  display: "flex",
  gap: "2px",
  height: "8px",
  borderRadius: "full",
  overflow: "hidden",
  background: "bg.hover",
  mb: "3",
  "& > i": { minWidth: "3px", height: "full", background: "var(--part)" },
});
const list = css({ display: "grid", gap: "1", listStyle: "none", p: "0", fontSize: "14px" });
const row = css({ display: "flex", alignItems: "center", gap: "3", minHeight: "26px" });
const colour = css({ width: "4px", height: "14px", borderRadius: "full", flexShrink: "0", background: "var(--part)" });
const name = css({ fontWeight: "semibold" });
const share = css({ flex: "1", minWidth: "0", color: "fg.muted", truncate: true, fontVariantNumeric: "tabular-nums" });
const number = css({ fontVariantNumeric: "tabular-nums" });

const colours: Record<PromptPart["part"], string> = {
  instructions: css({ "--part": "{colors.fg.muted}" }),
  character: css({ "--part": "{colors.chat.speaker.5}" }),
  persona: css({ "--part": "{colors.chat.speaker.2}" }),
  lore: css({ "--part": "{colors.chat.speaker.4}" }),
  facts: css({ "--part": "{colors.chat.speaker.3}" }),
  summary: css({ "--part": "{colors.accent.default}" }),
  note: css({ "--part": "{colors.fg.default}" }),
  messages: css({ "--part": "{colors.chat.speaker.1}" }),
};
const counted = new Set<PromptPart["part"]>(["lore", "facts", "messages"]);

/** The parts of a prompt: a bar with each one's share of the context, and the same in words and numbers. */
export function PromptParts({ parts, contextTokens }: { parts: readonly PromptPart[]; contextTokens: number | null }) {
  const sum = parts.reduce((all, { tokens }) => all + tokens, 0);
  const whole = Math.max(1, contextTokens ?? sum);
  return (
    <>
      <div className={bar} aria-hidden="true">
        {parts.map(({ part, tokens }) => (
          <i key={part} className={colours[part]} style={{ width: `${(100 * tokens) / whole}%` }} />
        ))}
      </div>
      <ul className={list} aria-label={memoryTexts.next}>
        {parts.map(({ part, tokens, included, total }) => (
          <li key={part} className={`${row} ${colours[part]}`}>
            <span className={colour} />
            <span className={name}>{memoryTexts.parts[part]}</span>
            <span className={share}>{counted.has(part) && memoryTexts.share(included, total)}</span>
            <span className={number}>{numberText(tokens)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
