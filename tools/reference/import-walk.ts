import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

type Import = { readonly path: string; readonly name: string };
type Module = {
  /** What a local name stands for. */
  readonly imports: ReadonlyMap<string, Import>;
  /** The text of each declaration at the top level. */
  readonly declared: ReadonlyMap<string, string>;
};

const modules = new Map<string, Module>();

function resolved(from: string, to: string): string | null {
  const path = to.startsWith("#src/") ? `src/${to.slice(5)}` : to.startsWith(".") ? join(dirname(from), to) : "";
  return /\.tsx?$/.test(path) && existsSync(path) ? relative(".", path).replaceAll("\\", "/") : null;
}

function read(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8");
  const imports = new Map<string, Import>();
  for (const [, names = "", to = ""] of text.matchAll(/^import (?!type )([^;"]+?) from "([^"]+)";/gm)) {
    const file = resolved(path, to);
    if (file === null) continue;
    for (const one of names.replaceAll(/[{}]/g, "").split(",")) {
      const [name = "", local = name] = one.trim().split(" as ");
      if (name !== "" && !name.startsWith("type ")) imports.set(local, { path: file, name });
    }
  }
  const declared = new Map<string, string>();
  for (const piece of text.split(/^(?=(?:export |async |const |function |class |let )[^;]*?\w)/m)) {
    const name = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class) (\w+)/.exec(piece)?.[1];
    if (name) declared.set(name, piece);
  }
  const module = { imports, declared };
  modules.set(path, module);
  return module;
}

/**
 * Every file of `src` that a declaration needs, directly or indirectly. Follows only the names it uses, so that a call
 * counts for the screens that make it, not for all that import from the same file.
 */
export function reachedFrom(path: string, name: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (at: string, wanted: string): void => {
    if (seen.has(`${at} ${wanted}`)) return;
    seen.add(`${at} ${wanted}`);
    // Query keys and refetches name queries of other screens; they are not calls of this one.
    if (/QueryKey$|^refresh[A-Z]/.test(wanted)) return;
    files.add(at);
    if (at.startsWith("src/generated/")) return;
    const { imports, declared } = read(at);
    const text = (declared.get(wanted) ?? "").replaceAll(/\w+\([^()]*\)\.queryKey/g, "");
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const from = imports.get(word);
      if (from) visit(from.path, from.name);
      else if (declared.has(word)) visit(at, word);
    }
    for (const [, to = ""] of text.matchAll(/import\("([^"]+)"\)/g)) {
      const file = resolved(at, to);
      if (file) for (const one of read(file).declared.keys()) visit(file, one);
    }
  };
  visit(path, name);
  return files;
}
