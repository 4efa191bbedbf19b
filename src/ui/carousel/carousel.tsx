import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import ArrowRightIcon from "lucide-react/icons/arrow-right";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from "react";
import { cx } from "#styled-system/css";
import { carousel } from "#styled-system/recipes";
import { IconButton } from "../icon-button/icon-button.tsx";

export interface CarouselProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Index of the item in the middle. */
  at: number;
  onMove: (at: number) => void;
  /** Enter on the one in the middle. */
  onEnter?: () => void;
  words: { previous: string; next: string };
  /** CSS height of the row; a card is 2:3 of it. */
  height?: string;
  /** A `CarouselCard` each. */
  renderItem: (item: T, place: { offset: number; isMiddle: boolean; onCentre: () => void }) => ReactNode;
  className?: string;
}

/** Minimum drag distance in CSS pixels; less counts as a press. */
const dragThreshold = 48;

/**
 * Cards side by side, one in the middle.
 *
 * When: a few large pictures to choose one from, seen one at a time; a grid when they are to be compared. Keys: ← and →
 * move (with the reading direction), Home and End go to the ends, Enter takes the middle one, Tab leaves; a finger drags
 * sideways.
 */
export function Carousel<T>({
  items,
  keyOf,
  at,
  onMove,
  onEnter,
  words,
  height = "min(62dvh, 660px)",
  renderItem,
  className,
}: CarouselProps<T>) {
  const styles = carousel();
  const dragFrom = useRef<number | null>(null);
  const move = (to: number) => onMove(Math.max(0, Math.min(items.length - 1, to)));
  const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRtl(event.currentTarget) ? -1 : 1;
    const isOnMiddle =
      event.target instanceof HTMLElement &&
      event.target.hasAttribute("data-carousel-card") &&
      event.target.getAttribute("aria-current") === "true";
    if (event.key === "ArrowLeft") move(at - forward);
    else if (event.key === "ArrowRight") move(at + forward);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(items.length - 1);
    else if (event.key === "Enter" && isOnMiddle && onEnter !== undefined) onEnter();
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = dragFrom.current;
    dragFrom.current = null;
    if (from === null || Math.abs(event.clientX - from) < dragThreshold) return;
    move(at + (event.clientX < from === isRtl(event.currentTarget) ? -1 : 1));
  };

  return (
    // Keys and drags target the cards, which are buttons; the frame only handles bubbled events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={cx(styles.stage, className)}
      style={{ "--height": height } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => (dragFrom.current = event.clientX)}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (dragFrom.current = null)}
    >
      <IconButton
        label={words.previous}
        variant="media"
        className={styles.arrow}
        data-side="start"
        disabled={at === 0}
        onClick={() => move(at - 1)}
      >
        <ArrowLeftIcon />
      </IconButton>
      {items.map((item, index) => (
        <Slot key={keyOf(item)}>
          {renderItem(item, { offset: index - at, isMiddle: index === at, onCentre: () => move(index) })}
        </Slot>
      ))}
      <IconButton
        label={words.next}
        variant="media"
        className={styles.arrow}
        data-side="end"
        disabled={at >= items.length - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowRightIcon />
      </IconButton>
    </div>
  );
}

const Slot = ({ children }: { children: ReactNode }) => children;

export interface CarouselCardProps extends Omit<ComponentProps<"button">, "ref" | "type"> {
  /** Distance from the middle: −1 is the card before it. */
  offset: number;
  /** A control of its own on the card, such as a toggle. */
  action?: ReactNode;
}

/** One card. It takes focus when it moves to the middle, so that the arrow keys continue from it. */
export function CarouselCard({ offset, action, className, ...props }: CarouselCardProps) {
  const isMiddle = offset === 0;
  const isFar = Math.abs(offset) > 1;
  const styles = carousel();
  return (
    <div
      className={styles.card}
      style={{ "--offset": offset } as CSSProperties}
      data-middle={isMiddle || undefined}
      data-far={isFar || undefined}
      aria-hidden={isFar || undefined}
    >
      <button
        {...props}
        ref={isMiddle ? focusCard : undefined}
        // Initial focus of an enclosing dialog, whichever mounts last.
        data-autofocus={isMiddle || undefined}
        data-carousel-card=""
        type="button"
        className={cx(styles.face, className)}
        tabIndex={isMiddle ? 0 : -1}
        aria-current={isMiddle || undefined}
      />
      {!isFar && action}
    </div>
  );
}

/**
 * Leaves focus to a dialog that is about to open: if it were moved first, the dialog could not return it to its opener.
 */
function focusCard(element: HTMLButtonElement | null) {
  const dialog = element?.closest("[role=dialog]") ?? document.body;
  if (dialog.contains(document.activeElement)) element?.focus({ preventScroll: true });
}

export interface CarouselDotsProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  labelOf: (item: T) => string;
  at: number;
  onMove: (at: number) => void;
}

/** One dot per card; the cue mark is the one in the middle. Renders nothing for a single card. */
export function CarouselDots<T>({ items, keyOf, labelOf, at, onMove }: CarouselDotsProps<T>) {
  const styles = carousel();
  if (items.length < 2) return null;
  return (
    <div className={styles.dots}>
      {items.map((item, index) => (
        <button
          key={keyOf(item)}
          type="button"
          className={styles.dot}
          aria-label={labelOf(item)}
          aria-current={index === at || undefined}
          onClick={() => onMove(index)}
        />
      ))}
    </div>
  );
}
