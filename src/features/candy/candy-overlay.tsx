import { type MouseEvent, useRef, useState } from "react";
import { candySeedStore } from "#src/client-state/candy-seed.ts";
import { useCollectCandy } from "#src/data/event-token/collect-candy.ts";
import { candyVariants } from "#src/domain/limits.ts";
import { seededRandom } from "#src/lib/seeded-random.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import candies from "./candies.svg";
import { candyTexts } from "./candy-texts.ts";
import { flyAway } from "./fly-away.ts";
import { useFreeSpots } from "./use-free-spots.ts";

const place = css({ position: "relative", width: "0", height: "0" });
const candy = css({
  position: "absolute",
  top: "0",
  left: "0",
  zIndex: "candy",
  boxSize: "48px",
  display: "grid",
  placeItems: "center",
  borderRadius: "full",
  cursor: "pointer",
  filter: "drop-shadow(0 6px 10px #0009)",
  // Hidden until its position is known.
  "&[data-unplaced]": { visibility: "hidden" },
  "&[data-below]": { position: "relative" },
  "@media (prefers-reduced-motion: no-preference)": { _hover: { "& img": { scale: "1.08" } } },
});
const picture = css({
  boxSize: "44px",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "scale {durations.fast}",
    animation: "float 4s {easings.breathe} infinite",
  },
});
const below = css({ display: "flex", justifyContent: "center", gap: "4", py: "3" });

/**
 * At most `most` candies (CANDY-01 to CANDY-07, GAP-63), with random drawings and places on each visit. A collected one is
 * gone until the page is entered again, even if it was not counted.
 */
export function CandyOverlay({ most }: { most: number }) {
  const [random] = useState(() => seededRandom(candySeedStore.get() ?? Math.random() * 2 ** 32));
  const [kinds] = useState(() =>
    Array.from({ length: most }, () => ({
      drawing: 1 + Math.floor(random() * candyVariants),
      tilt: Math.round(random() * 28) - 14,
    })),
  );
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const taken = useRef(gone);
  const overlay = useRef<HTMLDivElement>(null);
  const spots = useFreeSpots(kinds.length, overlay, random);
  const { mutate: collect } = useCollectCandy();

  function take(id: number, { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    // A second press can come before the page has been drawn again.
    if (taken.current.has(id)) return;
    taken.current = new Set(taken.current).add(id);
    setGone(taken.current);
    const image = button.querySelector("img");
    if (image !== null) flyAway(image);
    // Otherwise focus would fall back to the start of the page.
    const next = [...(overlay.current?.querySelectorAll<HTMLElement>("[data-candy]") ?? [])].find(
      (other) => other !== button,
    );
    (next ?? button.closest("main"))?.focus({ preventScroll: true });
    collect();
  }

  const shown = kinds
    .map((kind, id) => ({ ...kind, id, spot: spots[id] }))
    .filter(({ id }) => !gone.has(id))
    .slice(0, most);
  const draw = ({ id, drawing, tilt, spot }: (typeof shown)[number]) => (
    <button
      key={id}
      type="button"
      data-candy=""
      aria-label={candyTexts.collect}
      className={candy}
      data-unplaced={spot === undefined || undefined}
      data-below={spot === null || undefined}
      // Moved by a transform: a page that settles moves its candies, which must not count as a shift of its layout.
      style={spot ? { translate: `${spot.left}px ${spot.top}px` } : undefined}
      onClick={(event) => take(id, event)}
    >
      <img
        src={`${candies}#candy-${drawing}`}
        alt=""
        draggable={false}
        className={picture}
        style={{ rotate: `${tilt}deg`, animationDelay: `${-id}s` }}
      />
    </button>
  );
  const left = shown.filter(({ spot }) => spot === null);
  return (
    <div ref={overlay}>
      <div className={place}>{shown.filter(({ spot }) => spot !== null).map(draw)}</div>
      {left.length > 0 && <div className={below}>{left.map(draw)}</div>}
      <VisuallyHidden role="status">{gone.size > 0 && `${candyTexts.collected} (${gone.size})`}</VisuallyHidden>
    </div>
  );
}
