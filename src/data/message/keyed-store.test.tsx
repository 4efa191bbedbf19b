// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createKeyedStore, useKeyed, useKeyedPart } from "./keyed-store.ts";

type Value = { readonly text: string; readonly ended: number | null };

it("re-renders subscribers of a part when that part changes, and those of the whole at each change", () => {
  const store = createKeyedStore<Value>();
  const drawn = { part: 0, whole: 0 };
  function Part() {
    // oxlint-disable-next-line react/immutability -- counts renders
    drawn.part += 1;
    return <p>{useKeyedPart(store, "a", (value) => (value === null ? "none" : String(value.ended)))}</p>;
  }
  function Whole() {
    // oxlint-disable-next-line react/immutability -- counts renders
    drawn.whole += 1;
    return <output>{useKeyed(store, "a")?.text ?? "nothing"}</output>;
  }
  render(
    <>
      <Part />
      <Whole />
    </>,
  );
  expect(screen.getByText("none")).toBeTruthy();
  act(() => store.set("a", { text: "One", ended: null }));
  const before = drawn.part;
  act(() => store.set("a", { text: "One two", ended: null }));
  act(() => store.set("b", { text: "Another", ended: 1 }));
  expect(screen.getByText("One two")).toBeTruthy();
  expect(drawn).toEqual({ part: before, whole: 3 });
  act(() => store.set("a", { text: "One two three", ended: 4 }));
  expect(screen.getByText("4")).toBeTruthy();
});
