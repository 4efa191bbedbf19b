import { spyOn } from "storybook/test";

/** Records requests from now on; returns a function that gives the bodies sent to a path, oldest first. */
export function listenToRequests(): (path: string) => unknown[] {
  const spy = spyOn(globalThis, "fetch");
  return (path) =>
    spy.mock.calls
      .filter(([url]) => new URL(url instanceof Request ? url.url : url, location.href).pathname === path)
      .map(([, init]) => (typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null));
}

/** As `listenToRequests`, with the query of each address instead of the body. */
export function listenToAddresses(): (path: string) => string[] {
  const spy = spyOn(globalThis, "fetch");
  return (path) =>
    spy.mock.calls.flatMap(([url]) => {
      const { pathname, search } = new URL(url instanceof Request ? url.url : url, location.href);
      return pathname === path ? search.slice(1) : [];
    });
}
