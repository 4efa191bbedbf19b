import { spyOn } from "storybook/test";

/** From now on remembers what goes to the server; answers the bodies that went to a path, oldest first. */
export function listenToRequests(): (path: string) => unknown[] {
  const spy = spyOn(globalThis, "fetch");
  return (path) =>
    spy.mock.calls
      .filter(([url]) => new URL(url instanceof Request ? url.url : url, location.href).pathname === path)
      .map(([, init]) => (typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null));
}
