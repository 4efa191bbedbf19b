import { css } from "#styled-system/css";
import { Board, BoardName, BoardSection } from "./board.tsx";

const example = `const meta = preview.meta({
  title: "Pages/Home",
  render: () => <ScreenAt path="/home" />,
});

export const Failed = meta.story({
  parameters: {
    world: "free",
    faults: [{ operation: "listHomeCharacters", status: 500 }],
  },
  play: async () => {
    const again = { name: "Try again" };
    await expect(await screen.findByRole("button", again)).toBeVisible();
  },
});`;

const steps = css({ display: "grid", gap: "3", pl: "5", listStyle: "decimal", maxWidth: "prose.max" });
const code = css({
  p: "5",
  borderRadius: "row",
  bg: "bg.sunken",
  overflowX: "auto",
  fontFamily: "mono",
  fontSize: "sm",
  lineHeight: "prose",
  whiteSpace: "pre",
});

/** How a story is written: where it is, who is there, what goes wrong, and what a person must see. */
export function AddAStatePage() {
  return (
    <Board
      title="Add a state"
      lead="A story says which page it shows, who is signed in and what fails. It never writes a request handler of its own."
    >
      <BoardSection title="In this order">
        <ol className={steps}>
          <li>
            Open the <BoardName>*.stories.tsx</BoardName> beside the component or the page, or begin one with the title
            of its group.
          </li>
          <li>
            Choose a world. If none fits, change it with <BoardName>change</BoardName>; <BoardName>stored</BoardName> is
            what the browser has stored already, <BoardName>now</BoardName> the time.
          </li>
          <li>
            What goes wrong is a list of faults: <BoardName>operation</BoardName>, <BoardName>status</BoardName>,{" "}
            <BoardName>message</BoardName>, <BoardName>network</BoardName>, <BoardName>delayMs</BoardName>,{" "}
            <BoardName>times</BoardName>, <BoardName>cutAfterBytes</BoardName>.
          </li>
          <li>
            Show a phone with <BoardName>{'globals: { viewport: { value: "mobile" } }'}</BoardName>.
          </li>
          <li>
            Press and type with <BoardName>userEvent</BoardName> from <BoardName>#src/test-support/hand.ts</BoardName>,
            which takes its time as a hand does. End with an assertion of what a person must see: a story that cannot
            fail proves nothing.
          </li>
          <li>
            Name it by what a person would call it. If the name of the export does not say that, set{" "}
            <BoardName>name</BoardName>, which the search looks at. The comment above it appears in the reference of its
            screen.
          </li>
          <li>
            Wait for what follows an answer, a press or an animation with <BoardName>findBy…</BoardName> or{" "}
            <BoardName>waitFor</BoardName>, never for a time. Hold a stream back instead of racing it.
          </li>
          <li>
            Run it: <BoardName>npm run storybook</BoardName>, then all of them with <BoardName>npm test</BoardName>.
          </li>
        </ol>
      </BoardSection>
      <BoardSection title="A whole story">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <pre className={code} tabIndex={0} aria-label="Example of a story">
          {example}
        </pre>
      </BoardSection>
    </Board>
  );
}
