import { memo, type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { cx } from "#styled-system/css";
import { asTyped } from "./as-typed.ts";
import { closeOpenMarks } from "./close-open-marks.ts";
import { followMarkdown, loadMarkdown, markdownParser } from "./markdown-on-demand.ts";
import { parseSimple } from "./parse-simple.ts";
import type { ProseNode } from "./prose-node.ts";
import { asTypedText, proseBody } from "./prose-styles.ts";
import { renderProse } from "./render-prose.tsx";
import { markRolePlay } from "./role-play-marks.ts";
import { splitBlocks } from "./split-blocks.ts";

export type ProseProps = {
  text: string;
  /** A running reply: only the last block is parsed again as it grows, and the caret follows it. */
  isRunning?: boolean;
  /** Marks narration, speech and OOC notes. Off for texts outside a scene. */
  isStory?: boolean;
  className?: string;
};

/**
 * The only component that renders formatted user or model text (security rules 2, 3, 4, 5 and 10). If all else fails it
 * shows the plain text.
 */
export const Prose = memo(function Prose({ text, isRunning = false, isStory = true, className }: ProseProps) {
  return (
    <div className={cx(proseBody, className)}>
      <ErrorBoundary resetKeys={[text]} fallback={<p className={asTypedText}>{text}</p>}>
        {isRunning ? <RunningProse text={text} isStory={isStory} /> : <ProseBlock text={text} isStory={isStory} />}
      </ErrorBoundary>
    </div>
  );
});

function RunningProse({ text, isStory }: { text: string; isStory: boolean }) {
  // A reply may come to a list or a link; by then the parser is there.
  useEffect(() => void loadMarkdown(), []);
  const blocks = splitBlocks(text);
  const last = blocks.length - 1;
  // Blocks never move while the reply grows, so the index is a stable key.
  return blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a block keeps its place
    <ProseBlock key={at} text={at === last ? closeOpenMarks(block) : block} isStory={isStory} hasCaret={at === last} />
  ));
}

const ProseBlock = memo(function ProseBlock({
  text,
  isStory,
  hasCaret = false,
}: {
  text: string;
  isStory: boolean;
  hasCaret?: boolean;
}) {
  const parser = useSyncExternalStore(followMarkdown, markdownParser, markdownParser);
  return useMemo(
    () => (hasCaret ? renderProse(proseNodes(text, { isStory, hasCaret })) : drawn(text, isStory)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew once the parser has come
    [text, isStory, hasCaret, parser],
  );
});

/** How many finished texts are cached: a few screens of a chat, so that scrolling back parses nothing. */
const MOST_DRAWN = 400;
const drawnTexts = new Map<string, ReactNode[]>();

/** The cached elements of a finished text. React elements are immutable, so they can be mounted again. */
function drawn(text: string, isStory: boolean): ReactNode[] {
  const key = (isStory ? "s" : "p") + text;
  let elements = drawnTexts.get(key);
  if (elements === undefined) {
    const nodes = parsedNodes(text, isStory);
    // Not cached: it will be drawn from its nodes once the parser has come.
    if (nodes === null) return renderProse(asTyped(text));
    elements = renderProse(nodes);
  }
  drawnTexts.delete(key);
  drawnTexts.set(key, elements);
  if (drawnTexts.size > MOST_DRAWN) drawnTexts.delete(drawnTexts.keys().next().value ?? key);
  return elements;
}

/** Null for a text that needs the parser before that has come; it is asked for. */
function parsedNodes(text: string, isStory: boolean): ProseNode[] | null {
  const parsed = parseSimple(text) ?? markdownParser()?.(text, { isStory });
  if (parsed === undefined) {
    void loadMarkdown();
    return null;
  }
  return isStory ? markRolePlay(parsed) : parsed;
}

/** The parsed nodes of a text, with role-play marks if it is a story; as typed where the parser has not been loaded yet. */
export function proseNodes(
  text: string,
  { isStory, hasCaret = false }: { isStory: boolean; hasCaret?: boolean },
): ProseNode[] {
  const nodes = parsedNodes(text, isStory) ?? asTyped(text);
  return hasCaret ? withCaret(nodes) : nodes;
}

const HOLDS_CARET: ReadonlySet<ProseNode["kind"]> = new Set([
  "paragraph",
  "quote",
  "bulletList",
  "orderedList",
  "item",
  "heading",
]);

/** Puts the caret after the last word, in the last paragraph even if that is inside a list or quote. */
function withCaret(nodes: readonly ProseNode[]): ProseNode[] {
  const last = nodes.at(-1);
  if (last === undefined || !("children" in last) || !HOLDS_CARET.has(last.kind)) return [...nodes, { kind: "caret" }];
  return [...nodes.slice(0, -1), { ...last, children: withCaret(last.children) }];
}
