/**
 * Drops a call for a key whose earlier call is still running, such as a double click (F14). The action reports its own
 * failures.
 */
export function doOnce() {
  const underWay = new Set<string>();
  return (name: string, run: () => Promise<unknown>): void => {
    if (underWay.has(name)) return;
    underWay.add(name);
    void run()
      .catch(() => undefined)
      .finally(() => underWay.delete(name));
  };
}
