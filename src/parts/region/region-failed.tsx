import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

export type RegionLook = "block" | "line" | "icon";
type RegionFailedProps = { look: RegionLook; message: string; action: string; onAct: () => void };

/** Replaces a broken region: a block, a line, or one button. */
export function RegionFailed({ look, message, action, onAct }: RegionFailedProps) {
  if (look === "block") return <ErrorState message={message} onRetry={onAct} retryLabel={action} />;
  if (look === "icon") {
    return (
      <span role="alert" className={css({ display: "inline-flex" })}>
        <IconButton label={`${message} ${action}`} onClick={onAct} className={css({ color: "danger.text" })}>
          <RefreshCwIcon />
        </IconButton>
      </span>
    );
  }
  return (
    <p role="alert" className={css({ px: "3", py: "2", textStyle: "help", color: "fg.muted" })}>
      {message} <TextLink onClick={onAct}>{action}</TextLink>
    </p>
  );
}
