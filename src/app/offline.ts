import { onSessionChange } from "#src/client-state/session.ts";
import { texts } from "#src/domain/texts.ts";
import { offlineScript, trustedScriptUrl } from "#src/lib/script-url.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/** What the worker keeps of an account: answers it has read, and pictures in them. */
const isOfAccount = (name: string) => name.startsWith("sotto-reads-") || name === "sotto-pictures";

/**
 * Keeps the installed app usable offline: starts its service worker, removes any other (that of a development build), tells
 * of a new version, and takes away what was kept of an account when its session ends (S13). In a browser's tab nothing is
 * kept, since that may be a borrowed one.
 */
export async function keepOffline(isInstalled: boolean): Promise<void> {
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    new URL((active ?? waiting ?? installing)?.scriptURL ?? location.href).pathname === offlineScript;
  const others = (await navigator.serviceWorker.getRegistrations()).filter((one) => !isOurs(one));
  await Promise.all(others.map((one) => one.unregister()));
  if (!isInstalled && !(await navigator.serviceWorker.getRegistration())) return;
  onSessionChange((cause) => {
    if (cause !== "signed-in") void forgetAccount().catch(() => undefined);
  });
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had) toaster.info(texts.states.newVersion);
  });
  await navigator.serviceWorker.register(trustedScriptUrl(offlineScript));
}

async function forgetAccount(): Promise<void> {
  await Promise.all((await caches.keys()).filter((name) => isOfAccount(name)).map((name) => caches.delete(name)));
}
