// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseSimple } from "./parse-simple.ts";
import { Prose } from "./prose.tsx";

vi.mock(import("./parse-simple.ts"), { spy: true });

it("F32: a reply of 8,000 characters in 400 pieces is not read again from its beginning", () => {
  const blocks = Array.from(
    { length: 20 },
    (_, at) => `*She counts to ${at}.* “${"And the sea goes on, and on. ".repeat(13)}” **${at}**`,
  );
  const whole = blocks.join("\n\n");
  expect(whole.length).toBeGreaterThan(8000);
  const piece = Math.ceil(whole.length / 400);
  const { rerender, container } = render(<Prose text="" isRunning />);
  for (let end = piece; end < whole.length + piece; end += piece)
    rerender(<Prose text={whole.slice(0, end)} isRunning />);
  expect(container.textContent).toContain("She counts to 19.");

  const read = vi.mocked(parseSimple).mock.calls.map(([text]) => text);
  // Parsing from the start each time would read 400 times half the text: 1.6 million characters.
  expect(read.reduce((sum, text) => sum + text.length, 0)).toBeLessThan(whole.length * 15);
  expect(Math.max(...read.map((text) => text.length))).toBeLessThan(700);
  for (const block of blocks.slice(0, -1)) expect(read.filter((text) => text === block).length).toBeLessThanOrEqual(2);
});
