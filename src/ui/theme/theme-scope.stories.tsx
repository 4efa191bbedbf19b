import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { CueMark } from "../cue-mark/cue-mark.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { deriveTheme } from "./derive-theme.ts";
import { builtInColors } from "./built-in-themes.ts";
import { themeIds } from "#src/lib/look-ids.ts";
import { ThemeScope } from "./theme-scope.tsx";
import { themeVariables } from "./theme-variables.ts";

const meta = preview.meta({ title: "Foundations/Theme scope" });

const derived = deriveTheme({ background: "#f3e9d2", primary: "#5b2a86" });
const custom = { mode: derived.mode, variables: themeVariables(derived.colors) };

const card = css({
  p: "5",
  borderRadius: "xl",
  display: "grid",
  gap: "3",
  justifyItems: "start",
  boxShadow: "shadow.2",
});

export const AllAtOnce = meta.story({
  name: "All at once",
  globals: { theme: "lightModeTheme" },
  render: () => (
    <StoryFrame>
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", lg: "repeat(4, 1fr)" },
        })}
      >
        {[...themeIds, custom].map((theme) => (
          <ThemeScope key={typeof theme === "string" ? theme : "custom"} theme={theme} className={card}>
            <h2 className={css({ textStyle: "h3", display: "flex", gap: "2", alignItems: "center" })}>
              {typeof theme === "string" ? theme : "custom"} <CueMark />
            </h2>
            <p
              className={css({
                bg: "chat.character.bg",
                borderRadius: "bubble",
                px: "4",
                py: "2",
                textStyle: "dialogue",
              })}
            >
              <em className={css({ textStyle: "narration", color: "chat.narration.fg" })}>She turns.</em> “Then we
              wait.”
            </p>
            <Button variant="primary" size="sm">
              Primary
            </Button>
          </ThemeScope>
        ))}
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const dark = (await canvas.findByText("dark")).parentElement!;
    const hex = builtInColors.dark["bg.canvas"];
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    await expect(getComputedStyle(dark).backgroundColor).toBe(`rgb(${r}, ${g}, ${b})`);
    await expect(getComputedStyle(dark).colorScheme).toBe("dark");
    await expect(getComputedStyle(canvas.getByText("custom").parentElement!).colorScheme).toBe("light");
  },
});
