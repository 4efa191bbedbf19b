import { userEvent as machine } from "storybook/test";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Two frames, in which a list marks its entry, a menu moves its focus, and what has opened begins to listen. */
async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Between two keys, too. */
const pace = { advanceTimers: settle };

/**
 * What a person does in a story. Two frames lie before each press, key and letter, as they do for every hand: a script that
 * presses twice within one finds a page that has not yet shown what the first one did. How often a page can be pressed
 * within a frame is tested where it counts, with events of its own.
 */
export const userEvent = {
  clear: (field: Element) => settle().then(() => machine.clear(field)),
  click: (element: Element, options?: { pointerEventsCheck?: number }) =>
    settle().then(() => machine.click(element, { ...options, ...pace })),
  dblClick: (element: Element) => settle().then(() => machine.dblClick(element, pace)),
  hover: (element: Element) => settle().then(() => machine.hover(element, pace)),
  /** `keys` as the library writes them: `{ArrowDown}{Enter}`, `{Shift>}a{/Shift}`. */
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
