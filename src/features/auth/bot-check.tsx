import CircleAlertIcon from "lucide-react/icons/circle-alert";
import CircleCheckIcon from "lucide-react/icons/circle-check";
import { Suspense, useEffect, useRef, useState } from "react";
import { botCheckRoundStore, botCheckStore, resetBotCheck } from "#src/client-state/bot-check.ts";
import { useStore } from "#src/client-state/store.ts";
import { verifyBotCheck } from "#src/data/bot-check/verify.ts";
import { texts } from "#src/domain/texts.ts";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { authTexts } from "./auth-texts.ts";
import { type BotCheckWidget, botCheckWidget } from "./bot-check-widget.ts";
import { WidgetLoading } from "./widget-loading.tsx";

/** A verification is valid for 10 minutes (GAP-90); half a minute less, to allow for the request. */
const lifeMs = 9.5 * 60_000;

const box = css({
  row: "3",
  flexWrap: "wrap",
  minHeight: "60px",
  px: "14px",
  py: "2",
  borderRadius: "input",
  bg: "bg.surface",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  "--icon-size": "20px",
});
const status = css({
  inlineRow: "2",
  flex: "1",
  minWidth: "0",
  fontWeight: "medium",
});

type Trouble = "expired" | "unavailable";

/**
 * The bot check under a password: unverified, verifying, verified, error (BOT-01). Failure texts of the specification
 * are error toasts (MSG-47 to 49); here the user sees that it failed and can try again.
 */
export function BotCheck({ widget: Widget = botCheckWidget }: { widget?: BotCheckWidget }) {
  const check = useStore(botCheckStore);
  const round = useStore(botCheckRoundStore);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const group = useRef<HTMLDivElement>(null);
  // The pressed button goes: whoever pressed it by keyboard goes on from here.
  const holdFocus = () => group.current?.contains(document.activeElement) && group.current.focus();

  useEffect(() => {
    if (check.status !== "verified") return;
    const timer = setTimeout(() => {
      setTrouble("expired");
      resetBotCheck();
    }, lifeMs);
    return () => clearTimeout(timer);
  }, [check]);

  const verify = async (token: string) => {
    holdFocus();
    setTrouble(null);
    const failure = await verifyBotCheck(token);
    // After a reset (another page, a refused sign-in) the result no longer matters.
    if (failure !== null && botCheckStore.get().status === "error") toaster.error(failure);
  };
  const restart = () => {
    holdFocus();
    setTrouble(null);
    resetBotCheck();
  };

  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={authTexts.botCheck.name}
      className={box}
      data-state={check.status}
    >
      {check.status === "verified" && (
        <p role="status" className={status}>
          <CircleCheckIcon className={css({ color: "success.text" })} />
          {authTexts.botCheck.verified}
        </p>
      )}
      {check.status === "verifying" && (
        <p role="status" className={status}>
          <BreathingDots className={css({ color: "fg.muted" })} />
          {authTexts.botCheck.verifying}
        </p>
      )}
      {(check.status === "error" || trouble === "unavailable") && (
        <>
          <p className={status}>
            <CircleAlertIcon className={css({ color: "danger.text", flexShrink: "0" })} />
            {trouble === "unavailable" ? authTexts.botCheck.unavailable : authTexts.botCheck.failed}
          </p>
          <TextLink onClick={restart}>{texts.actions.tryAgain}</TextLink>
        </>
      )}
      {/* Kept mounted while verifying: unmounting the provider's frame would cut off its own callback. */}
      {check.status !== "verified" && check.status !== "error" && trouble !== "unavailable" && (
        <div className={check.status === "verifying" ? css({ display: "none" }) : css({ display: "contents" })}>
          <Suspense fallback={<WidgetLoading />}>
            <Widget
              key={round}
              isBusy={check.status === "verifying"}
              onToken={(token) => void verify(token)}
              onExpire={() => {
                setTrouble("expired");
                resetBotCheck();
              }}
              onFail={() => setTrouble("unavailable")}
            />
          </Suspense>
          {trouble === "expired" && (
            <p role="status" className={css({ textStyle: "help", color: "fg.muted", flex: "1", minWidth: "160px" })}>
              {authTexts.botCheck.expired}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
