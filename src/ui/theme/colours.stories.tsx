import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { velvetTheme } from "#.storybook/toolbars.ts";
import { ColoursBoard } from "#src/test-support/colours-board.tsx";
import { expect } from "#src/test-support/expect.ts";
import { builtInColors } from "./built-in-themes.ts";
import { type BuiltInThemeId, themeModes } from "#src/lib/look-ids.ts";

const meta = preview.meta({ title: "Foundations/Colours", component: ColoursBoard });

function rgb(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

async function expectTheme(id: BuiltInThemeId) {
  const root = getComputedStyle(document.documentElement);
  await expect(root.backgroundColor).toBe(rgb(builtInColors[id]["bg.canvas"]));
  await expect(root.color).toBe(rgb(builtInColors[id]["fg.default"]));
  await expect(root.colorScheme).toBe(themeModes[id]);
  await expectContrast();
}

/** Every pair passes, measured on the page's computed colours. */
async function expectContrast() {
  await expect(await screen.findByText(/^217 of 217 pairs hold/)).toBeVisible();
  const ratios = screen.getAllByTestId("ratio").map((ratio) => Number.parseFloat(ratio.textContent));
  await expect(ratios.length).toBeGreaterThan(25);
  await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
}

export const Dark = meta.story({
  args: { name: "Dark" },
  globals: { theme: "dark" },
  play: () => expectTheme("dark"),
});

export const Light = meta.story({
  args: { name: "Light" },
  globals: { theme: "lightModeTheme" },
  play: () => expectTheme("lightModeTheme"),
});

export const SoftPink = meta.story({
  name: "Soft Pink",
  args: { name: "Soft Pink" },
  globals: { theme: "roseTheme" },
  play: () => expectTheme("roseTheme"),
});

export const DeepSpace = meta.story({
  name: "Deep Space",
  args: { name: "Deep Space" },
  globals: { theme: "purpleTheme" },
  play: () => expectTheme("purpleTheme"),
});

export const OceanDeep = meta.story({
  name: "Ocean Deep",
  args: { name: "Ocean Deep" },
  globals: { theme: "tealTheme" },
  play: () => expectTheme("tealTheme"),
});

export const SilverLining = meta.story({
  name: "Silver Lining",
  args: { name: "Silver Lining" },
  globals: { theme: "grayTheme" },
  play: () => expectTheme("grayTheme"),
});

export const CrystalBlue = meta.story({
  name: "Crystal Blue",
  args: { name: "Crystal Blue" },
  globals: { theme: "skyTheme" },
  play: () => expectTheme("skyTheme"),
});

export const CustomTheme = meta.story({
  name: "Custom theme",
  args: { name: "Velvet and mint" },
  globals: { theme: "custom-velvet" },
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.backgroundColor).toBe(rgb(velvetTheme.look!.variables["--colors-bg-canvas"]!));
    await expect(root.colorScheme).toBe("dark");
    await expectContrast();
  },
});
