import type { parseMarkdown } from "./parse-markdown.ts";

let parser: typeof parseMarkdown | null = null;
let loading: Promise<void> | null = null;
const followers = new Set<() => void>();

/** Loads the parser for texts that are more than `parseSimple` reads. If that fails, the next call tries again. */
export function loadMarkdown(): Promise<void> {
  loading ??= import("./parse-markdown.ts").then(
    (code) => {
      parser = code.parseMarkdown;
      for (const follower of followers) follower();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Null until it has been loaded. */
export const markdownParser = () => parser;

/** As `useSyncExternalStore` wants it. */
export function followMarkdown(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
