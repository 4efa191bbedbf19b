import { expect as expectNow, isMockFunction, waitFor as waitUntil, type Assertion } from "storybook/test";

/** How many `waitFor` are running: they look again themselves. */
let waiting = 0;

/** Where the focus was and what the page complained of: what a story waited for in vain is often explained by that. */
function inVain(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure;
  const focused = document.activeElement?.cloneNode() as Element | undefined;
  const alerts = [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
  failure.message += `\nThe focus was on ${focused?.outerHTML ?? "nothing"}\nAlerts: ${alerts.join(" | ") || "none"}`;
  return failure;
}

/** Storybook's `waitFor`; an assertion inside it looks once. */
export const waitFor: typeof waitUntil = async (look, options) => {
  waiting += 1;
  try {
    return await waitUntil(look, options);
  } catch (failure) {
    throw inVain(failure);
  } finally {
    waiting -= 1;
  }
};

/** Each matcher of the assertion is tried until it holds, as long as `waitFor` waits. */
const patiently = <Actual>(begin: () => Assertion<Actual>): Assertion<Actual> =>
  new Proxy({} as Assertion<Actual>, {
    get(_, name) {
      if (name === "not") return patiently(() => begin().not);
      const matcher = name as "toBeVisible";
      return (...wanted: []) => waitFor(() => begin()[matcher](...wanted));
    },
  });

/**
 * Storybook's `expect`, for stories. An assertion on an element or a spy is tried until it holds: focus, value or call often
 * follow a moment after the press before it, and on a busy machine one look is too early. Anything else cannot change and is
 * looked at once; `await waitFor(() => expect(names()).toEqual(…))` asks anew.
 */
export const expect = new Proxy(expectNow, {
  apply(_, __, [actual, message]: [unknown, string?]) {
    const begin = () => expectNow(actual, message);
    const mayFollow = actual instanceof Element || isMockFunction(actual);
    return mayFollow && waiting === 0 ? patiently(begin) : begin();
  },
});
