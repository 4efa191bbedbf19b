// @vitest-environment jsdom
// Tests parsing; the story "Markdown as its specification has it" of Components/Prose tests what a browser renders.
import { beforeAll, describe, expect, it } from "vitest";
import {
  allExamples,
  bodyOf,
  examplesOfMessages,
  foldBreaks,
  knownDifferences,
  lineForm,
  lineFormOfDom,
  trimBreaks,
} from "./commonmark.fixture.ts";
import type { ProseNode } from "./prose-node.ts";
import { proseNodes } from "./prose.tsx";
import { loadMarkdown } from "./markdown-on-demand.ts";

beforeAll(loadMarkdown);

/** The parse result as lines. */
function lineFormOfNodes(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return trimBreaks(node.text);
      if (node.kind === "break") return "\n";
      if (node.kind === "rule") return "(rule)";
      if (node.kind === "code") return `(code ${node.text})`;
      if (node.kind === "codeBlock") return `(codeBlock ${node.text.trimEnd()})`;
      if (node.kind === "link")
        return lineForm(`link ${new URL(node.href, "https://host").href}`, lineFormOfNodes(node.children));
      if (node.kind === "heading") return lineForm(`heading ${node.level}`, lineFormOfNodes(node.children));
      if (node.kind === "orderedList") return lineForm(`orderedList ${node.start}`, lineFormOfNodes(node.children));
      return "children" in node ? lineForm(node.kind, lineFormOfNodes(node.children)) : `(${node.kind})`;
    })
    .join("");
}

describe("CommonMark (S2), role-play marks off", () => {
  const examples = examplesOfMessages();

  it("draws the specification's examples as it has them", () => {
    const differing = examples.filter(
      ({ markdown, html }) =>
        foldBreaks(lineFormOfNodes(proseNodes(markdown, { isStory: false }))) !==
        foldBreaks(lineFormOfDom(bodyOf(html))),
    );
    expect(differing.map(({ number }) => number)).toEqual(knownDifferences);
  });

  it("leaves out raw HTML, pictures and blocked addresses only", () => {
    expect(allExamples.length).toBeGreaterThanOrEqual(650);
    expect(examples.length).toBeGreaterThanOrEqual(520);
  });
});
