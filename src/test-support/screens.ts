import { expect, screen, waitFor } from "storybook/test";

/** The addresses that have a screen, as the files of the routes say: `/conversation/$characterId`. */
const known = Object.keys(import.meta.glob("../routes/*.tsx"))
  .map((file) => file.replace(/^.*\/|\.tsx$/g, "").replace(/^_shell\.?/, ""))
  .filter((name) => name !== "__root" && name !== "$" && name !== "")
  .map((name) => `/${name.replace(/(^|\.)index$/, "").replaceAll(".", "/")}`);

/** One address of each screen; `$characterId` is somebody of the demo world. */
export const oneOfEach: readonly string[] = known.map((pattern) =>
  pattern.replace("$characterId", "char-maren-holloway").replace(/\$\w+/g, "unknown-id"),
);

/** Is there a screen behind this link? Told from the files, not by the router that drew the link. */
export function hasScreen(path: string): boolean {
  const parts = (path.split(/[?#]/)[0] ?? path).split("/");
  return known.some((pattern) => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith("$") || part === parts[at]);
  });
}

/** The links among these elements that lead nowhere. Links out of the product are not looked at. */
export function deadLinks(links: readonly HTMLElement[]): string[] {
  return links
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !href.startsWith("#") && !/^https?:/.test(href) && !hasScreen(href));
}

/** The account has loaded: its initial, or its picture, is on the account button. */
export async function userIsKnown(initial = "M"): Promise<void> {
  await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toHaveTextContent(initial));
}
