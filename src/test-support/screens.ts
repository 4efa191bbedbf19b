import { screen } from "storybook/test";
import { expect, waitFor } from "#src/test-support/expect.ts";

const files = Object.keys(import.meta.glob("../routes/*.tsx", { query: "?raw", eager: true }));

/** Every page, read from the route files: its address and its layouts. */
const screens = files
  .map((file) => file.replace(/^.*\/|\.tsx$/g, "").split("."))
  .filter((parts) => !/^(_.*|\$)$/.test(parts.at(-1) ?? ""))
  .map((parts) => ({
    path: `/${parts.filter((part) => !part.startsWith("_") && part !== "index").join("/")}`,
    layouts: parts.filter((part) => part.startsWith("_")),
  }));
const known = screens.map(({ path }) => path);

/** One address of each screen; `$characterId` is a character of the demo world. */
export const oneOfEach: readonly { path: string; layouts: readonly string[] }[] = screens.map(({ path, layouts }) => ({
  path: path.replace("$characterId", "char-maren-holloway").replace(/\$\w+/g, "unknown-id"),
  layouts,
}));

/** Whether a link leads to a screen, judged by the route files and not by the router that rendered the link. */
export function hasScreen(path: string): boolean {
  const parts = (path.split(/[?#]/)[0] ?? path).split("/");
  return known.some((pattern) => {
    const segments = pattern.split("/");
    return segments.length === parts.length && segments.every((part, at) => part.startsWith("$") || part === parts[at]);
  });
}

/** The links among these elements that lead to no screen. External links are skipped. */
export function deadLinks(links: readonly HTMLElement[]): string[] {
  return links
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !href.startsWith("#") && !/^https?:/.test(href) && !hasScreen(href));
}

/** The account has loaded: the account button shows its initial or picture. */
export async function userIsKnown(initial = "M"): Promise<void> {
  await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveTextContent(initial));
}
