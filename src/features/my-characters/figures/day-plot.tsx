import { useMemo } from "react";
import uPlot from "uplot";
import type { DayFigures } from "#src/generated/api/model/dayFigures.ts";
import { numberText } from "#src/lib/count-text.ts";
import { usePlot } from "#src/parts/plot/use-plot.ts";
import { css } from "#styled-system/css";
import { type FigureName } from "./figures-texts.ts";

const host = css({
  "--plot-line": "{colors.chat.speaker.1}",
  "--plot-grid": "{colors.border.subtle}",
  "--plot-text": "{colors.fg.muted}",
  height: "140px",
  minWidth: "0",
  clipPath: "inset(0)",
  // The line is revealed once; another number of days does not repeat that.
  _motionSafe: { transition: "clip-path 360ms {easings.standard}", _starting: { clipPath: "inset(0 100% 0 0)" } },
});

/** Position of the plotted area and its points, in px within the host element. */
export type PlotPlace = { left: number; top: number; width: number; height: number; tops: readonly number[] };

export interface DayPlotProps {
  days: readonly DayFigures[];
  figure: FigureName;
  /** Called after each drawing. */
  onPlace: (place: PlotPlace) => void;
}

/** The line chart of a figure by day. Draws only: `DayChart` makes the numbers readable. Loaded lazily. */
export function DayPlot({ days, figure, onPlace }: DayPlotProps) {
  const element = usePlot("line", {
    data: useMemo(() => dataOf(days, figure), [days, figure]),
    onDraw(drawn) {
      const { left, top, width, height } = drawn.bbox;
      const [, values = []] = drawn.data;
      const scale = uPlot.pxRatio;
      onPlace({
        left: left / scale,
        top: top / scale,
        width: width / scale,
        height: height / scale,
        tops: Array.from(values, (value) => drawn.valToPos(value ?? 0, "y") + top / scale),
      });
    },
    options: (colour) => ({
      padding: [8, 8, 6, 0],
      scales: { x: { time: false }, y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.1)] } },
      axis: {
        size: 52,
        space: 44,
        grid: { stroke: () => colour("grid"), width: 1, dash: [3, 4] },
        values: (_self, splits) => splits.map((value) => numberText(value)),
      },
      series: [
        {},
        {
          stroke: () => colour("line"),
          width: 2,
          fill: (self) => {
            const shade = self.ctx.createLinearGradient(0, self.bbox.top, 0, self.bbox.top + self.bbox.height);
            shade.addColorStop(0, `color-mix(in srgb, ${colour("line")} 32%, transparent)`);
            shade.addColorStop(1, "transparent");
            return shade;
          },
          points: { show: false },
        },
      ],
    }),
  });
  return <div ref={element} className={host} aria-hidden="true" />;
}

const dataOf = (days: readonly DayFigures[], figure: FigureName): uPlot.AlignedData => [
  days.map((_day, at) => at),
  days.map((one) => one[figure]),
];
