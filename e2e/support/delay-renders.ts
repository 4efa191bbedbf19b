/**
 * With `--slowed=renders`, in the page: React's scheduler, which runs on a channel's messages, comes 100 ms late each time. What
 * an event of the user's own renders at once is not delayed.
 */
export function delayRenders(): void {
  // A flow may replace the page's clock later on.
  const wait = globalThis.setTimeout;
  // oxlint-disable-next-line typescript/unbound-method -- called on its port below
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function late(...message: unknown[]) {
    wait(() => Reflect.apply(post, this, message), 100);
  };
}
