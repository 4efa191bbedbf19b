import { type MouseEvent, memo } from "react";
import { Highlighted, markLook } from "#src/parts/highlighted/highlighted.tsx";
import { smallVeil } from "#src/parts/veil/veil.ts";
import type { SearchHit } from "#src/generated/api/model/searchHit.ts";
import { texts } from "#src/domain/texts.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Kbd } from "#src/ui/kbd/kbd.tsx";
import { hitRuns } from "./hit-runs.ts";
import type { PaletteItem } from "./palette-items.ts";
import * as look from "./palette-look.ts";
import { paletteTexts } from "./palette-texts.ts";

export interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  /** The search text, which is highlighted. */
  text: string;
  isActive: boolean;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

/** One result. The field keeps the focus and handles the keys; rows handle the pointer only. */
export const PaletteRow = memo(function PaletteRow({ id, item, text, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { face, icon: Icon, hit } = item;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={look.row}
      data-hit={hit && ""}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onPoint(item)}
      onClick={(event: MouseEvent) => onChoose(item, event.ctrlKey || event.metaKey)}
    >
      {face !== undefined ? (
        <span className={face.isVeiled ? smallVeil : undefined}>
          <Avatar src={face.src} name={face.name} seed={face.seed} size={36} isDecorative />
        </span>
      ) : (
        Icon !== undefined && <Icon aria-hidden="true" />
      )}
      {hit === undefined ? (
        <span className={look.words}>
          <bdi className={look.label}>
            <Highlighted text={item.label} search={text} byWord />
          </bdi>
          {item.note !== undefined && (
            <bdi className={look.note}>
              <Highlighted text={item.note} search={text} byWord />
            </bdi>
          )}
        </span>
      ) : (
        <HitWords hit={hit} />
      )}
      <span className={look.end}>
        {item.isUnread && <CueMark label={texts.shell.unread} />}
        {isActive && item.link !== undefined && hit === undefined ? (
          <span className={look.openHint} aria-hidden="true">
            {paletteTexts.open} <Kbd>↵</Kbd>
          </span>
        ) : (
          item.end
        )}
      </span>
    </div>
  );
});

/** The excerpt of a found message: speaker, chat, and narration and speech in their own fonts. */
function HitWords({ hit }: { hit: SearchHit }) {
  const name = hit.role === "user" ? paletteTexts.you : hit.characterName;
  return (
    <span className={look.words}>
      <span className={look.who}>
        <bdi>{name}</bdi>
        {paletteTexts.place(hit.role === "user" ? hit.characterName : null, hit.index + 1)}
      </span>
      <span className={look.line} dir="auto">
        {hitRuns(hit.excerpt, hit.ranges).map(({ text, isHit, isSpoken, at }) => {
          const Piece = isHit ? "mark" : "span";
          const className = [isHit && markLook, !isSpoken && look.narration].filter(Boolean).join(" ");
          return (
            <Piece key={at} className={className}>
              {text}
            </Piece>
          );
        })}
      </span>
    </span>
  );
}
