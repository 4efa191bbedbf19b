import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { otherNames } from "./other-names.ts";
import { readReference, storiesFiles } from "./reference.ts";

/** The folder of the written pages, relative to the root. */
export const pagesFolder = ".cache/reference";

/** One Storybook page: the search finds it, the test-runner skips it. */
const page = (group: string, name: string, component: string, props: object) => `
import preview from "#.storybook/preview.tsx";
import { ${component} } from "#.storybook/reference/reference-pages.tsx";

const meta = preview.meta({ title: ${JSON.stringify(`Reference/${group}${name}`)}, tags: ["!test"], parameters: { options: { showPanel: false } } });
const props = ${JSON.stringify(props)};
export const Page = meta.story({ name: ${JSON.stringify(name)}, render: () => <${component} {...props} /> });
`;

type Token = { readonly name: string; readonly value: string; readonly variable: string };
export type TokenGroup = { readonly kind: string; readonly tokens: readonly Token[] };

/** Every token as Panda generated it, by kind. Values that depend on the theme are marked so. */
function tokenGroups(): TokenGroup[] {
  const text = readFileSync("src/generated/styled-system/tokens/index.js", "utf8");
  const all = JSON.parse(text.slice(text.indexOf("{"), text.indexOf("\n}\n") + 2)) as Record<
    string,
    Omit<Token, "name">
  >;
  const named = Object.entries(all).map(([path, { value, variable }]) => {
    const [kind = "", ...rest] = path.split(".");
    return { kind, token: { name: rest.join("."), value: value === variable ? "by theme" : value, variable } };
  });
  return [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, of]) => ({
    kind,
    tokens: of.map(({ token }) => token).filter(({ name }) => !/^(?:colorPalette|-)/.test(name)),
  }));
}

/** Writes Storybook's reference pages: one per screen and per other name, one of all flows, one of all tokens. */
export async function writePages(hasContract: boolean): Promise<void> {
  const { screens, flows } = await readReference();
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  for (const [at, screen] of screens.entries())
    writeFileSync(
      `${pagesFolder}/screen-${at}.stories.tsx`,
      page("Screens/", screen.name, "ScreenPage", { screen, hasContract }),
    );
  const titles = Map.groupBy(storiesFiles(), ({ title }) => title);
  for (const [at, [name, ...called]] of otherNames.entries()) {
    const places = called.map((title) => ({
      title,
      stories: titles.get(title)?.flatMap(({ stories }) => stories) ?? [],
    }));
    writeFileSync(
      `${pagesFolder}/other-name-${at}.stories.tsx`,
      page("Other names/", name, "OtherNamePage", { name, places }),
    );
  }
  writeFileSync(`${pagesFolder}/flows.stories.tsx`, page("", "Flows", "FlowsPage", { flows }));
  writeFileSync(
    `${pagesFolder}/tokens.stories.tsx`,
    page("", "Design tokens", "TokensPage", { groups: tokenGroups() }),
  );
}
