// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#src/http/api-error.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { makeQueryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says that there is no network, and stops saying so", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NoticeBar />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe("");
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status").textContent).toContain("You are offline.");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status").textContent).toBe("");
});

it("counts down while a read waits as the server asked (F10)", async () => {
  const client = makeQueryClient();
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(
      new ApiError({ kind: "http", method: "GET", path: "/x", status: 429, message: "", retryAfter: 5 }),
    )
    .mockResolvedValue("there");
  render(
    <QueryClientProvider client={client}>
      <NoticeBar />
    </QueryClientProvider>,
  );
  const reading = client.fetchQuery({ queryKey: ["x"], queryFn: read, retry: 1 });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole("status").textContent).toBe("The server is busy. Trying again in 5 seconds.");
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole("status").textContent).toBe("The server is busy. Trying again in 3 seconds.");
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await expect(reading).resolves.toBe("there");
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status").textContent).toBe("");
});
