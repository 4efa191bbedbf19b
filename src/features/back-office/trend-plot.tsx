import { useMemo } from "react";
import uPlot from "uplot";
import { numberText } from "#src/lib/count-text.ts";
import { usePlot } from "#src/parts/plot/use-plot.ts";
import { css } from "#styled-system/css";

const host = css({
  "--plot-line": "{colors.chat.narration.fg}",
  "--plot-quiet": "{colors.border.strong}",
  "--plot-grid": "{colors.border.subtle}",
  "--plot-text": "{colors.fg.muted}",
  "--plot-cue": "{colors.accent.default}",
  // What is drawn is not forced by the browser: it would be pale on the ground that is.
  "@media (forced-colors: active)": {
    "--plot-line": "CanvasText",
    "--plot-quiet": "GrayText",
    "--plot-grid": "GrayText",
    "--plot-text": "CanvasText",
    "--plot-cue": "Highlight",
  },
  height: "170px",
  minWidth: "0",
});

/** One series; `dashed` is a line of an earlier period, `outline` a bar without fill. */
export type TrendSeries = { values: readonly number[]; look: "line" | "dashed" | "bar" | "outline" };

export interface TrendPlotProps {
  series: readonly TrendSeries[];
  /** Called after each drawing with the position of the plotted area. */
  onPlace: (place: { left: number; width: number }) => void;
}

/**
 * Lines or bars by day. Today is incomplete, so it is drawn apart and has the cue mark. Draws only: `TrendCard` makes the
 * numbers readable. Loaded lazily.
 */
export function TrendPlot({ series, onPlace }: TrendPlotProps) {
  const looks = series.map(({ look }) => look);
  const bars = looks.filter((look) => look === "bar" || look === "outline").length;
  const element = usePlot(looks.join(), {
    data: useMemo(() => dataOf(series), [series]),
    onDraw: (drawn) => {
      markToday(drawn, series);
      onPlace({ left: drawn.bbox.left / uPlot.pxRatio, width: drawn.bbox.width / uPlot.pxRatio });
    },
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
        values: (_self, splits) => splits.map((value) => numberText(value)),
      },
      series: [{}, ...looks.flatMap((look) => seriesOf(look, bars, colour))],
    }),
  });
  return <div ref={element} className={host} aria-hidden="true" />;
}

function seriesOf(look: TrendSeries["look"], bars: number, colour: (name: string) => string): uPlot.Series[] {
  const points = { show: false };
  const dashed = { dash: [4, 4], points };
  if (look === "dashed") return [{ stroke: () => colour("quiet"), width: 1.5, ...dashed }];
  const stroke = () => colour("line");
  const tint = (percent: number) => `color-mix(in srgb, ${colour("line")} ${percent}%, transparent)`;
  if (look === "line")
    return [
      { stroke, width: 2, fill: () => tint(10), points },
      { stroke, width: 2, ...dashed },
    ];
  const days = ({ data }: uPlot): number => data[0].length;
  const paths = uPlot.paths.bars?.({
    size: [bars > 1 ? 0.36 : 0.66, 40],
    align: alignOf(look, bars),
    ...(look === "bar" && {
      disp: {
        fill: {
          unit: 3 as uPlot.Series.BarsPathBuilderFacetUnit.Color,
          values: (drawn) => Array.from({ length: days(drawn) }, (_, at) => tint(at === days(drawn) - 1 ? 100 : 45)),
        },
      },
    }),
  });
  const width = look === "outline" ? 1.5 : 0;
  return [{ stroke, width, fill: look === "bar" ? stroke : "transparent", points, ...(paths && { paths }) }];
}

/** The cue mark: on the end of the line, or above the bars of the last day. */
function markToday(drawn: uPlot, series: readonly TrendSeries[]): void {
  const shown = series.filter(({ look }) => look !== "dashed");
  const values = shown.map((row) => row.values.at(-1) ?? 0);
  if ((shown[0]?.values.length ?? 0) === 0) return;
  const isLine = shown[0]?.look === "line";
  const { ctx } = drawn;
  const x = drawn.valToPos((shown[0]?.values.length ?? 0) - 1, "x", true);
  const y = drawn.valToPos(Math.max(...values), "y", true) - (isLine ? 0 : 10 * uPlot.pxRatio);
  ctx.save();
  ctx.fillStyle = getComputedStyle(drawn.root).getPropertyValue("--plot-cue").trim();
  for (const [radius, opacity] of isLine ? haloed : plain) {
    ctx.globalAlpha = opacity;
    ctx.beginPath();
    ctx.arc(x, y, radius * uPlot.pxRatio, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
const plain = [[3.5, 1]] as const;
const haloed = [
  [8, 0.3],
  [4.5, 1],
] as const;

/** Two kinds of bars stand beside each other. */
const alignOf = (look: TrendSeries["look"], bars: number): -1 | 0 | 1 => (bars === 1 ? 0 : look === "outline" ? -1 : 1);

const dataOf = (series: readonly TrendSeries[]): uPlot.AlignedData => [
  (series[0]?.values ?? []).map((_value, at) => at),
  ...series.flatMap(({ values, look }) => {
    if (look !== "line") return [[...values]];
    // The stretch to today is dashed: two series that meet at yesterday.
    const last = values.length - 1;
    return [
      values.map((value, at) => (at < last ? value : null)),
      values.map((value, at) => (at >= last - 1 ? value : null)),
    ];
  }),
];
