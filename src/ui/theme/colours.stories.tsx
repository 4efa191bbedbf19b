import { expect } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { applyTheme } from "./apply-theme.ts";
import { ColoursBoard } from "./colours-board.tsx";
import { deriveTheme } from "./derive-theme.ts";
import { semanticColors } from "./semantic-colors.ts";
import { type BuiltInThemeId, themeModes } from "./theme-ids.ts";
import { themeVariables } from "./theme-variables.ts";

const meta = preview.meta({ title: "Foundations/Colours", component: ColoursBoard });

function rgb(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}

async function expectTheme(id: BuiltInThemeId) {
  const root = getComputedStyle(document.documentElement);
  await expect(root.backgroundColor).toBe(rgb(semanticColors["bg.canvas"][id]));
  await expect(root.color).toBe(rgb(semanticColors["fg.default"][id]));
  await expect(root.colorScheme).toBe(themeModes[id]);
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

const custom = deriveTheme({ background: "#7a1f3d", primary: "#3ad1a0" });

export const CustomTheme = meta.story({
  name: "Custom theme",
  args: { name: "Velvet and mint" },
  beforeEach: () => () => applyTheme("dark"),
  play: async () => {
    applyTheme("custom-1", { mode: custom.mode, variables: themeVariables(custom.colors) });
    const root = getComputedStyle(document.documentElement);
    await expect(root.backgroundColor).toBe(rgb(custom.colors["bg.canvas"]));
    await expect(root.colorScheme).toBe("dark");
  },
});
