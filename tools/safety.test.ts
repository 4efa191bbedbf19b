// Rules of the project that lint cannot express. Each reads the whole tree; exceptions are listed here.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles, sourceFiles } from "./source-files.ts";

const files = sourceFiles();
const isTest = (path: string) => /\.(test|stories|fixture)\.tsx?$/.test(path) || path.includes("/test-support/");
const product = files.filter(({ path }) => /^(src|mocks)\//.test(path) && !isTest(path));

/** The part of the tree a path belongs to, as the import table names it. */
function room(path: string): string {
  const [top = "", second = ""] = path.split("/");
  if (top === "mocks") return `mocks/${second}`;
  if (top !== "src") return top === "styled-system" ? "styled-system" : "package";
  if (second === "generated") return "generated";
  return second.includes(".") ? second.replace(/\.\w+$/, "") : second;
}

/** Who may import whom (docs/architecture.md). Packages are free unless `packages` names them. */
const table: Record<string, { may: string[]; packages?: RegExp }> = {
  lib: { may: ["lib"], packages: /^(?!react-hook-form|@tanstack|msw)/ },
  http: { may: ["http", "lib", "client-state", "generated"], packages: /^(zod|eventsource-parser)/ },
  domain: { may: ["domain", "lib", "generated"], packages: /^zod/ },
  "client-state": { may: ["client-state", "lib", "domain", "generated"], packages: /^(react$|zod|idb-keyval)/ },
  ui: {
    may: ["ui", "lib", "styled-system"],
    packages: /^(?!@tanstack\/react-(query|router)|react-hook-form|msw)/,
  },
  parts: {
    may: ["parts", "ui", "domain", "lib", "styled-system", "generated"],
    packages: /^(?!@tanstack\/react-(query|router)|msw)/,
  },
  data: { may: ["data", "generated", "http", "domain", "client-state", "lib"], packages: /^(?!@ark-ui|msw)/ },
  features: {
    may: ["features", "data", "parts", "domain", "client-state", "ui", "lib", "styled-system", "generated", "http"],
    packages: /^(?!msw)/,
  },
  screens: {
    may: [
      "screens",
      "features",
      "data",
      "parts",
      "domain",
      "client-state",
      "ui",
      "lib",
      "styled-system",
      "generated",
      "http",
    ],
    packages: /^(?!msw)/,
  },
  routes: { may: ["routes", "screens", "data", "client-state", "domain", "app", "lib"], packages: /^(?!msw)/ },
  app: {
    may: [
      "app",
      "routes",
      "screens",
      "features",
      "data",
      "parts",
      "domain",
      "client-state",
      "ui",
      "lib",
      "http",
      "styled-system",
      "generated",
    ],
    packages: /^(?!msw)/,
  },
  main: { may: ["app", "lib", "index", "client-state", "ui", "http", "mocks/hosts"], packages: /^(react|zod)/ },
  "mocks/backend": { may: ["mocks/backend", "generated", "domain"], packages: /^zod/ },
  "mocks/seed": { may: ["mocks/seed", "mocks/backend", "generated", "domain"], packages: /^zod/ },
  "mocks/http": { may: ["mocks/http", "mocks/backend", "mocks/seed", "generated"] },
  "mocks/hosts": { may: ["mocks/hosts", "mocks/http", "mocks/backend", "mocks/seed", "generated"] },
};

describe("imports", () => {
  it("follow the table of the architecture", () => {
    const wrong: string[] = [];
    for (const { path, imports } of product) {
      const from = room(path);
      const rule = table[from];
      if (!rule) {
        if (path.startsWith("src/") && /\.tsx?$/.test(path) && path !== "src/env.d.ts")
          wrong.push(`${path}: no rule for ${from}`);
        continue;
      }
      for (const { path: target } of imports) {
        if (target.endsWith(".css")) continue;
        const to = room(target);
        if (to === "package") {
          if (rule.packages && !rule.packages.test(target)) wrong.push(`${path} -> ${target}`);
        } else if (!rule.may.includes(to)) wrong.push(`${path} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("keep features and screens apart from their siblings", () => {
    const wrong = product.flatMap(({ path, imports }) => {
      const own = /^src\/(features|screens)\/([^/]+)\//.exec(path);
      if (!own) return [];
      return imports
        .filter(
          ({ path: target }) => target.startsWith(`src/${own[1]}/`) && !target.startsWith(`src/${own[1]}/${own[2]}/`),
        )
        .map(({ path: target }) => `${path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("reach the generated hooks from data only", () => {
    const wrong = product.flatMap(({ path, imports }) =>
      /^src\/(data|generated)\//.test(path) || path.startsWith("mocks/")
        ? []
        : imports
            .filter(({ path: target }) => /^src\/generated\/api\/(?!model)/.test(target))
            .map(({ path: target }) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("load the mock by one dynamic import, in main", () => {
    const reach = files
      .filter(({ path }) => path.startsWith("src/") && !isTest(path))
      .flatMap(({ path, imports }) =>
        imports.filter((i) => i.path.startsWith("mocks/")).map((i) => ({ path, dynamic: i.dynamic })),
      );
    expect(reach).toEqual([{ path: "src/main.tsx", dynamic: true }]);
  });

  it("never take the provider's client into the app", () => {
    expect(
      product.filter(({ imports }) => imports.some(({ path }) => path.includes(".cache/"))).map(({ path }) => path),
    ).toEqual([]);
  });
});

/** Files of src and mocks whose text (comments and strings included) matches, except the allowed ones. */
const using = (pattern: RegExp, allowed: RegExp) =>
  files
    .filter(({ path, text }) => /^(src|mocks)\//.test(path) && !allowed.test(path) && pattern.test(text))
    .map(({ path }) => path);

describe("one mechanism for each thing", () => {
  it.each([
    ["browser storage", /\b(localStorage|sessionStorage)\b/, /^src\/client-state\/|\.(test|stories|fixture)\.tsx?$/],
    ["fetch in the client", /(?<![\w.])fetch\(/, /^src\/http\/|^mocks\/|\.test\.tsx?$/],
    ["other transports", /new (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon\(/, /^$/],
    // The public payloads are strings alone, of attacks that try just that.
    [
      "HTML strings",
      /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|srcDoc=/,
      /\.test\.tsx?$|\/public-payloads\.fixture\.ts$/,
    ],
    ["code from strings", /\beval\(|new Function\(/, /\.test\.tsx?$|\/public-payloads\.fixture\.ts$/],
    ["markdown parsers", /from "markdown-it"/, /^src\/parts\/prose\//],
    // The landing document has its own, with the same policy for reads: it carries neither toasts nor accounts.
    [
      "query clients",
      /new QueryClient\(/,
      /^src\/app\/(?:query-client|documents\/landing-document)\.tsx?$|\.(?:test|stories)\.tsx?$/,
    ],
    [
      "numbers in texts",
      /\.toLocaleString\((?:"en")?\)|new Intl\.NumberFormat\("en"\)/,
      /^mocks\/|^src\/lib\/count-text\.ts$|\.stories\.tsx$/,
    ],
    ["toasters", /createToaster\(/, /^src\/ui\/toast/],
    // With one in the sheet, Chromium computes the styles of all elements beside and beneath one that comes into the page:
    // of every row of a chat, for each that scrolls in.
    ["selectors for any sibling", /[+~] \*["',:]/, /^src\/generated\/|\.stories\.tsx$/],
  ])("%s", (_name, pattern, allowed) => {
    expect(using(pattern, allowed)).toEqual([]);
  });

  it("knows every key the boot script reads", () => {
    const boot = readFileSync("public/boot.js", "utf8");
    const keys = [...boot.matchAll(/"(app\.[\w.]+)"/g)].map((match) => match[1] ?? "");
    const owners = files
      .filter(({ path }) => path.startsWith("src/client-state/"))
      .map(({ text }) => text)
      .join("\n");
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !owners.includes(`"${key}"`))).toEqual([]);
  });
});

describe("files", () => {
  it("are named after what they hold, in kebab-case, without barrels and attics", () => {
    const attic = /(^|\/)(index|utils?|helpers?|misc|constants?|types)\.tsx?$/;
    expect(
      product.map(({ path }) => path).filter((path) => attic.test(path) && !path.startsWith("src/routes/")),
    ).toEqual([]);
  });

  it("stay below 400 lines", () => {
    const exempt =
      /^src\/generated\/|^mocks\/seed\/|^mocks\/backend\/responder\/banks\/|^src\/domain\/(messages|texts)\.ts$/;
    const long = files
      .filter(({ path, text }) => !exempt.test(path) && text.split("\n").length > 400)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it("commit nothing generated", () => {
    expect(projectFiles().filter((path) => /^(src\/generated|\.cache|dist|data|node_modules)\//.test(path))).toEqual(
      [],
    );
  });

  it("name no machine's folder and no registry", () => {
    const texts = projectFiles().filter(
      (path) => /\.(tsx?|mjs|js|json|ya?ml|md|html|css)$/.test(path) || path === ".ci/run",
    );
    const machine = new RegExp(
      ["/work", "/root", "/home/\\w+", "/Users/\\w+"].map((start) => `(?<![\\w./:}])${start}/`).join("|"),
    );
    expect(texts.filter((path) => path !== "tools/safety.test.ts" && machine.test(readFileSync(path, "utf8")))).toEqual(
      [],
    );
    expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
  });

  it("pin every dependency exactly", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync("package.json", "utf8"),
    ) as Record<string, Record<string, string>>;
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^(npm:[^@]*@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))
      .map(([name]) => name);
    expect(loose).toEqual([]);
  });
});

describe("documents", () => {
  const sources = /^(src|mocks|openapi|e2e|tools|public|\.storybook)\/.*\.(tsx?|mjs|js|ya?ml|md)$/;
  const texts = projectFiles()
    .filter((path) => sources.test(path) && path !== "tools/safety.test.ts")
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

  it("hold the row of every code that is named", () => {
    const rows = readFileSync("docs/requirements.md", "utf8").matchAll(/^\| ([A-Z][A-Z-]*\d+) \|/gm);
    const known = new Set([...rows].map(([, code = ""]) => code));
    // Codes have a prefix with a dash, except faults and security checks: those are in brackets or start a test's name.
    const prefixes = new Set([...known].map((code) => code.replace(/\d+$/, "")).filter((start) => start.endsWith("-")));
    const named = /\b((?:[A-Z]+-)+)\d+\b|(?<=[("])[FS]\d+(?=[:),;])/g;
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(named)]
        .filter(([code, prefix]) => (prefix === undefined || prefixes.has(prefix)) && !known.has(code))
        .map(([code]) => `${path}: ${code}`),
    );
    expect(known.size).toBeGreaterThan(800);
    expect(unknown).toEqual([]);
  });

  it("are in the project when a comment names them", () => {
    const all = new Set(projectFiles());
    const missing = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:\/\/|\*|#) .*?\b([\w./-]+\.md)\b/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !all.has(name) && !all.has(`docs/${name}`) && !all.has(`${path.split("/")[0]}/${name}`))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it("have the section that a comment names of the design", () => {
    const sections = new Set(
      [...readFileSync("docs/design.md", "utf8").matchAll(/^## (\d+)\./gm)].map(([, number]) => number),
    );
    const missing = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdesign §?(\d+)/g)]
        .filter(([, number]) => !sections.has(number))
        .map(([name]) => `${path}: ${name}`),
    );
    expect(sections.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe("stories", () => {
  it("each assert what a person sees", () => {
    const silent = files
      .filter(({ path }) => path.endsWith(".stories.tsx"))
      .flatMap(({ path, text }) => {
        const stories = text.split(/\nexport const /).slice(1);
        return stories
          .filter((story) => /^\w+ = \w+\.story\(/.test(story) && !/\bplay\b/.test(story))
          .map((story) => `${path}: ${story.split(" ")[0]}`);
      });
    expect(silent).toEqual([]);
  });

  it("press and type as a hand does, never twice within a frame", () => {
    const hasty = files
      .filter(({ path }) => path.startsWith("src/") && path !== "src/test-support/hand.ts")
      .filter(({ text }) => /import \{[^}]*\buserEvent\b[^}]*\} from "storybook\/test"/.test(text))
      .map(({ path }) => path);
    expect(hasty).toEqual([]);
  });
});
