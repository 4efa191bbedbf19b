// @vitest-environment jsdom
import { expect, it } from "vitest";
import { holdsText, isTextField } from "./text-field.ts";

function element(html: string): Element {
  document.body.innerHTML = html;
  const only = document.body.firstElementChild;
  if (only === null) throw new Error(`no element: ${html}`);
  return only;
}

it.each([
  ["a text area", "<textarea></textarea>", "<textarea>a</textarea>"],
  ["a field without a type", "<input>", "<input value='a'>"],
  ["a search", "<input type='search'>", "<input type='search' value='a'>"],
  ["a password", "<input type='password'>", "<input type='password' value='a'>"],
  ["a number", "<input type='number'>", "<input type='number' value='1'>"],
  ["editable content", "<div contenteditable='true'></div>", "<div contenteditable='true'><p>a</p></div>"],
])("%s is typed in, and says when it holds something", (_name, empty, full) => {
  expect(isTextField(element(empty))).toBe(true);
  expect(holdsText(element(empty))).toBe(false);
  expect(holdsText(element(full))).toBe(true);
});

it.each([
  "<input type='checkbox' value='a' checked>",
  "<input type='radio' value='a'>",
  "<input type='range' value='3'>",
  "<input type='color' value='#ffffff'>",
  "<input type='file'>",
  "<input type='submit' value='a'>",
  "<input type='button' value='a'>",
  "<input value='a' readonly>",
  "<select><option>a</option></select>",
  "<button>a</button>",
  "<div contenteditable='false'>a</div>",
  "<p>a</p>",
])("nothing is typed in %s", (html) => {
  expect(isTextField(element(html))).toBe(false);
  expect(holdsText(element(html))).toBe(false);
});

it("nothing is typed in the page itself", () => {
  expect(isTextField(null)).toBe(false);
  expect(isTextField(window)).toBe(false);
  expect(holdsText(document)).toBe(false);
});
