import { useLayoutEffect, useRef, useState } from "react";
import { Prose } from "#src/parts/prose/prose.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css, cx } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";

const words = css({ maxWidth: "66ch", lineHeight: "1.55!" });
const cut = css({ maxHeight: "calc(4 * 1.55em)", overflow: "hidden" });

/** A creator's bio: four lines, the rest on demand. */
export function CreatorBio({ text }: { text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || isWhole) return;
    const measure = () => setIsOver(box.scrollHeight > box.clientHeight + 4);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div>
      <div ref={frame} className={cx(css({ fontSize: "16px" }), !isWhole && cut)}>
        <Prose text={text} isStory={false} className={words} />
      </div>
      {(isOver || isWhole) && (
        <TextLink aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? creatorTexts.readLess : creatorTexts.readOn}
        </TextLink>
      )}
    </div>
  );
}
