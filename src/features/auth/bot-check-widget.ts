import { lazy, type ComponentType } from "react";
import { addresses } from "#src/domain/addresses.ts";

/**
 * The interface to a bot check provider (GAP-95). It calls `onToken` with a new token, `onExpire` when a token has
 * expired and `onFail` when it cannot be shown. Each round mounts a new instance, by a new `key`.
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

/** The provider's widget if a site key is set, else the stand-in for development and the local host. */
export const botCheckWidget: BotCheckWidget = addresses.botCheckSiteKey === null ? StandIn : Turnstile;
