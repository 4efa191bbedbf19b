import ChartLineIcon from "lucide-react/icons/chart-line";
import TableIcon from "lucide-react/icons/table-2";
import { lazy, Suspense, useState } from "react";
import { numberText } from "#src/lib/count-text.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts, calendarDay } from "./back-office-texts.ts";
import type { TrendSeries } from "./trend-plot.tsx";

const TrendPlot = lazy(async () => ({ default: (await import("./trend-plot.tsx")).TrendPlot }));

const { overview: words } = backOfficeTexts;
const card = css({
  minWidth: "0",
  p: "4",
  borderRadius: "lg",
  border: "1px solid",
  borderColor: "border.subtle",
  bg: "bg.surface",
});
const head = css({ display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: "2", mb: "2" });
const quiet = css({ color: "fg.muted", textStyle: "meta" });
const frame = css({
  position: "relative",
  height: "170px",
  borderRadius: "sm",
  touchAction: "pan-y",
  "&:has(input:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});
/** A slider over the plotted area, for pointer and keys; the chosen day is drawn beside the line. */
const walk = css({ position: "absolute", inset: "0", boxSize: "full", m: "0", opacity: "0", cursor: "crosshair" });
const hair = css({ position: "absolute", top: "2", bottom: "2", width: "1px", bg: "fg.muted", pointerEvents: "none" });
const bubble = css({
  position: "absolute",
  top: "0",
  px: "3",
  py: "1",
  borderRadius: "md",
  bg: "bg.raised",
  textStyle: "meta",
  whiteSpace: "nowrap",
  pointerEvents: "none",
});
const ends = css({ display: "flex", justifyContent: "space-between", mt: "1", color: "fg.muted", textStyle: "meta" });
const scroller = css({ maxHeight: "200px", overflow: "auto" });
const table = css({
  width: "full",
  borderCollapse: "collapse",
  fontSize: "13px",
  fontVariantNumeric: "tabular-nums",
  "& :is(th, td)": { textAlign: "end", py: "1", borderBottom: "1px solid", borderColor: "border.subtle" },
  "& :is(th, td):first-child": { textAlign: "start" },
});

type TrendCardProps = {
  title: string;
  /** A line of text under the chart. */
  summary: string;
  /** What each point counts. */
  unit: "day" | "week";
  /** The days in order, or the first days of the weeks, ISO; the last is today, or the week of today. */
  days: readonly string[];
  series: readonly (TrendSeries & { name: string })[];
};

/** A chart by day or week, with a table as its alternative. Hover, touch and arrow keys show the numbers of one. */
export function TrendCard({ title, summary, unit, days, series }: TrendCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <section aria-label={title} className={card}>
      <div className={head}>
        <div>
          <h2 className={css({ fontSize: "16px", fontWeight: "650" })}>{title}</h2>
          <p className={quiet}>{summary}</p>
        </div>
        <IconButton label={isTable ? words.asChart : words.asTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? <ChartLineIcon /> : <TableIcon />}
        </IconButton>
      </div>
      {isTable ? (
        // A region that scrolls needs to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={scroller} role="region" aria-label={words.tableOf[unit](title)} tabIndex={0}>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{words.unit[unit]}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((_day, index) => {
                const at = days.length - 1 - index;
                return (
                  <tr key={days[at]}>
                    <th scope="row">{dayName(days, at, unit)}</th>
                    {series.map(({ name, values }) => (
                      <td key={name}>{numberText(values[at] ?? 0)}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : (
        <Chart title={title} unit={unit} days={days} series={series} />
      )}
    </section>
  );
}

/** The label of a day or week; the last is marked, since it is incomplete. */
const dayName = (days: readonly string[], at: number, unit: TrendCardProps["unit"]): string =>
  at === days.length - 1 ? words.current[unit] : calendarDay(days[at] ?? "");

function Chart({ title, unit, days, series }: Pick<TrendCardProps, "title" | "unit" | "days" | "series">) {
  const [place, setPlace] = useState({ left: 0, width: 0 });
  const [at, setAt] = useState<number | null>(null);
  const last = days.length - 1;
  const said = (day: number) =>
    `${dayName(days, day, unit)}: ${series.map(({ name, values }) => `${numberText(values[day] ?? 0)} ${name}`).join(", ")}`;
  const isBars = series.some(({ look }) => look === "bar");
  const step = place.width / (isBars ? last + 1.2 : Math.max(1, last));
  const left = place.left + (isBars ? 0.6 * step : 0) + (at ?? last) * step;
  return (
    <>
      <div
        className={frame}
        onPointerMove={({ clientX, currentTarget }) => {
          const inside = clientX - currentTarget.getBoundingClientRect().left - place.left - (isBars ? 0.6 * step : 0);
          setAt(Math.round(Math.min(last, Math.max(0, inside / step))));
        }}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) setAt(null);
        }}
      >
        <Suspense fallback={null}>
          <TrendPlot series={series} onPlace={setPlace} />
        </Suspense>
        {at !== null && (
          <>
            <span className={hair} style={{ left }} />
            <span
              className={bubble}
              style={left < 180 ? { left: left + 8 } : { right: `calc(100% - ${left - 8}px)` }}
              aria-hidden="true"
            >
              {said(at)}
            </span>
          </>
        )}
        <input
          type="range"
          className={walk}
          aria-label={title}
          aria-valuetext={said(at ?? last)}
          min={0}
          max={last}
          value={at ?? last}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onBlur={() => setAt(null)}
        />
      </div>
      <p className={ends} style={{ paddingInlineStart: place.left }} aria-hidden="true">
        <span>{dayName(days, 0, unit)}</span>
        <strong>{words.current[unit]}</strong>
      </p>
    </>
  );
}
