import RefreshCwIcon from "lucide-react/icons/refresh-cw";
import { Component, type ReactNode } from "react";
import { frontTexts } from "#src/domain/front-texts.ts";
import { isMissingChunk, isNewVersion } from "#src/lib/missing-chunk.ts";
import { useIsRegionBroken } from "#src/lib/region-faults.ts";
import { report } from "#src/lib/report.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";

type RegionLook = "block" | "line" | "icon";
type RegionFailedProps = { look: RegionLook; message: string; action: string; onAct: () => void };

/** Replaces a broken region: a block, a line, or one button. */
function RegionFailed({ look, message, action, onAct }: RegionFailedProps) {
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

/** The parts of the page with their own error boundary (F39). The page itself has its route's (GAP-18). */
export type RegionName =
  | "notices"
  | "menu"
  | "recent-chats"
  | "top-bar"
  | "counters"
  | "dialog"
  | "toasts"
  | "home-scenes"
  | "home-cast"
  | "landing-cast"
  | "bot-check"
  | "chat-header"
  | "chat-log"
  | "chat-composer"
  | "group-members"
  | "candy";

export type RegionProps = {
  name: RegionName;
  /**
   * The fallback: `block` (default) icon, text and Try again; `line` the same in one line; `icon` one button, where
   * text does not fit; `nothing` for optional parts, or if `onBroken` reports it.
   */
  instead?: RegionLook | "nothing";
  /** Called each time the region breaks. */
  onBroken?: (error: unknown) => void;
  children: ReactNode;
};

/** Throws while fault injection names this region. */
export function FaultPoint({ name }: { name: RegionName | "page" }): null {
  if (useIsRegionBroken(name)) throw new Error(`the fault switch broke ${name}`);
  return null;
}

/**
 * An error boundary for one region: it shows the error and a retry button while the rest of the page keeps working. For
 * a missing chunk of an old version it reloads the page instead.
 */
export class Region extends Component<RegionProps, { error: unknown; isBroken: boolean }> {
  override state = { error: null as unknown, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    report(`the region ${this.props.name} broke`, error);
    this.props.onBroken?.(error);
  }

  override render() {
    const { name, instead = "block", children } = this.props;
    if (!this.state.isBroken) {
      return (
        <>
          <FaultPoint name={name} />
          {children}
        </>
      );
    }
    if (instead === "nothing") return null;
    const { error } = this.state;
    const isCodeMissing = isMissingChunk(error);
    return (
      <RegionFailed
        look={instead}
        message={isNewVersion(error) ? frontTexts.crash.chunk : frontTexts.crash.region}
        action={isCodeMissing ? frontTexts.crash.reload : frontTexts.tryAgain}
        onAct={isCodeMissing ? () => window.location.reload() : () => this.setState({ error: null, isBroken: false })}
      />
    );
  }
}
