import { useQuery } from "@tanstack/react-query";
import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { openingsQuery } from "#src/data/thread/queries.ts";
import { type PlaceholderNames, substitutePlaceholders } from "#src/domain/placeholders.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";
import { sectionHead, sectionTitle } from "./section-looks.ts";

/** Longer ones are cut to about eight lines. */
const longFrom = 700;
/** Distance in px of a swipe that switches the opening. */
const turnsFrom = 64;

const pager = css({ row: "1", flexShrink: "0", fontVariantNumeric: "tabular-nums", textStyle: "control" });
const box = css({
  px: { base: "18px", md: "23px" },
  py: { base: "16px", md: "19px" },
  borderRadius: "4px 22px 22px 22px",
  bg: "chat.character.bg",
  touchAction: "pan-y",
});
const words = css({
  animation: "fadeIn 120ms {easings.standard}",
  "&[data-cut]": {
    maxHeight: "13.2em",
    overflow: "hidden",
    maskImage: "linear-gradient(to bottom, black 70%, transparent)",
  },
});
const on = css({ mt: "2" });

export type OpeningsProps = {
  characterId: string;
  variantId: string;
  /** Values of the placeholders. */
  names: PlaceholderNames;
  /** Index of the shown opening. */
  at: number;
  onMove: (at: number) => void;
};

/** A variant's first messages, one at a time; the one shown is what a new chat starts with (GAP-121). */
export function Openings({ characterId, variantId, names, at, onMove }: OpeningsProps) {
  const query = useQuery(openingsQuery(characterId, variantId));
  const count = query.data?.length ?? 0;
  const shown = Math.max(0, Math.min(at, count - 1));
  const move = (by: number) => {
    const next = shown + by;
    if (next >= 0 && next < count) onMove(next);
  };
  const from = useRef<number | null>(null);
  const turns = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") move(-1);
      if (key === "ArrowRight") move(1);
    },
    // Dragging with a mouse selects text instead.
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === "mouse" ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(way) >= turnsFrom) move(way < 0 ? 1 : -1);
    },
  };
  return (
    // The buttons inside are focusable; the section only handles their arrow keys, and swipes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby="openings-title" {...turns}>
      <div className={sectionHead}>
        <h2 id="openings-title" className={sectionTitle}>
          {characterTexts.openings}
        </h2>
        {count > 1 && (
          <div className={pager}>
            <IconButton
              label={characterTexts.previousOpening}
              size="sm"
              disabled={shown === 0}
              onClick={() => move(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <span role="status" aria-label={characterTexts.openingOf(shown + 1, count)}>
              {characterTexts.opening(shown + 1, count)}
            </span>
            <IconButton
              label={characterTexts.nextOpening}
              size="sm"
              disabled={shown === count - 1}
              onClick={() => move(1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </div>
      <AsyncView
        query={query}
        skeleton={<Skeleton width="100%" height={150} />}
        failed={characterTexts.openingsFailed}
        empty={<p className={css({ color: "fg.muted" })}>{characterTexts.noOpening}</p>}
      >
        {(openings) => (
          <Opening key={variantId} id={openings[shown]?.id ?? ""} text={openings[shown]?.content ?? ""} names={names} />
        )}
      </AsyncView>
    </section>
  );
}

/** Called for each opening, since each renders a new element. */
function growWith(text: HTMLElement | null): void {
  const frame = text?.parentElement;
  if (frame) frame.style.minHeight = `${Math.max(Number.parseFloat(frame.style.minHeight) || 0, frame.offsetHeight)}px`;
}

/** The box keeps the height of the tallest opening shown so far, so that nothing below it jumps. */
function Opening({ id, text, names }: { id: string; text: string; names: PlaceholderNames }) {
  const [readId, setReadId] = useState<string | null>(null);
  const isLong = text.length > longFrom;
  const isCut = isLong && readId !== id;
  return (
    <div className={box}>
      <div key={id} ref={growWith} className={words} data-cut={isCut || undefined}>
        <Prose text={substitutePlaceholders(text, names)} />
      </div>
      {isLong && (
        <TextLink className={on} aria-expanded={!isCut} onClick={() => setReadId(isCut ? id : null)}>
          {isCut ? characterTexts.readOn : characterTexts.readLess}
        </TextLink>
      )}
    </div>
  );
}
