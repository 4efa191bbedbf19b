import { expect, fireEvent, screen, waitFor } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { withUser } from "./conversation-steps.ts";

/** The candies in view, in their order. */
export const candies = () => screen.queryAllByRole("button", { name: "Collect candy" });

/** Moves the pointer, since candies come only when there is somebody, until so many are in view. */
export const candiesCome = (count: number) =>
  waitFor(() => {
    void fireEvent.pointerMove(document.body);
    return expect(candies()).toHaveLength(count);
  });

/** The user has collected this many of the story's day. */
export const withCandies = (count: number) => (backend: Backend) =>
  withUser({ candies: { day: "2026-11-21", count } })(backend);
