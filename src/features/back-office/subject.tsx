import type { ReactNode } from "react";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { css } from "#styled-system/css";

const box = css({ row: "3", minWidth: "0" });
const words = css({ display: "grid", minWidth: "0", flex: "1" });
/** Long names wrap to two lines: this is evidence. */
const name = css({
  fontWeight: "600",
  fontSize: "15px",
  color: "fg.default",
  lineHeight: "1.35",
  lineClamp: "2",
  overflowWrap: "anywhere",
  textAlign: "start",
  "& :is(a, button)": {
    color: "inherit",
    textAlign: "start",
    cursor: "pointer",
    lineClamp: "2",
    _hover: { textDecoration: "underline" },
  },
});
const line = css({ color: "fg.muted", textStyle: "meta", lineClamp: "2", overflowWrap: "anywhere" });

type SubjectProps = { id: string; name: string; picture: string | null; link?: ReactNode; children?: ReactNode };

/** Who or what a row is about: picture, name and a muted line. `link` is the element to render the name in. */
export function Subject({ id, name: text, picture, link, children }: SubjectProps) {
  return (
    <span className={box}>
      <Avatar src={picture} name={text} seed={id} size={40} isDecorative />
      <span className={words}>
        <span className={name}>{link ?? <bdi>{text}</bdi>}</span>
        {children !== undefined && <span className={line}>{children}</span>}
      </span>
    </span>
  );
}
