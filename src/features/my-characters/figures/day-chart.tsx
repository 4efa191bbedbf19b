import { lazy, Suspense, useState } from "react";
import type { DayFigures } from "#src/generated/api/model/dayFigures.ts";
import { numberText } from "#src/lib/count-text.ts";
import { css } from "#styled-system/css";
import type { PlotPlace } from "./day-plot.tsx";
import { dayName, type FigureName, figuresTexts } from "./figures-texts.ts";

const DayPlot = lazy(async () => ({ default: (await import("./day-plot.tsx")).DayPlot }));

const frame = css({
  position: "relative",
  height: "140px",
  borderRadius: "sm",
  touchAction: "pan-y",
  "&:has(input:focus-visible)": { outline: "2px solid {colors.focus.ring}", outlineOffset: "2px" },
});
/** A slider over the plotted area, for pointer and keys; the chosen day is drawn beside the line. */
const walk = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  m: "0",
  opacity: "0",
  cursor: "crosshair",
});
const line = css({ position: "absolute", width: "1px", bg: "fg.muted", pointerEvents: "none" });
const point = css({
  position: "absolute",
  width: "11px",
  height: "11px",
  m: "-5.5px 0 0 -5px",
  borderRadius: "full",
  bg: "bg.canvas",
  border: "2px solid",
  borderColor: "chat.speaker.1",
  pointerEvents: "none",
});
const ends = css({ display: "flex", justifyContent: "space-between", mt: "1", color: "fg.muted", textStyle: "meta" });
const bubble = css({
  position: "absolute",
  top: "-6px",
  px: "3",
  py: "1",
  borderRadius: "md",
  bg: "bg.raised",
  textStyle: "meta",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  boxShadow: "0 2px 8px {colors.shadow.color}",
});

/**
 * A figure by day. Hover, touch and focus show a day; arrow keys move by one, Home and End to the ends. The keys belong to
 * a slider, so that screen readers announce day and number.
 */
export function DayChart({ days, figure }: { days: readonly DayFigures[]; figure: FigureName }) {
  const [place, setPlace] = useState<PlotPlace | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isShown, setIsShown] = useState(false);
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const day = days[at];
  if (day === undefined) return null;
  const left = place === null ? 0 : place.left + (last === 0 ? 0 : (at / last) * place.width);
  return (
    <div>
      <div
        className={frame}
        onPointerMove={({ clientX, currentTarget }) => {
          if (place === null || last === 0) return;
          const inside = clientX - currentTarget.getBoundingClientRect().left - place.left;
          setChosen(Math.round(Math.min(1, Math.max(0, inside / place.width)) * last));
          setIsShown(true);
        }}
        onPointerLeave={({ currentTarget }) => {
          if (!currentTarget.contains(document.activeElement)) setIsShown(false);
        }}
      >
        <Suspense fallback={null}>
          <DayPlot days={days} figure={figure} onPlace={setPlace} />
        </Suspense>
        {isShown && place !== null && (
          <>
            <span className={line} style={{ left, top: place.top, height: place.height }} />
            <span className={point} style={{ left, top: place.tops[at] ?? 0 }} />
            <span
              className={bubble}
              style={left < 170 ? { left: left + 10 } : { right: `calc(100% - ${left - 10}px)` }}
              aria-hidden="true"
            >
              {dayName(day.day)}, <strong>{numberText(day[figure])}</strong>
            </span>
          </>
        )}
        <input
          type="range"
          className={walk}
          aria-label={figuresTexts.walk(figure)}
          aria-valuetext={figuresTexts.onDay(day.day, day[figure], figure)}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => {
            setChosen(target.valueAsNumber);
            setIsShown(true);
          }}
          onFocus={() => setIsShown(true)}
          onBlur={() => setIsShown(false)}
        />
      </div>
      <p className={ends} style={{ paddingInlineStart: place?.left ?? 0 }} aria-hidden="true">
        <span>{dayName(days[0]?.day ?? day.day)}</span>
        <span>{dayName(days[last]?.day ?? day.day)}</span>
      </p>
    </div>
  );
}
