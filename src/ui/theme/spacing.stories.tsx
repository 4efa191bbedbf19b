import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { token } from "#styled-system/tokens";
import { Board, BoardName, BoardSection } from "#src/test-support/board.tsx";
import { breakpoints, tokens } from "./tokens.ts";

const length = (name: string) => Number.parseFloat(tokens.spacing[name]!.value);
const steps = Object.keys(tokens.spacing)
  .filter((name) => name !== "0")
  .toSorted((a, b) => length(a) - length(b));
const radii = Object.keys(tokens.radii);
const grounds = [
  ["canvas", css({ bg: "bg.canvas", boxShadow: "inset 0 0 0 1px {colors.border.subtle}" }), "0 · the page"],
  ["surface", css({ bg: "bg.surface", boxShadow: "inset 0 0 0 1px {colors.border.subtle}" }), "1 · cards"],
  ["raised", css({ bg: "bg.raised", boxShadow: "shadow.2" }), "2 · popover, header, composer"],
  ["overlay", css({ bg: "bg.overlay", boxShadow: "shadow.3" }), "3 · dialog"],
] as const;
const row = css({ display: "grid", gridTemplateColumns: "88px minmax(0, 1fr)", gap: "3", alignItems: "center" });
const list = css({ display: "grid", gap: "2", listStyle: "none" });
const tiles = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  listStyle: "none",
});

const meta = preview.meta({
  title: "Foundations/Spacing",
  render: () => (
    <Board
      title="Spacing"
      lead="Steps of four, comfortable only. Lightness is depth: shadows belong to what floats. One bordered box inside another is never allowed; group with space or a ground step."
    >
      <BoardSection title="Steps">
        <ul className={list}>
          {steps.map((name) => (
            <li key={name} className={row}>
              <BoardName>
                {name} · {tokens.spacing[name]!.value}
              </BoardName>
              <span
                data-testid={`step ${name}`}
                className={css({ height: "12px", bg: "accent.default", borderRadius: "xs" })}
                style={{ width: token.var(`spacing.${name}` as "spacing.1") }}
              />
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Radii" lead="Nested: the outer radius less the padding.">
        <ul className={tiles}>
          {radii.map((name) => (
            <li key={name} className={css({ display: "grid", gap: "2", justifyItems: "start", alignContent: "end" })}>
              <span
                className={css({ width: "100%", height: "72px", bg: "bg.raised" })}
                style={{ borderRadius: token.var(`radii.${name}` as "radii.xs") }}
              />
              <BoardName>
                {name} · {tokens.radii[name]!.value}
              </BoardName>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Elevation">
        <ul className={tiles}>
          {grounds.map(([name, look, use]) => (
            <li key={name} className={css({ display: "grid", gap: "2", alignContent: "start" })}>
              <span className={`${look} ${css({ height: "88px", borderRadius: "row" })}`} />
              <span>{name}</span>
              <BoardName>{use}</BoardName>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Hit targets" lead="44 px for a finger, never under 32 for a pointer.">
        <ul className={tiles}>
          {(["sm", "md", "lg"] as const).map((name) => (
            <li key={name} className={css({ display: "grid", gap: "2", justifyItems: "start", alignContent: "end" })}>
              <span
                className={css({
                  width: "100%",
                  borderRadius: "full",
                  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
                })}
                style={{ height: token.var(`sizes.control.${name}`) }}
              />
              <BoardName>
                control {name} · {token(`sizes.control.${name}`)}
              </BoardName>
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection
        title="Widths"
        lead="Columns of cards: 2, from md 4, from lg 5, from xl 6, from 2xl 7. Below md is mobile."
      >
        <ul className={list}>
          {Object.entries(breakpoints).map(([name, width]) => (
            <li key={name} className={row}>
              <span>{name}</span>
              <BoardName>{width}</BoardName>
            </li>
          ))}
        </ul>
      </BoardSection>
    </Board>
  ),
});

async function expectSteps() {
  for (const name of steps)
    await expect(`${screen.getByTestId(`step ${name}`).getBoundingClientRect().width}px`).toBe(
      tokens.spacing[name]!.value,
    );
}

export const Desktop = meta.story({ play: expectSteps });

export const Mobile = meta.story({
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectSteps();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
