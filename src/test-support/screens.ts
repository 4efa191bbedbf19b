import { expect, screen, waitFor } from "storybook/test";

const files = Object.entries(
  import.meta.glob<string>("../routes/*.tsx", { query: "?raw", import: "default", eager: true }),
);

/** The pages that are built, as the files of the routes say: their address, and the layouts they stand in. */
const screens = files
  .filter(([, text]) => !text.includes("planned()"))
  .map(([file]) => file.replace(/^.*\/|\.tsx$/g, "").split("."))
  .filter((parts) => !/^(_.*|\$)$/.test(parts.at(-1) ?? ""))
  .map((parts) => ({
    path: `/${parts.filter((part) => !part.startsWith("_") && part !== "index").join("/")}`,
    layouts: parts.filter((part) => part.startsWith("_")),
  }));
const known = screens.map(({ path }) => path);

/** One address of each screen; `$characterId` is somebody of the demo world. */
export const oneOfEach: readonly { path: string; layouts: readonly string[] }[] = screens.map(({ path, layouts }) => ({
  path: path.replace("$characterId", "char-maren-holloway").replace(/\$\w+/g, "unknown-id"),
  layouts,
}));

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
