// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IconButton } from "../icon-button/icon-button.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<IconButton label="Share">icon</IconButton>);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tip = () => screen.queryByRole("tooltip");
const button = () => screen.getByRole("button", { name: "Share" });

it("shows after 500 ms of rest, not before", () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  rest(499);
  expect(tip()).toBeNull();
  rest(1);
  expect(tip()?.textContent).toBe("Share");
});

it("stays while the pointer is on it and goes when it has left both", () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  rest(500);
  fireEvent.pointerLeave(button());
  fireEvent.pointerEnter(tip()!);
  rest(1000);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip()!);
  rest(200);
  expect(tip()).toBeNull();
});

it.each([
  ["Escape", () => fireEvent.keyDown(document, { key: "Escape" })],
  ["a press", () => fireEvent.pointerDown(button())],
  ["scrolling", () => fireEvent.scroll(window)],
])("goes on %s", (_, leave) => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  rest(500);
  act(() => void leave());
  expect(tip()).toBeNull();
});

it("does not open on touch", () => {
  fireEvent.pointerEnter(button(), { pointerType: "touch" });
  rest(2000);
  expect(tip()).toBeNull();
});
