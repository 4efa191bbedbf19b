import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
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

const incrs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 1_000_000];

/** Lines or bars by day. It draws only; the numbers are read elsewhere. Its code is a chunk of its own. */
export function TrendPlot({ series, onPlace }: TrendPlotProps) {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const given = useRef({ series, onPlace });
  const looks = series.map(({ look }) => look).join();
  useEffect(() => {
    given.current = { series, onPlace };
    plot.current?.setData(dataOf(series));
  }, [series, onPlace]);

  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const colour = (name: string) => getComputedStyle(box).getPropertyValue(`--plot-${name}`).trim();
    const bars = looks.split(",").filter((look) => look === "bar" || look === "outline").length;
    const drawn = new uPlot(
      {
        width: box.clientWidth,
        height: box.clientHeight,
        padding: [10, 8, 6, 0],
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false, range: (_self, min, max) => (bars > 0 ? [min - 0.6, max + 0.6] : [min, max]) },
          y: { range: (_self, _min, max) => [0, Math.max(4, max * 1.12)] },
        },
        axes: [
          { show: false },
          {
            stroke: () => colour("text"),
            font: `12px ${getComputedStyle(box).fontFamily}`,
            ticks: { show: false },
            size: 48,
            space: 40,
            incrs,
            grid: { stroke: () => colour("grid"), width: 1 },
            values: (_self, splits) => splits.map((value) => writtenNumber(value)),
          },
        ],
        series: [
          {},
          ...given.current.series.map(({ look }): uPlot.Series => {
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
          }),
        ],
        hooks: {
          draw: [
            ({ bbox }) => given.current.onPlace({ left: bbox.left / uPlot.pxRatio, width: bbox.width / uPlot.pxRatio }),
          ],
        },
      },
      dataOf(given.current.series),
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
  }, [looks]);
  return <div ref={element} className={host} aria-hidden="true" />;
}

/** Two kinds of bars stand beside each other. */
const alignOf = (look: TrendSeries["look"], bars: number): -1 | 0 | 1 => (bars === 1 ? 0 : look === "outline" ? -1 : 1);

const dataOf = (series: readonly TrendSeries[]): uPlot.AlignedData => [
  (series[0]?.values ?? []).map((_value, at) => at),
  ...series.map(({ values }) => [...values]),
];
