import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "#styled-system/css";
import { rowCard } from "#styled-system/recipes";
import { Skeleton } from "../skeleton/skeleton.tsx";

export interface RowCardProps {
  title: string;
  /** The link or button it is, empty: it gets the title and spreads over the row. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** At the start, usually an `Avatar` of 64 with `isDecorative`. */
  picture?: ReactNode;
  /** Beside the title: tags, a cue mark. */
  mark?: ReactNode;
  /** Under the title, two lines at most. */
  line?: ReactNode;
  /** A quiet last line: counts and times. */
  meta?: ReactNode;
  /** At the end, with an action of its own: a menu, a toggle. */
  end?: ReactNode;
  isSelected?: boolean;
  className?: string;
}

/**
 * One of a list, over its whole width.
 *
 * When: things told apart by words (conversations, lorebooks, people); a poster card where the picture tells. Keys: Tab
 * reaches the row's link, then what stands at its end.
 */
export function RowCard({ title, link, picture, mark, line, meta, end, isSelected = false, className }: RowCardProps) {
  const styles = rowCard();
  return (
    <div className={cx(styles.root, className)} data-selected={isSelected || undefined}>
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <div className={styles.body}>
        <span className={styles.title}>
          {cloneElement(
            link,
            { className: styles.link, "data-row-link": "" } as Partial<typeof link.props>,
            <bdi>{title}</bdi>,
          )}
          {mark}
        </span>
        {line !== undefined && <span className={styles.line}>{line}</span>}
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </div>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

/** Placeholder of a row. */
export function RowCardSkeleton() {
  const styles = rowCard();
  return (
    <div className={styles.root} aria-hidden="true">
      <Skeleton shape="circle" width={64} />
      <div className={styles.body}>
        <Skeleton shape="line" width="38%" />
        <Skeleton shape="line" width="72%" />
      </div>
    </div>
  );
}
