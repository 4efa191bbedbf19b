import { useMemo } from "react";
import uPlot from "uplot";
import { usePlot } from "#src/parts/plot/use-plot.ts";
import { css } from "#styled-system/css";
import { writtenNumber } from "./back-office-texts.ts";

const host = css({
  "--plot-line": "{colors.chat.narration.fg}",
  "--plot-quiet": "{colors.border.strong}",
  "--plot-grid": "{colors.border.subtle}",
  "--plot-text": "{colors.fg.muted}",
  height: "170px",
  minWidth: "0",
});

/** One row of numbers; `dashed` is a line of another time, `outline` a bar that is not filled. */
export type TrendSeries = { values: readonly number[]; look: "line" | "dashed" | "bar" | "outline" };

export interface TrendPlotProps {
  series: readonly TrendSeries[];
  /** Called when it has been drawn anew, with the place of the plotted area. */
  onPlace: (place: { left: number; width: number }) => void;
}

/** Lines or bars by day. It draws only; the numbers are read elsewhere. Its code is a chunk of its own. */
export function TrendPlot({ series, onPlace }: TrendPlotProps) {
  const looks = series.map(({ look }) => look);
  const bars = looks.filter((look) => look === "bar" || look === "outline").length;
  const element = usePlot(looks.join(), {
    data: useMemo(() => dataOf(series), [series]),
    onDraw: ({ bbox }) => onPlace({ left: bbox.left / uPlot.pxRatio, width: bbox.width / uPlot.pxRatio }),
    options: (colour) => ({
      padding: [10, 8, 6, 0],
      scales: {
        x: { time: false, range: (_self, min, max) => (bars > 0 ? [min - 0.6, max + 0.6] : [min, max]) },
        y: { range: (_self, _min, max) => [0, Math.max(4, max * 1.12)] },
      },
      axis: {
        size: 48,
        space: 40,
        grid: { stroke: () => colour("grid"), width: 1 },
        values: (_self, splits) => splits.map((value) => writtenNumber(value)),
      },
      series: [{}, ...looks.map((look) => seriesOf(look, bars, colour))],
    }),
  });
  return <div ref={element} className={host} aria-hidden="true" />;
}

function seriesOf(look: TrendSeries["look"], bars: number, colour: (name: string) => string): uPlot.Series {
  if (look === "line" || look === "dashed")
    return {
      stroke: () => colour(look === "line" ? "line" : "quiet"),
      width: look === "line" ? 2 : 1.5,
      ...(look === "dashed" && { dash: [4, 4] }),
      ...(look === "line" && { fill: () => `color-mix(in srgb, ${colour("line")} 10%, transparent)` }),
      points: { show: false },
    };
  const paths = uPlot.paths.bars?.({ size: [bars > 1 ? 0.36 : 0.66, 40], align: alignOf(look, bars) });
  return {
    stroke: () => colour("line"),
    width: look === "outline" ? 1.5 : 0,
    fill: () => (look === "bar" ? `color-mix(in srgb, ${colour("line")} 62%, transparent)` : "transparent"),
    points: { show: false },
    ...(paths && { paths }),
  };
}

/** Two kinds of bars stand beside each other. */
const alignOf = (look: TrendSeries["look"], bars: number): -1 | 0 | 1 => (bars === 1 ? 0 : look === "outline" ? -1 : 1);

const dataOf = (series: readonly TrendSeries[]): uPlot.AlignedData => [
  (series[0]?.values ?? []).map((_value, at) => at),
  ...series.map(({ values }) => [...values]),
];
