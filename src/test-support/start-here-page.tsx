import type { ReactNode } from "react";
import { css } from "#styled-system/css";
import { Board, BoardName, BoardSection } from "./board.tsx";

const groups = [
  ["Foundations", "Colours with their measured contrast, fonts, type, spacing, motion, icons."],
  ["Components", "The furniture: each control in each of its states. Nothing here knows a character or a chat."],
  ["App shell", "What stands around every page: side menu, top bar, menus, guard, not found, crash."],
  ["Pages", "Whole pages at their address: loading, empty, failed, full, signed out, on a phone."],
  ["Chat", "Parts of the conversation: header, log, composer, messages."],
  ["Dialogs", "Each dialog as it opens, succeeds, fails and closes."],
  ["Reference", "What each screen is, calls and says, every design token, every flow that is walked."],
] as const;

const toolbars = [
  ["Theme", "The seven themes, and a custom one derived from two colours."],
  ["Font", "The eight fonts a person may choose."],
  ["Viewport", "Mobile 390, Tablet 820, Desktop 1440."],
  ["Who is signed in", "Another world under the same page: nobody, free, paid, creator, crowded."],
  ["Network", "Each answer slow, each answer an error, or no connection."],
] as const;

const worlds = [
  ["signed-out", "Nobody."],
  ["new", "Signed up; the profile is still to complete."],
  ["fresh", "Onboarding is due, no chats yet."],
  ["free", "Chats and favourites. What a story has when it names no world."],
  ["paid", "The same with a paid plan."],
  ["creator", "The publisher of part of the cast."],
  ["candy-max", "The day’s candies are all collected."],
  ["admin", "May do what moderators may."],
  ["crowded", "3,000 characters, 2,000 threads, chats of up to 10,000 messages."],
] as const;

const table = css({ display: "grid", gap: "3", m: "0" });
const entry = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "180px minmax(0, 1fr)" },
  columnGap: "5",
  rowGap: "0.5",
  "& dt": { fontWeight: "semibold" },
  "& dd": { color: "fg.muted", m: "0", maxWidth: "prose.max" },
});
const columns = css({
  display: "grid",
  columnGap: "12",
  rowGap: "10",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
});
function Table({ rows, isCode }: { rows: readonly (readonly [string, ReactNode])[]; isCode?: boolean }) {
  return (
    <dl className={table}>
      {rows.map(([name, text]) => (
        <div key={name} className={entry}>
          <dt>{isCode ? <BoardName>{name}</BoardName> : name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page Storybook opens on: where to find a state, and what the toolbars do. */
export function StartHerePage() {
  return (
    <Board
      title="Every state of Sotto"
      lead="Each entry at the left is one state a person can meet, on the real components and a mock server that behaves like the real one. Look at it, click in it, share its address."
    >
      <div className={columns}>
        <BoardSection title="Find a state">
          <Table rows={groups} />
          <p className={css({ color: "fg.muted", maxWidth: "prose.max" })}>
            States are named by what a person sees: Loading, Empty, Save failed. Press <BoardName>/</BoardName> or{" "}
            <BoardName>Ctrl K</BoardName> and type a word of it. Words such as login, modal or dropdown lead to Sign in,
            Dialog and Select through the pages under Reference, Other names.
          </p>
        </BoardSection>
        <BoardSection
          title="See it differently"
          lead="Use the toolbar above the page. “As the story says” resets a choice."
        >
          <Table rows={toolbars} />
          <p className={css({ color: "fg.muted", maxWidth: "prose.max" })}>
            A story about a theme, a font or a device keeps it. A change in the toolbar restarts the story. Its steps
            were written for its own world, so in another one they may stop with a red mark; that is not a fault of the
            page.
          </p>
        </BoardSection>
      </div>
      <div className={columns}>
        <BoardSection title="Worlds" lead="The named starting points of stories, tests and the local server.">
          <Table rows={worlds} isCode />
        </BoardSection>
        <BoardSection title="Watch it work">
          <p className={css({ color: "fg.muted", maxWidth: "prose.max" })}>
            Open the panel with <BoardName>A</BoardName>. Interactions shows the steps a story takes by itself and what
            it checks; Accessibility lists what axe found, which must be nothing. <BoardName>npm test</BoardName> runs
            both for every story.
          </p>
        </BoardSection>
      </div>
    </Board>
  );
}
