/**
 * What a figure may be. `most`: in its own unit. `perFloor`: times its floor of the same run, which decides where there is
 * one: times move with the machine, ratios do not.
 */
export type Budget = { readonly most?: number; readonly perFloor?: number };

type Row = { what: string; ours: string; floor: string; ratio: string; budget: string; isOver: boolean };

export type AddRow = ReturnType<typeof figures>["row"];

/** A table of figures, each beside its floor of the same run and its budget. */
export function figures() {
  const rows: Row[] = [];
  return {
    row: (what: string, ours: number, floor: number | null, budget: Budget | null = null, digits = 0): void => {
      const ratio = floor === null || floor === 0 ? null : ours / floor;
      const { most, perFloor } = budget ?? {};
      const isOver = perFloor !== undefined && ratio !== null ? ratio > perFloor : most !== undefined && ours > most;
      rows.push({
        what,
        ours: ours.toFixed(digits),
        floor: floor === null ? "–" : floor.toFixed(digits),
        ratio: ratio === null ? "–" : ratio.toFixed(2),
        budget: [most, perFloor === undefined ? undefined : `× ${perFloor}`]
          .filter((part) => part !== undefined)
          .join(", "),
        isOver,
      });
    },
    /** Markdown; what is over its budget is bold. */
    toString: () =>
      [
        "| | ours | floor | ratio | budget |",
        "|---|---:|---:|---:|---:|",
        ...rows.map(
          ({ what, ours, floor, ratio, budget, isOver }) =>
            `| ${what} | ${isOver ? `**${ours}**` : ours} | ${floor} | ${ratio} | ${budget} |`,
        ),
      ].join("\n"),
  };
}
