import { useEffect, useEffectEvent, useRef, useState } from "react";
import { addresses } from "#src/domain/addresses.ts";
import { botCheckScript, trustedScriptUrl } from "#src/lib/script-url.ts";
import type { BotCheckWidgetProps } from "./bot-check-widget.ts";
import { WidgetLoading } from "./widget-loading.tsx";

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => boolean;
      "timeout-callback": () => void;
      "unsupported-callback": () => void;
    },
  ) => string | undefined;
  remove: (id: string) => void;
};

/** After this the script counts as failed, and the user may try again (F38). */
const slowMs = 12_000;

let loading: Promise<Turnstile> | undefined;

/** Loads the provider's script once; after a failure it can be tried again. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trustedScriptUrl(botCheckScript);
    script.async = true;
    script.addEventListener("load", () => {
      const loaded = (window as { turnstile?: Turnstile }).turnstile;
      if (loaded) resolve(loaded);
      else reject(new Error("the bot check's script gave nothing"));
    });
    script.addEventListener("error", () => reject(new Error("the bot check's script did not load")));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The Cloudflare Turnstile widget. Its frame comes from its own host and gets nothing but the site key. */
export function TurnstileWidget({ onToken, onExpire, onFail }: BotCheckWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const tellToken = useEffectEvent(onToken);
  const tellExpired = useEffectEvent(onExpire);
  const tellFailed = useEffectEvent(onFail);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const patience = setTimeout(() => tellFailed(), slowMs);
    const show = async () => {
      try {
        const turnstile = await loadTurnstile();
        clearTimeout(patience);
        if (isGone || !container.current) return;
        setIsLoaded(true);
        const id = turnstile.render(container.current, {
          sitekey: addresses.botCheckSiteKey ?? "",
          callback: (token) => tellToken(token),
          "expired-callback": () => tellExpired(),
          "timeout-callback": () => tellExpired(),
          "unsupported-callback": () => tellFailed(),
          "error-callback": () => {
            tellFailed();
            return true;
          },
        });
        if (id === undefined) tellFailed();
        else remove = () => turnstile.remove(id);
      } catch {
        clearTimeout(patience);
        if (!isGone) tellFailed();
      }
    };
    void show();
    return () => {
      isGone = true;
      clearTimeout(patience);
      remove?.();
    };
  }, []);
  return (
    <>
      {!isLoaded && <WidgetLoading />}
      <div ref={container} />
    </>
  );
}
