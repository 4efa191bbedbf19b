import { css, cx } from "#styled-system/css";

/** A name that reads from the right begins where the others do. */
const frame = css({ display: "flex!", alignItems: "flex-end", minWidth: "0", maxWidth: "full", width: "fit-content" });
const words = css({ minWidth: "0", truncate: true, "&[data-lines='2']": { whiteSpace: "normal", lineClamp: "2" } });
const number = css({ flexShrink: "0", whiteSpace: "pre" });

/** A member's name on one line or two, cut off where it is too long, but never its number: by that namesakes are told apart. */
export function MemberName({ name, lines = 1, className }: { name: string; lines?: 1 | 2; className?: string }) {
  const [, start = name, end = ""] = /^(.{14,}\S)(\s\d{1,3})$/su.exec(name) ?? [];
  return (
    <bdi className={cx(className, frame)}>
      <span className={words} data-lines={lines}>
        {start}
      </span>
      {end !== "" && <span className={number}>{end}</span>}
    </bdi>
  );
}
