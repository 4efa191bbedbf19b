import BookOpenIcon from "lucide-react/icons/book-open";
import CheckIcon from "lucide-react/icons/check";
import CircleAlertIcon from "lucide-react/icons/circle-alert";
import DramaIcon from "lucide-react/icons/drama";
import ImageIcon from "lucide-react/icons/image";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import PaletteIcon from "lucide-react/icons/palette";
import UserIcon from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { type PackedKind, packedKinds, type Packing } from "#src/client-state/packing.ts";
import type { MyData } from "#src/generated/api/model/myData.ts";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { css } from "#styled-system/css";
import { kindTexts, myDataTexts } from "./my-data-texts.ts";

const icons: Readonly<Record<PackedKind, ReactNode>> = {
  chats: <MessagesSquareIcon />,
  characters: <DramaIcon />,
  lorebooks: <BookOpenIcon />,
  personas: <UserIcon />,
  pictures: <ImageIcon />,
  themes: <PaletteIcon />,
};

const line = css({
  display: "grid",
  gridTemplateColumns: { base: "20px minmax(0, 1fr) auto", md: "20px 180px minmax(0, 1fr) auto" },
  gridTemplateAreas: { base: '"icon title state" "icon counts state"', md: '"icon title counts state"' },
  alignItems: "center",
  columnGap: "14px",
  minHeight: { base: "64px", md: "52px" },
  paddingBlock: { base: "10px", md: "6px" },
  "& + &": { boxShadow: "inset 0 1px 0 {colors.border.subtle}" },
  "& > svg": { gridArea: "icon", boxSize: "18px", color: "fg.muted" },
});
const title = css({ gridArea: "title", fontWeight: "600", fontSize: "15px" });
const counts = css({ gridArea: "counts", fontSize: "13.5px", color: "fg.muted" });
const form = css({ marginInlineStart: "8px", color: "fg.subtle", hideBelow: "md" });
const state = css({
  gridArea: "state",
  row: "8px",
  fontSize: "13px",
  fontWeight: "600",
  color: "fg.subtle",
  fontVariantNumeric: "tabular-nums",
  "& svg": { boxSize: "15px" },
  "&[data-state=now]": { color: "accent.text" },
  "&[data-state=done]": { color: "success.text" },
  "&[data-state=failed]": { color: "danger.text" },
});

function KindState({ kind, packing }: { kind: PackedKind; packing: Packing }) {
  if (packing.state === "idle") return null;
  const isDone = packing.state === "ready" || packedKinds.indexOf(kind) < packedKinds.indexOf(packing.kind);
  if (isDone)
    return (
      <span className={state} data-state="done">
        <CheckIcon />
        {myDataTexts.packed}
      </span>
    );
  if (packing.kind !== kind) return <span className={state}>{myDataTexts.waiting}</span>;
  if (packing.state === "failed")
    return (
      <span className={state} data-state="failed">
        <CircleAlertIcon />
        {myDataTexts.stopped}
      </span>
    );
  return (
    <span className={state} data-state="now">
      <CueMark />
      {packing.total === 0 ? myDataTexts.reading : myDataTexts.of(packing.done, packing.total)}
    </span>
  );
}

/** A row for each kind of what is one's own: how much there is, and how far its packing is. None is left out when empty. */
export function MyDataRows({ data, packing }: { data: MyData; packing: Packing }) {
  return (
    <ul aria-label={myDataTexts.title}>
      {packedKinds.map((kind) => (
        <li key={kind} className={line}>
          {icons[kind]}
          <span className={title}>{kindTexts[kind].title}</span>
          <span className={counts}>
            {kindTexts[kind].counts(data) || myDataTexts.none}
            <span className={form}>{kindTexts[kind].form}</span>
          </span>
          <KindState kind={kind} packing={packing} />
        </li>
      ))}
    </ul>
  );
}
