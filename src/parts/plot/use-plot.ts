import { type RefObject, useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

type Given = {
  /** Kept by the caller while it is the same: new data are drawn. */
  data: uPlot.AlignedData;
  /** Scales, series and the axis of numbers; `colour` reads `--plot-<name>` of the element. */
  options: (colour: (name: string) => string) => Pick<uPlot.Options, "padding" | "scales" | "series"> & {
    axis: uPlot.Axis;
  };
  /** Called when it has been drawn anew. */
  onDraw: (drawn: uPlot) => void;
};

/**
 * Draws a chart of uPlot into the element it answers, which gives its size and colours: anew when `kind` changes or the theme
 * does, and its data when they do. There is no legend, no cursor and no axis of days; the caller draws these.
 */
export function usePlot(kind: string, { data, options, onDraw }: Given): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const given = useRef({ data, options, onDraw });
  useEffect(() => {
    given.current = { data, options, onDraw };
  });
  useEffect(() => plot.current?.setData(data), [data]);

  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const colour = (name: string) => getComputedStyle(box).getPropertyValue(`--plot-${name}`).trim();
    const { axis, ...rest } = given.current.options(colour);
    const numbers: uPlot.Axis = {
      stroke: () => colour("text"),
      font: `12px ${getComputedStyle(box).fontFamily}`,
      ticks: { show: false },
      incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 1_000_000],
      ...axis,
    };
    const drawn = new uPlot(
      {
        width: box.clientWidth,
        height: box.clientHeight,
        legend: { show: false },
        cursor: { show: false },
        axes: [{ show: false }, numbers],
        hooks: { draw: [(now) => given.current.onDraw(now)] },
        ...rest,
      },
      given.current.data,
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- drawn anew for another kind
  }, [kind]);
  return element;
}
