// @vitest-environment jsdom
import { MutationObserver, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useTrash } from "./use-trash.ts";

afterEach(() => vi.unstubAllGlobals());

it("is read once more when a deletion that was still running has ended", async () => {
  const answer = { success: true, data: { items: [], nextPage: null } };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(answer));
  vi.stubGlobal("fetch", fetched);
  const client = new QueryClient();
  let end: (answer: string) => void = () => undefined;
  const deleted = new MutationObserver(client, {
    mutationFn: () => new Promise<string>((done) => (end = done)),
  }).mutate();
  const { result, unmount } = renderHook(() => useTrash(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(fetched).toHaveBeenCalledTimes(1);
  end("deleted");
  await deleted;
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  unmount();
});
