import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { DayFigures } from "#src/generated/api/model/dayFigures.ts";
import { css } from "#styled-system/css";
import { type FigureName, writtenNumber } from "./figures-texts.ts";

const host = css({
  "--plot-line": "{colors.chat.speaker.1}",
  "--plot-grid": "{colors.border.subtle}",
  "--plot-text": "{colors.fg.muted}",
  height: "140px",
  minWidth: "0",
  clipPath: "inset(0)",
  // Drawn once, never again when the days change.
  _motionSafe: { transition: "clip-path 360ms {easings.standard}", _starting: { clipPath: "inset(0 100% 0 0)" } },
});

/** Where the plotted area and its points are, in pixels of the host. */
export type PlotPlace = { left: number; top: number; width: number; height: number; tops: readonly number[] };

export interface DayPlotProps {
  days: readonly DayFigures[];
  figure: FigureName;
  /** Called when it has been drawn anew. */
  onPlace: (place: PlotPlace) => void;
}

/** The line of a figure by days. It draws only; the numbers are read elsewhere. Its code is a chunk of its own. */
export function DayPlot({ days, figure, onPlace }: DayPlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const given = useRef({ days, figure, onPlace });
  useEffect(() => {
    given.current = { days, figure, onPlace };
    plot.current?.setData(dataOf(days, figure));
  }, [days, figure, onPlace]);

  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const colour = (name: string) => getComputedStyle(box).getPropertyValue(`--plot-${name}`).trim();
    const font = () => `12px ${getComputedStyle(box).fontFamily}`;
    const axis = { stroke: () => colour("text"), font: font(), ticks: { show: false } };
    const tell = (drawn: uPlot) => {
      const { left, top, width, height } = drawn.bbox;
      const [, values = []] = drawn.data;
      const scale = uPlot.pxRatio;
      given.current.onPlace({
        left: left / scale,
        top: top / scale,
        width: width / scale,
        height: height / scale,
        tops: Array.from(values, (value) => drawn.valToPos(value ?? 0, "y") + top / scale),
      });
    };
    const drawn = new uPlot(
      {
        width: box.clientWidth,
        height: box.clientHeight,
        padding: [8, 8, 6, 0],
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false }, y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.1)] } },
        axes: [
          { show: false },
          {
            ...axis,
            size: 52,
            space: 44,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000],
            grid: { stroke: () => colour("grid"), width: 1, dash: [3, 4] },
            values: (_self, splits) => splits.map((value) => writtenNumber(value)),
          },
        ],
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
        hooks: { draw: [tell] },
      },
      dataOf(given.current.days, given.current.figure),
      box,
    );
    plot.current = drawn;
    const size = new ResizeObserver(() => drawn.setSize({ width: box.clientWidth, height: box.clientHeight }));
    size.observe(box);
    // A canvas does not follow the theme by itself.
    const theme = new MutationObserver(() => drawn.redraw(false));
    theme.observe(document.documentElement, { attributeFilter: ["data-theme", "style", "class"] });
    return () => {
      size.disconnect();
      theme.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, []);
  return <div ref={element} className={host} aria-hidden="true" />;
}

const dataOf = (days: readonly DayFigures[], figure: FigureName): uPlot.AlignedData => [
  days.map((_day, at) => at),
  days.map((one) => one[figure]),
];
