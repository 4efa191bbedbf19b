import type { ReactNode } from "react";
import { SELECT_STORY } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { Flow, Screen } from "../../tools/reference/reference.ts";
import type { TokenGroup } from "../../tools/reference/write-pages.ts";
import { Board, BoardName, BoardSection } from "#src/test-support/board.tsx";
import { css } from "#styled-system/css";

const rows = css({ display: "grid", gap: "2", m: "0", p: "0", listStyle: "none" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
  columnGap: "6",
  overflowWrap: "anywhere",
});
const muted = css({ color: "fg.muted" });
const link = css({ color: "fg", textDecoration: "underline", textUnderlineOffset: "3px" });

const swatch = css({
  width: "32px",
  height: "16px",
  borderRadius: "xs",
  borderWidth: "1px",
  borderColor: "border.subtle",
});

/** A link to a story. Inside Storybook it selects the story: loading the page again would take seconds. */
function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className={link}
      href={`./?path=/story/${id}`}
      target="_top"
      onClick={(event) => {
        if (window.parent === window || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        addons.getChannel().emit(SELECT_STORY, { storyId: id });
      }}
    >
      {children}
    </a>
  );
}

function Rows({ of }: { of: readonly { id: string; name: ReactNode; text: ReactNode }[] }) {
  return (
    <ul className={rows}>
      {of.map(({ id, name, text }) => (
        <li key={id} className={row}>
          <span>{name}</span>
          <span className={muted}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to every story under each title. */
function States({ of }: { of: Screen["states"] }) {
  return of.map(({ title, stories }) => (
    <div key={title} className={css({ display: "grid", gap: "2" })}>
      <h3 className={css({ fontWeight: "semibold" })}>{title}</h3>
      <Rows
        of={stories.map(({ id, name, about }) => ({ id, name: <StoryLink id={id}>{name}</StoryLink>, text: about }))}
      />
    </div>
  ));
}

/** The titles of what people know by another name. */
export function OtherNamePage({ name, places }: { name: string; places: Screen["states"] }) {
  return (
    <Board title={name} lead="In this Storybook it is called:">
      <BoardSection title="Titles and states">
        <States of={places} />
      </BoardSection>
    </Board>
  );
}

/** One screen: what it is, its calls, states and texts, and the flows that visit it. */
export function ScreenPage({ screen, hasContract }: { screen: Screen; hasContract: boolean }) {
  const { name, about, address, access, calls, states, texts, flows } = screen;
  return (
    <Board title={name} lead={about}>
      <BoardSection title="Where it is">
        <Rows
          of={[
            { id: "address", name: "Address", text: <BoardName>{address}</BoardName> },
            { id: "access", name: "Access", text: access },
            { id: "flows", name: "Flows", text: flows.length === 0 ? "None" : flows.join(", ") },
          ]}
        />
      </BoardSection>
      <BoardSection title="Its states" lead="Choose another theme, person or network in the toolbar.">
        <States of={states} />
        {states.length === 0 && <p className={muted}>It has no stories of its own.</p>}
      </BoardSection>
      <BoardSection
        title="Its calls"
        lead="Every call it can make, on opening or after an action. The shell around it makes calls of its own."
      >
        <Rows
          of={calls.map(({ id, method, path, summary, tag }) => ({
            id,
            name: hasContract ? (
              <a
                className={link}
                href={`./contract/index.html#/${tag}/${id.toLowerCase()}`}
                target="_blank"
                rel="noreferrer"
              >
                {id}
              </a>
            ) : (
              id
            ),
            text: (
              <>
                {summary} <BoardName>{`${method} ${path}`}</BoardName>
              </>
            ),
          }))}
        />
        {calls.length === 0 && <p className={muted}>None.</p>}
      </BoardSection>
      <BoardSection title="Its texts" lead="Parameters are in braces. Texts that many screens share are not listed.">
        {texts.map(({ group, entries }) => (
          <details key={group}>
            <summary>{`${group} (${entries.length})`}</summary>
            <Rows of={entries.map(([key, text]) => ({ id: key, name: <BoardName>{key}</BoardName>, text }))} />
          </details>
        ))}
        {texts.length === 0 && <p className={muted}>It has no file of texts.</p>}
      </BoardSection>
    </Board>
  );
}

/** Every flow and its tests. */
export function FlowsPage({ flows }: { flows: readonly Flow[] }) {
  return (
    <Board
      title="Flows"
      lead="End-to-end tests in a real browser: the built app on the HTTP host. Every run of npm test includes them."
    >
      {flows.map(({ name, about, walks }) => (
        <BoardSection key={name} title={name} lead={about || undefined}>
          <ul className={css({ pl: "5", listStyle: "disc", color: "fg.muted" })}>
            {walks.map((walk) => (
              <li key={walk}>{walk}</li>
            ))}
          </ul>
        </BoardSection>
      ))}
    </Board>
  );
}

/** Every design token with its value; colours are those of the current theme. */
export function TokensPage({ groups }: { groups: readonly TokenGroup[] }) {
  return (
    <Board
      title="Design tokens"
      lead="The tokens recipes and components may use. Colours and shadows depend on the theme, which the toolbar changes. Foundations shows them in use."
    >
      {groups.map(({ kind, tokens }) => (
        <BoardSection key={kind} title={kind}>
          <Rows
            of={tokens.map(({ name, value, variable }) => ({
              id: name,
              name: <BoardName>{name}</BoardName>,
              text: (
                <span className={css({ row: "2" })}>
                  {kind === "colors" && <span className={swatch} style={{ background: variable }} />}
                  {value}
                </span>
              ),
            }))}
          />
        </BoardSection>
      ))}
    </Board>
  );
}
