import { userEvent } from "storybook/test";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Presses keys one after another, as a hand does: two frames lie between them, in which a list marks its entry or a menu
 * moves its focus. `keys` is written as for `userEvent.keyboard`, one string per press.
 */
export async function pressKeys(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await nextFrame();
    await nextFrame();
  }
}
