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

/** A link to a story. Within Storybook it is chosen there: loading all anew would take seconds, and the mock's worker along. */
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

/** Where that is which people call by another name. */
export function OtherNamePage({ name, places }: { name: string; places: Screen["states"] }) {
  return (
    <Board title={name} lead="Here it has these titles.">
      <BoardSection title="Its states">
        <States of={places} />
      </BoardSection>
    </Board>
  );
}

/** What is known of one screen: what it is, what it calls, its states, its words, and the flows that pass it. */
export function ScreenPage({ screen, hasContract }: { screen: Screen; hasContract: boolean }) {
  const { name, about, address, access, calls, states, texts, flows } = screen;
  return (
    <Board title={name} lead={about}>
      <BoardSection title="Where it is">
        <Rows
          of={[
            { id: "address", name: "Address", text: <BoardName>{address}</BoardName> },
            { id: "access", name: "Who may come", text: access },
            { id: "flows", name: "Flows that pass it", text: flows.length === 0 ? "None" : flows.join(", ") },
          ]}
        />
      </BoardSection>
      <BoardSection
        title="Its states"
        lead="Each opens as it is. Turn the toolbars for another theme, person or network."
      >
        <States of={states} />
        {states.length === 0 && <p className={muted}>It has no stories of its own.</p>}
      </BoardSection>
      <BoardSection
        title="Its calls"
        lead="What it may ask of the server, now or after a press. The shell around it has calls of its own."
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
      <BoardSection
        title="Its words"
        lead="Parameters stand in braces. Words that many screens share are not among them."
      >
        {texts.map(({ group, entries }) => (
          <details key={group}>
            <summary>{`${group} (${entries.length})`}</summary>
            <Rows of={entries.map(([key, text]) => ({ id: key, name: <BoardName>{key}</BoardName>, text }))} />
          </details>
        ))}
        {texts.length === 0 && <p className={muted}>It has no texts file of its own.</p>}
      </BoardSection>
    </Board>
  );
}

/** Every flow that is walked in the built app, and what it walks. */
export function FlowsPage({ flows }: { flows: readonly Flow[] }) {
  return (
    <Board
      title="Flows"
      lead="What is walked in a real browser, in the built app, against the real HTTP host, in each full check."
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

/** Every design token with its value; colours are those of the theme that is shown. */
export function TokensPage({ groups }: { groups: readonly TokenGroup[] }) {
  return (
    <Board
      title="Design tokens"
      lead="What recipes and components may use. Colours and shadows change with the theme: turn the toolbar. Foundations shows them at work."
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
