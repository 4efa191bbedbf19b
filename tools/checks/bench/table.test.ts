import { expect, it } from "vitest";
import { figures } from "./table.ts";

it("sets what is over its budget in bold: by the floor where there is one, else by the figure", () => {
  const table = figures();
  table.row("within by ratio", 2400, 1500, { most: 1800, perFloor: 1.64 });
  table.row("over by ratio", 1700, 1000, { most: 1800, perFloor: 1.64 });
  table.row("over by figure", 101, 60, { most: 100 });
  table.row("at it", 100, null, { most: 100 });
  table.row("no floor to speak of", 1, 0, { perFloor: 1.5 });
  table.row("for its own sake", 2.345, 1, null, 2);
  expect(table.toString().split("\n").slice(2)).toEqual([
    "| within by ratio | 2400 | 1500 | 1.60 | 1800, × 1.64 |",
    "| over by ratio | **1700** | 1000 | 1.70 | 1800, × 1.64 |",
    "| over by figure | **101** | 60 | 1.68 | 100 |",
    "| at it | 100 | – | – | 100 |",
    "| no floor to speak of | 1 | 0 | – | × 1.5 |",
    "| for its own sake | 2.35 | 1.00 | 2.35 |  |",
  ]);
});
