import { lazy, type ComponentType } from "react";
import { addresses } from "#src/domain/addresses.ts";

/**
 * The one seam to whatever checks for bots (GAP-95): a component that calls `onToken` with a fresh token, `onExpire` when
 * a token ran out, and `onFail` when it cannot be shown. It is drawn anew (a new `key`) for each round.
 */
export type BotCheckWidgetProps = {
  isBusy: boolean;
  onToken: (token: string) => void;
  onExpire: () => void;
  onFail: () => void;
};
export type BotCheckWidget = ComponentType<BotCheckWidgetProps>;

const Turnstile = lazy(async () => ({ default: (await import("./turnstile-widget.tsx")).TurnstileWidget }));
const StandIn = lazy(async () => ({ default: (await import("./stand-in-widget.tsx")).StandInWidget }));

/** The third party's where a site key is set, else the stand-in of development and the local host. */
export const botCheckWidget: BotCheckWidget = addresses.botCheckSiteKey === null ? StandIn : Turnstile;
