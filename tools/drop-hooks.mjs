// Takes the React hooks out of the generated client, which orval writes beside each query's options and cannot leave
// out: components use the options of src/data.
//   node tools/drop-hooks.mjs <folder of the generated client>
import { globSync, readFileSync, writeFileSync } from "node:fs";

const [folder] = process.argv.slice(2);

/** The imports of a file that it still uses. */
function usedImports(text) {
  return text.replace(/^import (type )?\{([^}]*)\} from ('[^']+');\n/gm, (statement, type, names, from) => {
    const rest = text.replace(statement, "");
    const used = names.split(",").filter((name) => new RegExp(`\\b${name.trim()}\\b`).test(rest) && name.trim());
    return used.length === 0 ? "" : `import ${type ?? ""}{${used.join(",")}} from ${from};\n`;
  });
}

for (const path of globSync(`${folder}/*/*.ts`)) {
  const text = readFileSync(path, "utf8");
  const options = text.replace(/^export function use[\s\S]*?(?=^export (?:const|type) |(?![\s\S]))/gm, "");
  if (options !== text) writeFileSync(path, usedImports(options));
}
