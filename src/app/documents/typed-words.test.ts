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

describe("text typed before the app has started", () => {
  it("is restored in the rendered page, with the focus and an input event", () => {
    const { root, field } = drawn(page);
    field("email").value = "new@example.com";
    field("rememberMe").checked = true;
    field("email").focus();
    const giveBack = takeTyped(root);
    root.innerHTML = page;
    const notified: string[] = [];
    root.addEventListener("input", ({ target }) => notified.push((target as HTMLInputElement).name));
    giveBack();
    expect(field("email").value).toBe("new@example.com");
    expect(field("rememberMe").checked).toBe(true);
    expect(document.activeElement).toBe(field("email"));
    expect(notified).toContain("email");
    expect(notified).not.toContain("reply");
  });

  it("is restored only in fields of the same name", () => {
    const { root, field } = drawn(page);
    field("email").value = "new@example.com";
    const giveBack = takeTyped(root);
    root.innerHTML = '<input name="username" /><input name="rememberMe" type="checkbox" />';
    giveBack();
    expect(field("username").value).toBe("");
    expect(field("rememberMe").checked).toBe(false);
  });
});
