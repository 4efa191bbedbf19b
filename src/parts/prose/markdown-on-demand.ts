import type { parseMarkdown } from "./parse-markdown.ts";

let parser: typeof parseMarkdown | null = null;
let loading: Promise<void> | null = null;
const followers = new Set<() => void>();

async function load(): Promise<void> {
  try {
    const code = await import("./parse-markdown.ts");
    parser = code.parseMarkdown;
    for (const follower of followers) follower();
  } catch {
    loading = null;
  }
}

/** Loads the parser for texts that are more than `parseSimple` reads. If that fails, the next call tries again. */
export function loadMarkdown(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Null until it has been loaded. */
export const markdownParser = () => parser;

/** As `useSyncExternalStore` wants it. */
export function followMarkdown(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
