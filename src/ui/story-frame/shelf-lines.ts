import readme from "../README.md?raw";

export interface ShelfLine {
  component: string;
  when: string;
  keys: string;
}

/** The shelf as the README has it: a line a component. Stories show them, so that they stand in one place only. */
export const shelfLines: readonly ShelfLine[] = readme
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Component"))
  .map((line) => {
    const [, component = "", when = "", keys = ""] = line.split("|").map((cell) => cell.trim());
    return { component: component.replace(" ◆", ""), when, keys };
  });
