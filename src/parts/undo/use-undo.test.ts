// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { useUndo, type Undoable } from "./use-undo.ts";

/** What was undone, in order. */
let takenBack: string[];
let offer: (outcome: Promise<Undoable | null>) => void;
let leave: () => void;

beforeEach(() => {
  takenBack = [];
  const { result, unmount } = renderHook(() => useUndo());
  offer = result.current;
  leave = unmount;
});
afterEach(() => {
  leave();
  toaster.clear();
  document.body.replaceChildren();
});

const undoable = (name: string, isTakenBack = true): Undoable => ({
  text: `${name} deleted`,
  takeBack: async () => isTakenBack && takenBack.push(name) > 0,
});
/** A press whose answer is still pending. */
function press() {
  const { promise, resolve, reject } = Promise.withResolvers<Undoable | null>();
  offer(promise);
  return {
    answer: (done: Undoable | null) => settled(() => resolve(done)),
    refuse: () => settled(() => reject(new Error("refused"))),
  };
}
const settled = (step: () => void) =>
  act(async () => {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  });
/** Presses Ctrl+Z, or the keys in `how`; returns whether that undid something. */
async function undo(how: KeyboardEventInit = {}, target: EventTarget = document.body): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true, ...how });
  await settled(() => target.dispatchEvent(event));
  return event.defaultPrevented;
}
const toasts = () => toaster.getToasts().map(({ text }) => text);
const pressToast = (text: string) =>
  settled(() => {
    const toast = toaster.getToasts().find((one) => one.text === text);
    if (toast?.action === undefined) throw new Error(`no toast to press says ${text}`);
    // In the toast's own order.
    toaster.dismiss(toast.id);
    toast.action.onAction();
  });

describe("Ctrl+Z", () => {
  it("takes back one at each press, the latest first", async () => {
    await press().answer(undoable("one"));
    await press().answer(undoable("two"));
    expect(await undo()).toBe(true);
    expect(takenBack).toEqual(["two"]);
    expect(await undo()).toBe(true);
    expect(takenBack).toEqual(["two", "one"]);
    expect(await undo()).toBe(false);
    expect(takenBack).toEqual(["two", "one"]);
  });

  it("takes back what is still on its way, once the server has answered", async () => {
    const { answer } = press();
    expect(await undo()).toBe(true);
    expect(await undo()).toBe(false);
    expect(takenBack).toEqual([]);
    await answer(undoable("one"));
    expect(takenBack).toEqual(["one"]);
    expect(toasts()).toEqual(["Brought back"]);
  });

  it("takes back two that are both on their way by two presses, whichever is answered first", async () => {
    const [one, two] = [press(), press()];
    await undo();
    await undo();
    await one.answer(undoable("one"));
    expect(takenBack).toEqual(["one"]);
    await two.answer(undoable("two"));
    expect(takenBack).toEqual(["one", "two"]);
    expect(await undo()).toBe(false);
  });

  it("passes over what was refused, and over what came to nothing", async () => {
    await press().answer(undoable("one"));
    await press().refuse();
    await press().answer(null);
    expect(toasts()).toEqual(["one deleted"]);
    await undo();
    expect(takenBack).toEqual(["one"]);
  });

  it("brings nothing back when it is refused after the press", async () => {
    const { refuse } = press();
    expect(await undo()).toBe(true);
    await refuse();
    expect(takenBack).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it("is no longer heard when the screen is left; the toast still is", async () => {
    await press().answer(undoable("one"));
    leave();
    expect(await undo()).toBe(false);
    await pressToast("one deleted");
    expect(takenBack).toEqual(["one"]);
  });

  it.each([
    ["Cmd", { ctrlKey: false, metaKey: true }, true],
    ["caps lock", { key: "Z" }, true],
    ["Shift, which is Redo", { shiftKey: true, key: "Z" }, false],
    ["Alt", { altKey: true }, false],
    ["no Ctrl", { ctrlKey: false }, false],
    ["another letter", { key: "y" }, false],
  ])("with %s", async (_name, how, isUndone) => {
    await press().answer(undoable("one"));
    expect(await undo(how)).toBe(isUndone);
    expect(takenBack).toEqual(isUndone ? ["one"] : []);
  });

  it("leaves alone what somebody has already heard", async () => {
    await press().answer(undoable("one"));
    const hear = (event: Event) => event.preventDefault();
    document.addEventListener("keydown", hear);
    await undo();
    document.removeEventListener("keydown", hear);
    expect(takenBack).toEqual([]);
  });

  it.each([
    ["an empty text area", "<textarea></textarea>", true],
    ["a text area that holds something", "<textarea>a</textarea>", false],
    ["a search that holds something", "<input type='search' value='a'>", false],
    ["editable content that holds something", "<div contenteditable='true'>a</div>", false],
    ["a checkbox", "<input type='checkbox' value='a' checked>", true],
    ["a button", "<button>a</button>", true],
  ])("in %s", async (_name, html, isUndone) => {
    document.body.innerHTML = html;
    await press().answer(undoable("one"));
    expect(await undo({}, document.body.firstElementChild ?? document)).toBe(isUndone);
    expect(takenBack).toEqual(isUndone ? ["one"] : []);
  });
});

describe("the toast", () => {
  it("undoes, and Ctrl+Z after it does not undo the same again", async () => {
    await press().answer(undoable("one"));
    await press().answer(undoable("two"));
    await pressToast("two deleted");
    expect(takenBack).toEqual(["two"]);
    expect(toasts()).toEqual(["one deleted", "Brought back"]);
    await undo();
    expect(takenBack).toEqual(["two", "one"]);
  });

  it("goes when Ctrl+Z has undone it, and pressed all the same it undoes nothing more", async () => {
    await press().answer(undoable("one"));
    const [toast] = toaster.getToasts();
    await undo();
    expect(toasts()).toEqual(["Brought back"]);
    await settled(() => toast?.action?.onAction());
    expect(takenBack).toEqual(["one"]);
  });

  it("that says the same of two undoes the last it was raised for, and stays while that stands", async () => {
    const [one, two] = [press(), press()];
    await two.answer(undoable("Message"));
    await one.answer({ ...undoable("the first"), text: "Message deleted" });
    expect(toasts()).toEqual(["Message deleted"]);
    // Undoes the last step; its toast now stands for the other one.
    await undo();
    expect(takenBack).toEqual(["Message"]);
    expect(toasts()).toEqual(["Message deleted", "Brought back"]);
    await pressToast("Message deleted");
    expect(takenBack).toEqual(["Message", "the first"]);
    expect(toasts()).toEqual(["Brought back"]);
  });

  it("does not say that it is back where taking back was refused", async () => {
    await press().answer(undoable("one", false));
    await undo();
    expect(toasts()).toEqual([]);
  });
});
