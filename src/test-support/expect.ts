import { expect as expectNow, isMockFunction, waitFor as waitUntil, type Assertion } from "storybook/test";
import { thoseAlike } from "./hand.ts";

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

/** The element or, if it was rendered anew between a query and its assertion, the only one that looks the same. */
function inItsPlace(element: Element): Element {
  const [one, ...more] = thoseAlike(element);
  return one !== undefined && more.length === 0 ? one : element;
}

/**
 * Each matcher of the assertion is tried until it holds, as long as `waitFor` waits. `begin` makes the assertion; `byLooks`
 * accepts a rerendered element.
 */
const patiently = <Actual>(begin: (byLooks: boolean) => Assertion<Actual>): Assertion<Actual> =>
  new Proxy({} as Assertion<Actual>, {
    get(_, name) {
      if (name === "not") return patiently(() => begin(false).not);
      const matcher = name as "toBeVisible";
      return (...wanted: []) => waitFor(() => begin(matcher === "toBeVisible")[matcher](...wanted));
    },
  });

/**
 * Storybook's `expect`, for stories. An assertion on an element or a spy is tried until it holds: focus, value or call often
 * follow a moment after the press before it, and on a busy machine one look is too early. Anything else cannot change and is
 * looked at once; `await waitFor(() => expect(names()).toEqual(…))` asks anew. `toBeVisible` does not prove that an element
 * was kept; `toBeInTheDocument` does.
 */
export const expect = new Proxy(expectNow, {
  apply(_, __, [actual, message]: [unknown, string?]) {
    if (waiting > 0) return expectNow(actual, message);
    if (isMockFunction(actual)) return patiently(() => expectNow(actual, message));
    if (!(actual instanceof Element)) return expectNow(actual, message);
    return patiently((byLooks) => expectNow(byLooks ? inItsPlace(actual) : actual, message));
  },
});
