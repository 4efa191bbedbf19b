import { QueryClient, queryOptions, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { keepAnswer } from "./keep-answer.ts";
import { guess } from "./optimistic.ts";

/** A list that somebody looks at; `answers` are the reads that wait for an answer. */
function aList() {
  const client = new QueryClient();
  const answers: ((list: string[]) => void)[] = [];
  const list = queryOptions({
    queryKey: ["list"],
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener("abort", () => reject(new Error("cancelled")));
      }),
  });
  new QueryObserver(client, list).subscribe(() => undefined);
  return { client, answers, queryKey: list.queryKey, shown: () => client.getQueryData(list.queryKey) };
}

describe("an optimistic change", () => {
  it("is shown at once, and a rollback puts back what was there", async () => {
    const { client, answers, queryKey, shown } = aList();
    answers[0]?.(["lamp"]);
    await vi.waitFor(() => expect(shown()).toEqual(["lamp"]));
    const revert = await guess(client, queryKey, (list) => [...list, "rail"]);
    expect(shown()).toEqual(["lamp", "rail"]);
    revert();
    expect(shown()).toEqual(["lamp"]);
    expect(answers).toHaveLength(1);
  });

  it("stops the first load, which a rollback begins again", async () => {
    const { client, answers, queryKey, shown } = aList();
    const revert = await guess(client, queryKey, (list) => [...list, "rail"]);
    answers[0]?.(["too late"]);
    expect(shown()).toBeUndefined();
    revert();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(["lamp"]);
    await vi.waitFor(() => expect(shown()).toEqual(["lamp"]));
  });
});

it("keeps what a write answered when a read under way is older", async () => {
  const { client, answers, queryKey, shown } = aList();
  answers[0]?.(["lamp"]);
  await vi.waitFor(() => expect(shown()).toEqual(["lamp"]));
  void client.refetchQueries({ queryKey });
  await keepAnswer(client, queryKey, ["lamp", "rail"]);
  answers[1]?.(["lamp"]);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(shown()).toEqual(["lamp", "rail"]);
});
