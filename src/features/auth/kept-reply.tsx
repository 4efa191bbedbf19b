import { Link } from "@tanstack/react-router";
import BookmarkIcon from "lucide-react/icons/bookmark";
import { useEffect, useRef, useState } from "react";
import { SpokenLine } from "#src/parts/prose/spoken-line.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { keptReplyTexts } from "./kept-reply-texts.ts";

const theirs = css({ fontSize: { base: "15.5px", md: "18px" }, lineHeight: "1.45", textShadow: "0 1px 12px #000" });
/** Colours of the scene, in every theme: it stands on the picture. */
const mine = css({
  mt: "4",
  ms: "auto",
  width: "fit-content",
  maxWidth: { base: "92%", md: "502px" },
  maxHeight: "40vh",
  overflowY: "auto",
  px: "18px",
  py: "3",
  borderRadius: "18px 18px 4px 18px",
  bg: "#382515",
  color: "#f8efe4",
  lineHeight: "1.6",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
const folded = css({ lineClamp: "4" });
const note = css({
  row: "2",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  mt: "2",
  minHeight: "44px",
  fontSize: "13.5px",
  "--icon-size": "16px",
  "& svg": { color: "#fab16a" },
  "& :is(a, button)": { color: "#fab16a", minHeight: "44px", display: "inline-flex", alignItems: "center" },
});

/** What a visitor answered on the landing page, beside the line it answers; it is sent with the account. */
export function KeptReply({ line, text }: { line: string; text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  // The button that shows all disappears when pressed: one goes on at the text, which scrolls.
  useEffect(() => {
    if (isWhole) whole.current?.focus();
  }, [isWhole]);
  // About four lines of the bubble.
  const isLong = text.length > 220 || text.split("\n").length > 4;
  return (
    <>
      <p className={theirs}>
        <SpokenLine text={line} />
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls when it is long */}
      <div ref={whole} className={mine} tabIndex={isWhole ? 0 : undefined}>
        <div className={isLong && !isWhole ? folded : undefined}>
          <SpokenLine text={text.replaceAll("*", "")} />
        </div>
      </div>
      <p className={note}>
        <BookmarkIcon />
        <span>{keptReplyTexts.kept}</span>
        {isLong && !isWhole && <TextLink onClick={() => setIsWhole(true)}>{keptReplyTexts.showAll}</TextLink>}
        <TextLink asChild>
          <Link to="/">{keptReplyTexts.changeIt}</Link>
        </TextLink>
      </p>
    </>
  );
}
