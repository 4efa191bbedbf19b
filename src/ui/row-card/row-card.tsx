import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "#styled-system/css";
import { rowCard } from "#styled-system/recipes";
import { Skeleton } from "../skeleton/skeleton.tsx";

export interface RowCardProps {
  title: string;
  /** The row's link or button, passed empty: it gets the title and covers the row. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** At the start, usually an `Avatar` of 64 with `isDecorative`. */
  picture?: ReactNode;
  /** Beside the title: tags, a cue mark. */
  mark?: ReactNode;
  /** Under the title, two lines at most. */
  line?: ReactNode;
  /** A muted last line: counts and times. */
  meta?: ReactNode;
  /** A separate control at the end: a menu, a toggle. */
  end?: ReactNode;
  isSelected?: boolean;
  className?: string;
}

/**
 * A full-width list row. When: items told apart by words (conversations, lorebooks, people); use a poster card where the
 * picture matters. Keys: Tab reaches the row's link, then the controls at its end.
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
