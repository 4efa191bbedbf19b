import type { ProseNode } from "./prose-node.ts";

/** The text with its line breaks only, unparsed. */
export function asTyped(text: string): ProseNode[] {
  const children = text
    .split("\n")
    .flatMap((line, at): ProseNode[] =>
      at === 0 ? [{ kind: "text", text: line }] : [{ kind: "break" }, { kind: "text", text: line }],
    );
  return [{ kind: "paragraph", children }];
}
