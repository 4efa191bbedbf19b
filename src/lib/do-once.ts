/**
 * Does what is named once at a time: the same again, while it is under way, is a second press of the same wish (F14). How
 * it fails is told by what does it.
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
