// @vitest-environment jsdom
// What is parsed; what is drawn of it in a browser is the story Components/Prose, CommonMark.
import { describe, expect, it } from "vitest";
import { allExamples, examplesOfMessages, exceptions, list, ofDom, page, squeeze, tidy } from "./commonmark.fixture.ts";
import type { ProseNode } from "./prose-node.ts";
import { proseNodes } from "./prose.tsx";

/** The line form of what is parsed. */
function ofNodes(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return tidy(node.text);
      if (node.kind === "break") return "\n";
      if (node.kind === "rule") return "(rule)";
      if (node.kind === "code") return `(code ${node.text})`;
      if (node.kind === "codeBlock") return `(codeBlock ${node.text.trimEnd()})`;
      if (node.kind === "link") return list(`link ${new URL(node.href, "https://host").href}`, ofNodes(node.children));
      if (node.kind === "heading") return list(`heading ${node.level}`, ofNodes(node.children));
      if (node.kind === "orderedList") return list(`orderedList ${node.start}`, ofNodes(node.children));
      return "children" in node ? list(node.kind, ofNodes(node.children)) : `(${node.kind})`;
    })
    .join("");
}

describe("CommonMark (S2), role-play marks off", () => {
  const examples = examplesOfMessages();

  it("draws the specification's examples as it has them", () => {
    const differing = examples.filter(
      ({ markdown, html }) => squeeze(ofNodes(proseNodes(markdown, { isStory: false }))) !== squeeze(ofDom(page(html))),
    );
    expect(differing.map(({ number }) => number)).toEqual(exceptions);
  });

  it("leaves out raw HTML, pictures and blocked addresses only", () => {
    expect(allExamples.length).toBeGreaterThanOrEqual(650);
    expect(examples.length).toBeGreaterThanOrEqual(520);
  });
});
