// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { markdownParser } from "./markdown-on-demand.ts";
import { Prose } from "./prose.tsx";

const list = "- one\n- two";

it("asks for the parser only where a text needs it, and shows that as typed meanwhile", async () => {
  const { container, rerender } = render(<Prose text="*The bell rings.* “Come in.”" />);
  await new Promise((done) => setTimeout(done, 50));
  expect(markdownParser()).toBeNull();
  expect(container.querySelector("em")?.textContent).toBe("The bell rings.");

  rerender(<Prose text={list} />);
  expect(container.querySelector("p")?.innerHTML).toBe("- one<br>- two");
  await waitFor(() =>
    expect([...container.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["one", "two"]),
  );
  // What was drawn before the parser came is not kept.
  const again = render(<Prose text={list} />);
  expect(again.container.querySelectorAll("li")).toHaveLength(2);
});
