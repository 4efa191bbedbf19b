import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { toolbars } from "#.storybook/toolbars.ts";
import { expect } from "#src/test-support/expect.ts";
import { onMobile } from "./story-steps.tsx";
import { StartHerePage } from "./start-here-page.tsx";

const meta = preview.meta({ title: "Start here/Welcome", component: StartHerePage });

/** The page names every toolbar and every world. */
async function expectWhole() {
  await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Every state of Sotto");
  const names = screen.getAllByRole("term").map((term) => term.textContent);
  for (const { toolbar } of Object.values(toolbars)) await expect(names).toContain(toolbar.title);
  for (const { value } of toolbars.who.toolbar.items.slice(1)) await expect(names).toContain(value);
}

export const FindAState = meta.story({ name: "Find a state", play: expectWhole });

export const Mobile = meta.story({
  globals: onMobile,
  play: async () => {
    await expectWhole();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
