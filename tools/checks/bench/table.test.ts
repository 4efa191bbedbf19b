import { expect, it } from "vitest";
import { figures } from "./table.ts";

it("sets figures more than a tenth over budget in bold, compared by their floor if there is one", () => {
  const table = figures();
  table.row("within by ratio", 2400, 1500, { most: 1800, perFloor: 1.64 });
  table.row("over by ratio", 1850, 1000, { most: 1800, perFloor: 1.64 });
  table.row("over by figure", 111, 60, { most: 100 });
  table.row("within a tenth of it", 109, null, { most: 100 });
  table.row("none allowed", 1, null, { most: 0 });
  table.row("too few", 60, 100, { leastPerFloor: 0.75 });
  table.row("enough", 70, 100, { leastPerFloor: 0.75 });
  table.row("no floor to speak of", 1, 0, { perFloor: 1.5 });
  table.row("for its own sake", 2.345, 1, {}, 2);
  expect(table.toString().split("\n").slice(2)).toEqual([
    "| within by ratio | 2400 | 1500 | 1.60 | 1800, × 1.64 |",
    "| over by ratio | **1850** | 1000 | 1.85 | 1800, × 1.64 |",
    "| over by figure | **111** | 60 | 1.85 | 100 |",
    "| within a tenth of it | 109 | – | – | 100 |",
    "| none allowed | **1** | – | – | 0 |",
    "| too few | **60** | 100 | 0.60 | ≥ × 0.75 |",
    "| enough | 70 | 100 | 0.70 | ≥ × 0.75 |",
    "| no floor to speak of | 1 | 0 | – | × 1.5 |",
    "| for its own sake | 2.35 | 1.00 | 2.35 |  |",
  ]);
});
