import CloudOffIcon from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { css } from "#styled-system/css";
import { emptyState } from "#styled-system/recipes";
import { Button } from "../button/button.tsx";

export interface ErrorStateProps {
  /** What went wrong, in words for a person. */
  message: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  /** A quiet second way out. */
  action?: ReactNode;
}

/** Shown in place of a list that failed to load: icon, message, Try again (GAP-109). */
export function ErrorState({
  message,
  onRetry,
  isRetrying = false,
  retryLabel = "Try again",
  action,
}: ErrorStateProps) {
  const styles = emptyState();
  return (
    <div className={styles.root}>
      <span className={css({ color: "danger.text", "--icon-size": "28px" })}>
        <CloudOffIcon />
      </span>
      {/* A failure after a retry is said again: the element is a new one. */}
      <p key={String(isRetrying)} className={styles.text} role={isRetrying ? undefined : "alert"}>
        {message}
      </p>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles.actions}>
          {onRetry !== undefined && (
            <Button onClick={onRetry} isBusy={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
