import { useLayoutEffect, useRef, useState } from "react";
import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { css, cx } from "#styled-system/css";
import { Board, BoardName, BoardSection } from "#src/test-support/board.tsx";

const styles = [
  ["hero", css({ textStyle: "hero" }), "It’s your line"],
  ["h1", css({ textStyle: "h1" }), "Tonight’s cast"],
  ["h2", css({ textStyle: "h2" }), "The light that failed"],
  ["h3", css({ textStyle: "h3" }), "Gather a cast"],
  ["poster", css({ textStyle: "poster" }), "Maren Holloway"],
  ["dialogue", css({ textStyle: "dialogue" }), "“You’d better come in, and you’d better tell me which rocks.”"],
  [
    "narration",
    css({ textStyle: "narration", color: "chat.narration.fg" }),
    "Her thumb finds the crack as if it had always known the way.",
  ],
  ["body", css({ textStyle: "body" }), "Sign in and pick up where you left off."],
  ["control", css({ textStyle: "control" }), "Start the scene"],
  ["label", css({ textStyle: "label" }), "Persona name"],
  ["help", css({ textStyle: "help", color: "fg.muted" }), "Up to 40 characters"],
  ["meta", css({ textStyle: "meta", color: "fg.muted" }), "3 hours ago"],
  ["tag", css({ textStyle: "tag" }), "Edited"],
] as const;

/** A role with its computed style. */
function Role({ name, look, text }: { name: string; look: string; text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [measured, setMeasured] = useState("");
  useLayoutEffect(() => {
    if (!line.current) return;
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(line.current);
    const [family = ""] = fontFamily.split(",");
    const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    setMeasured(`${fontSize} · ${leading.toFixed(2)} · ${fontWeight} · ${family.replaceAll('"', "")}`);
  }, []);
  return (
    <li className={css({ display: "grid", gap: "2", fontSize: "chat" })}>
      <BoardName>
        {name} <span data-testid={name}>{measured}</span>
      </BoardName>
      <p ref={line} className={cx(look, css({ overflowWrap: "anywhere" }))}>
        {text}
      </p>
    </li>
  );
}

const meta = preview.meta({
  title: "Foundations/Type",
  render: () => (
    <Board
      title="Type"
      lead="A literary serif speaks titles and narration, a plain sans speaks dialogue and controls. Narration and speech differ by face, not only by colour. Beside each role: size, line, weight and face as this browser sets them."
    >
      <BoardSection title="Roles">
        <ul className={css({ display: "grid", gap: "6", listStyle: "none" })}>
          {styles.map(([name, look, text]) => (
            <Role key={name} name={name} look={look} text={text} />
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Figures" lead="Counters use figures of one width, so that nothing shifts as they change.">
        <p className={css({ textStyle: "body", fontVariantNumeric: "tabular-nums" })} data-testid="figures">
          1,111 credits
          <br />
          8,888 credits
        </p>
      </BoardSection>
    </Board>
  ),
});

/** Sizes of design 3, in px. */
async function expectSizes(sizes: Record<string, number>) {
  for (const [name, size] of Object.entries(sizes))
    await expect(Number.parseFloat(screen.getByTestId(name).textContent)).toBeCloseTo(size, 1);
}

export const Desktop = meta.story({
  play: async () => {
    await expectSizes({
      hero: 106.56,
      h1: 42,
      h2: 32,
      h3: 25,
      poster: 20,
      dialogue: 16,
      narration: 16.8,
      body: 15,
      label: 13,
      tag: 11.5,
    });
    await expect(screen.getByTestId("h1")).toHaveTextContent("Newsreader Display");
    await expect(screen.getByTestId("narration")).toHaveTextContent("Newsreader Text");
  },
});

export const Mobile = meta.story({
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectSizes({ hero: 64, h1: 34, h2: 27, h3: 23, dialogue: 16, body: 15 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
