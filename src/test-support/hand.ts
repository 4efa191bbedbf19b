import { userEvent as machine } from "storybook/test";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits two frames, in which a list highlights its entry, a menu moves its focus, and what has opened adds its listeners. */
async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Applies the same wait between two keys. */
const pace = { advanceTimers: settle };

/**
 * `userEvent` at a person's speed: it waits two frames before each click and key. Without that a story could press twice
 * before the page has shown the effect of the first press. Tests of several presses within one frame dispatch events
 * directly.
 */
export const userEvent = {
  clear: (field: Element) => settle().then(() => machine.clear(field)),
  click: (element: Element, options?: { pointerEventsCheck?: number }) =>
    settle().then(() => machine.click(element, { ...options, ...pace })),
  dblClick: (element: Element) => settle().then(() => machine.dblClick(element, pace)),
  hover: (element: Element) => settle().then(() => machine.hover(element, pace)),
  /** `keys` in the library's syntax: `{ArrowDown}{Enter}`, `{Shift>}a{/Shift}`. */
  keyboard: (keys: string) => settle().then(() => machine.keyboard(keys, pace)),
  paste: (what?: string | DataTransfer) => settle().then(() => machine.paste(what, pace)),
  selectOptions: (select: Element, values: string | string[]) =>
    settle().then(() => machine.selectOptions(select, values, pace)),
  tab: (options?: { shift?: boolean }) => settle().then(() => machine.tab({ ...options, ...pace })),
  tripleClick: (element: Element) => settle().then(() => machine.tripleClick(element, pace)),
  type: (field: Element, keys: string) => settle().then(() => machine.type(field, keys, pace)),
  unhover: (element: Element) => settle().then(() => machine.unhover(element, pace)),
  upload: (input: HTMLElement, files: File | File[], options?: { applyAccept?: boolean }) =>
    settle().then(() => machine.upload(input, files, { ...options, ...pace })),
};
