import PlayIcon from "lucide-react/icons/play";
import { useState } from "react";
import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { token } from "#styled-system/tokens";
import { Button } from "../button/button.tsx";
import { BreathingDots } from "../breathing-dots/breathing-dots.tsx";
import { CueMark } from "../cue-mark/cue-mark.tsx";
import { Board, BoardName, BoardSection } from "#src/test-support/board.tsx";
import { tokens } from "./tokens.ts";

const durations = {
  instant: "press",
  fast: "hover",
  base: "menus, tabs, drawer",
  slow: "dialogs, sheets",
  scene: "scene change",
};
const easings = {
  standard: "moves within the page",
  enter: "comes in",
  exit: "leaves, in 70 % of the time",
  breathe: "lives",
  cut: "does not move",
};

const row = css({
  display: "grid",
  gridTemplateColumns: { base: "1fr", md: "220px minmax(0, 1fr)" },
  gap: "3",
  alignItems: "center",
});
const track = css({
  height: "28px",
  borderRadius: "full",
  bg: "bg.sunken",
  overflow: "hidden",
  containerType: "inline-size",
});
const runner = css({
  boxSize: "28px",
  borderRadius: "full",
  bg: "accent.default",
  transitionProperty: "transform",
  "&[data-there]": { transform: "translateX(calc(100cqw - 100%))" },
});

function Runner({ isThere, duration, easing }: { isThere: boolean; duration: string; easing: string }) {
  return (
    <div className={track} aria-hidden="true">
      <div
        className={runner}
        data-testid="runner"
        data-there={isThere ? "" : undefined}
        style={{ transitionDuration: duration, transitionTimingFunction: easing }}
      />
    </div>
  );
}

function MotionBoard() {
  const [isThere, setIsThere] = useState(false);
  return (
    <Board
      title="Motion"
      lead="Only opacity, transform and filter move. Leaving takes 70 % of the time of coming. Who asks for less movement gets no transforms at all: fades stay, at 80 ms, and text appears by sentences."
    >
      <div>
        <Button variant="primary" onClick={() => setIsThere(!isThere)}>
          <PlayIcon /> {isThere ? "Back" : "Move"}
        </Button>
      </div>
      <BoardSection title="Durations">
        <ul className={css({ display: "grid", gap: "3", listStyle: "none" })}>
          {Object.entries(durations).map(([name, use]) => (
            <li key={name} className={row}>
              <span className={css({ display: "grid" })}>
                {name}
                <BoardName>{`${tokens.durations[name]!.value} · ${use}`}</BoardName>
              </span>
              <Runner
                isThere={isThere}
                duration={token.var(`durations.${name}` as "durations.base")}
                easing={token.var("easings.standard")}
              />
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection title="Easings" lead="At the length of a scene change, to be seen.">
        <ul className={css({ display: "grid", gap: "3", listStyle: "none" })}>
          {Object.entries(easings).map(([name, use]) => (
            <li key={name} className={row}>
              <span className={css({ display: "grid" })}>
                {name}
                <BoardName>{use}</BoardName>
              </span>
              <Runner
                isThere={isThere}
                duration={token.var("durations.scene")}
                easing={token.var(`easings.${name}` as "easings.exit")}
              />
            </li>
          ))}
        </ul>
      </BoardSection>
      <BoardSection
        title="What breathes"
        lead="The cue mark means live; three dots mean at work. Nothing else moves by itself."
      >
        <div className={css({ display: "flex", gap: "6", alignItems: "center" })}>
          <CueMark />
          <BreathingDots />
        </div>
      </BoardSection>
    </Board>
  );
}

const meta = preview.meta({ title: "Foundations/Motion", render: () => <MotionBoard /> });

export const Durations = meta.story({
  name: "Durations and easings",
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    // A build writes 140ms as .14s.
    const inMs = (text: string) => Math.round(Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000));
    for (const [name, length] of Object.entries({ instant: 80, fast: 140, base: 220, slow: 360, scene: 640 }))
      await expect(inMs(root.getPropertyValue(`--durations-${name}`))).toBe(length);
    const there = () =>
      screen.getAllByTestId("runner").filter((one) => getComputedStyle(one).transform !== "none").length;
    await expect(there()).toBe(0);
    await userEvent.click(await screen.findByRole("button", { name: "Move" }));
    await expect(there()).toBe(Object.keys(durations).length + Object.keys(easings).length);
  },
});
