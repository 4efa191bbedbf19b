import { configure, getConfig } from "storybook/test";

declare global {
  /** `slowThePage`, for the test-runner. */
  var slowThePage: (() => void) | undefined;
}

/** Resolves after up to `longest` ms, at once in half of the cases. */
const pause = (longest: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, 2 * Math.random() - 1) * longest));

/** Keeps the main thread busy for up to `longest` ms. */
function block(longest: number): void {
  const end = performance.now() + Math.random() * longest;
  while (performance.now() < end);
}

let isSlowed = false;

/**
 * Makes the page as uneven as on a busy machine, until it is reloaded: answers come late and in another order, the page
 * stutters, and time passes between what a story finds and what it does next. Stories that pass only by luck fail then.
 */
export function slowThePage(): void {
  if (isSlowed) return;
  isSlowed = true;
  const before = getConfig();
  configure({
    asyncWrapper: async (find) => {
      const found = await before.asyncWrapper(find);
      await pause(400);
      return found;
    },
  });
  const answer = window.fetch;
  window.fetch = async (input, init) => {
    const response = await answer(input, init);
    await pause(800);
    (init?.signal ?? (input instanceof Request ? input.signal : undefined))?.throwIfAborted();
    return response;
  };
  setInterval(() => {
    if (Math.random() < 0.3) block(200);
  }, 300);
}
