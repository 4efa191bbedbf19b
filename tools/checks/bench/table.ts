/**
 * Bounds of a figure. `most` and `least`: in its own unit. `perFloor` and `leastPerFloor`: relative to its floor in the same
 * run. These take precedence, since times depend on the machine and ratios do not.
 */
export type Budget = {
  readonly most?: number;
  readonly perFloor?: number;
  readonly leastPerFloor?: number;
};

/** A figure may exceed its budget by a tenth. */
const tolerance = 1.1;

export type AddRow = (what: string, ours: number, floor: number | null, budget?: Budget, digits?: number) => void;

function isOver(ours: number, ratio: number | null, { most, perFloor, leastPerFloor }: Budget): boolean {
  if (leastPerFloor !== undefined) return ratio !== null && ratio * tolerance < leastPerFloor;
  if (perFloor !== undefined) return ratio !== null && ratio > perFloor * tolerance;
  return most !== undefined && ours > most * tolerance;
}

/** A table of figures, each beside its floor in the same run and its budget; those over budget are bold. */
export function figures() {
  const lines = ["| | ours | floor | ratio | budget |", "|---|---:|---:|---:|---:|"];
  const row: AddRow = (what, ours, floor, budget = {}, digits = 0) => {
    const ratio = floor === null || floor === 0 ? null : ours / floor;
    const figure = isOver(ours, ratio, budget) ? `**${ours.toFixed(digits)}**` : ours.toFixed(digits);
    const { most, perFloor, leastPerFloor } = budget;
    const budgets = [most, perFloor && `× ${perFloor}`, leastPerFloor && `≥ × ${leastPerFloor}`];
    const cells = [
      what,
      figure,
      floor?.toFixed(digits) ?? "–",
      ratio?.toFixed(2) ?? "–",
      budgets.filter((part) => part !== undefined).join(", "),
    ];
    lines.push(`| ${cells.join(" | ")} |`);
  };
  return { row, toString: () => lines.join("\n") };
}
