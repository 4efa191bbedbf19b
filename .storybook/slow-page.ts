import { configure, getConfig } from "storybook/test";

declare global {
  /** Set by the test-runner for `--slowed`. */
  var pageIsSlowed: boolean | undefined;
}

/** Resolves after up to `longest` ms, at once in half of the cases. */
const pause = (longest: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, 2 * Math.random() - 1) * longest));

/** Keeps the main thread busy for up to `longest` ms. */
function block(longest: number): void {
  const end = performance.now() + Math.random() * longest;
  while (performance.now() < end);
}

/**
 * Makes a story's page as uneven as on a busy machine, where `pageIsSlowed` says so: answers come late and in another order,
 * the page stutters, and time passes between what a story finds and what it does next. Finds stories that hold by chance.
 */
export function slowThePage(): void {
  const before = getConfig();
  configure({
    asyncWrapper: async (find) => {
      const found = await before.asyncWrapper(find);
      if (globalThis.pageIsSlowed) await pause(400);
      return found;
    },
  });
  const answer = window.fetch;
  window.fetch = async (input, init) => {
    const response = await answer(input, init);
    if (globalThis.pageIsSlowed) await pause(800);
    (init?.signal ?? (input instanceof Request ? input.signal : undefined))?.throwIfAborted();
    return response;
  };
  setInterval(() => {
    if (globalThis.pageIsSlowed && Math.random() < 0.3) block(200);
  }, 300);
}
