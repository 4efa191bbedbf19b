import { screen } from "storybook/test";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { withUser } from "./conversation-steps.ts";

/** The candies in view, in their order. */
export const candies = () => screen.queryAllByRole("button", { name: "Collect candy" });

/** Waits until so many candies are in view. They come when the page has loaded. */
export const candiesCome = (count: number) => waitFor(() => expect(candies()).toHaveLength(count));

/** The user has collected this many of the story's day. */
export const withCandies = (count: number) => (backend: Backend) =>
  withUser({ candies: { day: "2026-11-21", count } })(backend);
