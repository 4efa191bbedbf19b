import { Component, type ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import { isMissingChunk } from "#src/lib/missing-chunk.ts";
import { useIsRegionBroken } from "#src/lib/region-faults.ts";
import { report } from "#src/lib/report.ts";
import { RegionFailed, type RegionLook } from "./region-failed.tsx";

/** The parts of the page that break alone (F39). The page itself has its route's boundary (GAP-18). */
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
  | "chat-composer";

export type RegionProps = {
  name: RegionName;
  /**
   * What stands in its place: `block` (default) icon, sentence and Try again; `line` the same in one line; `icon` one
   * button, where there is no room for words; `nothing` for what nobody misses, or where `onBroken` says it.
   */
  instead?: RegionLook | "nothing";
  /** Called once each time it breaks. */
  onBroken?: (error: unknown) => void;
  children: ReactNode;
};

/** Throws while the fault switch names it. */
export function FaultPoint({ name }: { name: RegionName | "page" }): null {
  if (useIsRegionBroken(name)) throw new Error(`the fault switch broke ${name}`);
  return null;
}

/**
 * The boundary of one region: when something in it throws, this place says so and offers to draw it again, and everything
 * around it goes on. Code that a new version took away is loaded with the page, not by trying again.
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
    const isOld = isMissingChunk(this.state.error);
    return (
      <RegionFailed
        look={instead}
        message={isOld ? texts.crash.chunk : texts.crash.region}
        action={isOld ? texts.crash.reload : texts.actions.tryAgain}
        onAct={isOld ? () => window.location.reload() : () => this.setState({ error: null, isBroken: false })}
      />
    );
  }
}
