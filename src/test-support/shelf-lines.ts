import readme from "#src/ui/README.md?raw";

export interface ShelfLine {
  component: string;
  when: string;
  keys: string;
}

/** The README's component list, one line per component, so that stories need not repeat it. */
export const shelfLines: readonly ShelfLine[] = readme
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Component"))
  .map((line) => {
    const [, component = "", when = "", keys = ""] = line.split("|").map((cell) => cell.trim());
    return { component: component.replace(" ◆", ""), when, keys };
  });
