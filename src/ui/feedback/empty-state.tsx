import type { ReactNode } from "react";
import { emptyState } from "#styled-system/recipes";
import { useHandedOnFocus } from "./use-handed-on-focus.ts";

export interface EmptyStateProps {
  /** One line in voice. */
  title: string;
  /** One sentence of help. */
  text?: ReactNode;
  /** One action, a `Button`. */
  action?: ReactNode;
  /** A dimmed still at 16:9: `GhostLight`, or a `Picture` with `ratio="still"`. */
  still?: ReactNode;
  /** The level its title has on the page. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown in place of a list that is empty (GAP-109). Where its button fills the list, and goes with it, the focus moves on. */
export function EmptyState({ title, text, action, still, headingLevel = 2 }: EmptyStateProps) {
  const styles = emptyState();
  const passesOn = useHandedOnFocus();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {still !== undefined && <div className={styles.still}>{still}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && (
        <div className={styles.actions} {...passesOn}>
          {action}
        </div>
      )}
    </div>
  );
}
