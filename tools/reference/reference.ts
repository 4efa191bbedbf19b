// What Storybook's reference pages say, read from the code itself, so that it cannot go stale.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { parse } from "yaml";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { projectFiles } from "../source-files.ts";
import { reachedFrom } from "./import-walk.ts";

export type Story = { readonly id: string; readonly name: string; readonly about: string };
export type Screen = {
  readonly name: string;
  readonly address: string;
  readonly access: string;
  readonly about: string;
  readonly calls: readonly { id: string; method: string; path: string; summary: string; tag: string }[];
  readonly states: readonly { title: string; stories: readonly Story[] }[];
  readonly texts: readonly { group: string; entries: readonly (readonly [key: string, text: string])[] }[];
  readonly flows: readonly string[];
};
export type Flow = { readonly name: string; readonly about: string; readonly walks: readonly string[] };
export type Reference = { readonly screens: readonly Screen[]; readonly flows: readonly Flow[] };

const plain = (comment = "") =>
  comment
    .replaceAll(/^\s*(?:\/\*\*|\*\/|\*|\/\/)\s?/gm, "")
    .replaceAll(/\s*\*\/\s*$|\s+/g, " ")
    .replaceAll("`", "")
    .trim();

/** The docstring or leading comment before a place in a text. */
const commentBefore = (text: string, at: number) =>
  plain(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*$/.exec(text.slice(0, at))?.[1]);

const sentence = (name: string) => {
  const words = name.replaceAll(/[-.]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export type StoriesFile = { readonly path: string; readonly title: string; readonly stories: readonly Story[] };

/** Every stories file with its title and the stories in it. */
export function storiesFiles(): StoriesFile[] {
  return projectFiles()
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      const title = /preview\.meta\(\{\s*title: "([^"]+)"/.exec(text)?.[1] ?? "";
      const stories = [...text.matchAll(/^export const (\w+) = meta\.story\(\{?(?:\s*name: "([^"]+)")?/gm)].map(
        ({ 1: key = "", 2: given, index }) => ({
          id: toId(title, storyNameFromExport(key)),
          name: given ?? storyNameFromExport(key),
          about: commentBefore(text, index),
        }),
      );
      return { path, title, stories };
    });
}

const flows = (): (Flow & { text: string })[] =>
  readdirSync("e2e")
    .filter((name) => name.endsWith(".flow.ts"))
    .map((file) => {
      const text = readFileSync(join("e2e", file), "utf8");
      const walks = [...text.matchAll(/^ *test\(\s*(["`])((?:(?!\1)[\s\S])+)\1/gm)].map(([, , title = ""]) =>
        title.replaceAll(/\$\{(?:[^}]*\.)?(\w+)[^}]*\}/g, "{$1}"),
      );
      return { name: sentence(file.slice(0, -8)), about: plain(/^(?:\/\/.*\n)+/.exec(text)?.[0]), walks, text };
    });

const names = (code: string, stem: string) =>
  [`"${stem}`, `\`${stem}`, stem.replaceAll("/", String.raw`\/`)].some((address) => code.includes(address));

/** Whether a flow visits an address, itself or through a helper in `e2e/support`. */
function walker(): (code: string, stem: string) => boolean {
  const support = readFileSync("e2e/support/flow.ts", "utf8").split(/^(?=export )/m);
  return (code, stem) =>
    names(code, stem) ||
    support.some((part) => {
      const called = /^export (?:async )?(?:function|const) (\w+)/.exec(part)?.[1];
      return called !== undefined && names(part, stem) && code.includes(`${called}(`);
    });
}

/** A text, or the sentences a function returns, with its parameters in braces. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "function") return "";
  const literals = [...String(value).matchAll(/`([^`]*)`|"([^"]+)"/g)].map(
    ([, template, text]) => template ?? text ?? "",
  );
  return literals.map((one) => one.replaceAll(/\$\{(?:[^}]*\.)?(\w+)[^}]*\}/g, "{$1}")).join(" · ");
}

function entriesOf(value: object, before = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] => {
    const name = before + key;
    if (typeof inner === "object" && inner !== null) return entriesOf(inner, `${name}.`);
    const words = wordsOf(inner);
    return words === "" ? [] : [[name, words]];
  });
}

async function textsOf(path: string): Promise<Screen["texts"][number]> {
  const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const entries = Object.values(module).flatMap((one) => (typeof one === "object" && one ? entriesOf(one) : []));
  return {
    group: sentence(
      path
        .split("/")
        .at(-1)!
        .replace(/-texts\.ts$/, ""),
    ),
    entries,
  };
}

type Described = Record<string, { operationId: string; summary?: string }>;
const contract = parse(readFileSync(".cache/openapi.yaml", "utf8")) as { paths: Record<string, Described> };

function callsOf(files: ReadonlySet<string>): Screen["calls"] {
  const calls = [...files].flatMap((path) => {
    const module = /^src\/generated\/api\/[\w-]+\/([\w-]+)\.ts$/.exec(path)?.[1] ?? "";
    const id = module
      .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/With(?:Json|FormData)$/, "");
    if (!Object.hasOwn(operations, id)) return [];
    const { method, path: address, tag } = operations[id as OperationId];
    return [
      {
        id,
        method: method.toUpperCase(),
        path: address,
        tag,
        summary: contract.paths[address]?.[method]?.summary ?? "",
      },
    ];
  });
  // An operation may have a function for each type of body.
  return [...new Map(calls.map((call) => [call.id, call])).values()];
}

const accessOf = (route: string) =>
  route.includes("_admin")
    ? "Staff"
    : route.includes("_member")
      ? "Members"
      : route.includes("_auth")
        ? "Visitors"
        : "Everyone";

/** The name in its stories' titles; screens that share stories are named after their component or address. */
function nameOf(component: string, address: string, titles: readonly string[]): string {
  const own = sentence(
    component.replace(/Screen$/, "").replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  if (address.startsWith("/admin")) return `Back office: ${address.split("/")[2] ?? "overview"}`;
  const pages = titles.filter((title) => title.startsWith("Pages/")).map((title) => title.split("/")[1] ?? "");
  return pages.includes(own) ? own : (pages[0] ?? own);
}

/** Reads routes, screens, stories, texts and flows as they stand. */
export async function readReference(): Promise<Reference> {
  const files = storiesFiles();
  const walked = flows();
  const goesTo = walker();
  const screens: Screen[] = [];
  for (const file of readdirSync("src/routes")) {
    const route = join("src/routes", file).replaceAll("\\", "/");
    const text = readFileSync(route, "utf8");
    // The page is the last screen imported; `problem` only has what is shown in its place.
    const imported = [
      ...text.matchAll(/import \{ (\w+)[^}]* \} from "#src\/(screens\/(?!problem)[^"]+-screen\.tsx)"/g),
    ].at(-1);
    if (!imported) continue;
    const [, component = "", screen = ""] = imported;
    const address = `/${/createFileRoute\("([^"]+)"/
      .exec(text)?.[1]
      ?.split("/")
      .filter((part) => part !== "" && !part.startsWith("_"))
      .join("/")}`;
    const reached = reachedFrom(route, "Route");
    const source = readFileSync(join("src", screen), "utf8");
    const folder = `${dirname(join("src", screen)).replaceAll("\\", "/")}/`;
    const states = Map.groupBy(
      files.filter(({ path }) => path.startsWith(folder)),
      ({ title }) => title,
    );
    const stem = address.replace(/\/\$.*/, "");
    screens.push({
      name: nameOf(component, address, [...states.keys()]),
      address,
      access: accessOf(file),
      about: commentBefore(source, source.indexOf(`export function ${component}`)),
      calls: callsOf(reached),
      states: [...states].map(([title, of]) => ({ title, stories: of.flatMap(({ stories }) => stories) })),
      texts: await Promise.all([...reached].filter((path) => path.endsWith("-texts.ts")).map(textsOf)),
      flows: walked.filter(({ text: code }) => goesTo(code, stem === "/" ? '/"' : stem)).map(({ name }) => name),
    });
  }
  // A detail page without stories of its own has its states among those of its list.
  const statesOf = ({ address, states }: Screen) =>
    states.length > 0 ? states : (screens.find((list) => address.startsWith(`${list.address}/$`))?.states ?? []);
  return {
    screens: screens
      .map((screen) => ({ ...screen, states: statesOf(screen).toSorted((a, b) => a.title.localeCompare(b.title)) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    flows: walked.map(({ name, about, walks }) => ({ name, about, walks })),
  };
}
