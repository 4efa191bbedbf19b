import { userEvent as machine } from "storybook/test";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits two frames, in which a list highlights its entry, a menu moves its focus, and what has opened adds its listeners. */
async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Applies the same wait between two keys. */
const pace = { advanceTimers: settle };

/** What a person tells an element by. */
function looksOf(element: Element): string {
  const attributes = ["role", "type", "name", "aria-label", "placeholder"].map((name) => element.getAttribute(name));
  return JSON.stringify([element.tagName, ...attributes, element.textContent]);
}

/**
 * The element itself or, where the page has drawn it anew since the story found it, those that a person cannot tell from it.
 */
export function thoseAlike<Kind extends Element>(element: Kind): Kind[] {
  if (element.isConnected) return [element];
  const looks = looksOf(element);
  return [...document.querySelectorAll<Kind>(element.tagName)].filter(
    (other) => looksOf(other) === looks && other.checkVisibility(),
  );
}

/** Waits until the page has settled. Resolves to the element that is pressed; rejects where there is none, or several. */
async function settled<Kind extends Element>(element: Kind): Promise<Kind> {
  await settle();
  const [one, ...more] = thoseAlike(element);
  if (one !== undefined && more.length === 0) return one;
  const count = one === undefined ? 0 : more.length + 1;
  throw new Error(`Gone before it was pressed, and ${count} like it are there: ${looksOf(element)}`);
}

/**
 * `userEvent` at a person's speed: it waits two frames before each click and key. Without that a story could press twice
 * before the page has shown the effect of the first press. Tests of several presses within one frame dispatch events
 * directly.
 */
export const userEvent = {
  clear: async (field: Element) => machine.clear(await settled(field)),
  click: async (element: Element, options?: { pointerEventsCheck?: number }) =>
    machine.click(await settled(element), { ...options, ...pace }),
  dblClick: async (element: Element) => machine.dblClick(await settled(element), pace),
  hover: async (element: Element) => machine.hover(await settled(element), pace),
  /** `keys` in the library's syntax: `{ArrowDown}{Enter}`, `{Shift>}a{/Shift}`. */
  keyboard: async (keys: string) => {
    await settle();
    await machine.keyboard(keys, pace);
  },
  paste: async (what?: string | DataTransfer) => {
    await settle();
    await machine.paste(what, pace);
  },
  selectOptions: async (select: Element, values: string | string[]) =>
    machine.selectOptions(await settled(select), values, pace),
  tab: async (options?: { shift?: boolean }) => {
    await settle();
    await machine.tab({ ...options, ...pace });
  },
  tripleClick: async (element: Element) => machine.tripleClick(await settled(element), pace),
  type: async (field: Element, keys: string) => machine.type(await settled(field), keys, pace),
  unhover: async (element: Element) => machine.unhover(await settled(element), pace),
  upload: async (input: HTMLElement, files: File | File[], options?: { applyAccept?: boolean }) =>
    machine.upload(await settled(input), files, { ...options, ...pace }),
};
