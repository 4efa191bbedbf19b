// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { takeTyped } from "./typed-words.ts";

const page = '<input name="email" /><input name="rememberMe" type="checkbox" /><textarea name="reply"></textarea>';

function drawn(markup: string) {
  const root = document.createElement("div");
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return { root, field };
}

describe("what was typed before the app came", () => {
  it("stands in the page that is drawn in its place, with the focus, and is told to it", () => {
    const { root, field } = drawn(page);
    field("email").value = "new@example.com";
    field("rememberMe").checked = true;
    field("email").focus();
    const giveBack = takeTyped(root);
    root.innerHTML = page;
    const told: string[] = [];
    root.addEventListener("input", ({ target }) => told.push((target as HTMLInputElement).name));
    giveBack();
    expect(field("email").value).toBe("new@example.com");
    expect(field("rememberMe").checked).toBe(true);
    expect(document.activeElement).toBe(field("email"));
    expect(told).toContain("email");
    expect(told).not.toContain("reply");
  });

  it("is given only to fields of the same name", () => {
    const { root, field } = drawn(page);
    field("email").value = "new@example.com";
    const giveBack = takeTyped(root);
    root.innerHTML = '<input name="username" /><input name="rememberMe" type="checkbox" />';
    giveBack();
    expect(field("username").value).toBe("");
    expect(field("rememberMe").checked).toBe(false);
  });
});
