import { useQuery } from "@tanstack/react-query";
import ChartLineIcon from "lucide-react/icons/chart-line";
import TableIcon from "lucide-react/icons/table-2";
import TrendingDownIcon from "lucide-react/icons/trending-down";
import TrendingUpIcon from "lucide-react/icons/trending-up";
import { useState } from "react";
import { figuresLookStore } from "#src/client-state/figures-look.ts";
import { useStore } from "#src/client-state/store.ts";
import { figuresQuery } from "#src/data/figure/queries.ts";
import type { CharacterFigures } from "#src/generated/api/model/characterFigures.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { DayChart } from "./day-chart.tsx";
import { trendOf } from "./figure-sums.ts";
import { type FigureName, figureNames, type FigureSpan, figureSpans, figuresTexts } from "./figures-texts.ts";
import { FiguresTables } from "./figures-tables.tsx";
import { VariantBars } from "./variant-bars.tsx";

const panel = css({ display: "grid", gap: "4", minWidth: "0" });
const tools = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  flexWrap: "wrap",
  alignItems: "center",
});
const chips = css({ display: "flex", gap: "1.5", flexWrap: "wrap" });
const big = css({ textStyle: "h1", fontVariantNumeric: "tabular-nums", lineHeight: "1.1" });
const meta = css({ row: "2", flexWrap: "wrap", color: "fg.muted", textStyle: "meta" });
const trendLook = css({
  row: "1",
  "--icon-size": "14px",
  color: "fg.muted",
  "&[data-up]": { color: "success.text" },
});
const heading = css({ fontSize: "14px", fontWeight: "650", mb: "2" });

const isNothing = ({ total, before }: CharacterFigures) =>
  figureNames.every((name) => total[name] === 0 && before[name] === 0);

/** How often a character was played: one figure, its trend, by day and by variant, as charts or as tables. */
export function FiguresPanel({ characterId }: { characterId: string }) {
  const look = useStore(figuresLookStore);
  const [figure, setFigure] = useState<FigureName>("messages");
  const [span, setSpan] = useState<FigureSpan>(30);
  const figures = useQuery(figuresQuery(characterId, span));
  return (
    <div className={panel}>
      <div className={tools}>
        <div role="group" aria-label={figuresTexts.span} className={chips}>
          {figureSpans.map((one) => (
            <Chip key={one} isPressed={one === span} onClick={() => setSpan(one)}>
              {figuresTexts.spans[one]}
            </Chip>
          ))}
        </div>
        <div className={css({ display: "flex", gap: "1" })}>
          {(["chart", "table"] as const).map((one) => (
            <IconButton
              key={one}
              label={one === "chart" ? figuresTexts.asChart : figuresTexts.asTable}
              isPressed={look === one}
              onClick={() => figuresLookStore.set(one)}
            >
              {one === "chart" ? <ChartLineIcon /> : <TableIcon />}
            </IconButton>
          ))}
        </div>
      </div>
      <AsyncView
        query={figures}
        skeleton={<FiguresSkeleton />}
        failed={figuresTexts.failed}
        isEmpty={isNothing}
        empty={<EmptyState title={figuresTexts.emptyTitle} text={figuresTexts.emptyText} headingLevel={3} />}
      >
        {(data) =>
          look === "table" ? (
            <FiguresTables figures={data} />
          ) : (
            <Charts figures={data} figure={figure} onFigure={setFigure} />
          )
        }
      </AsyncView>
    </div>
  );
}

type ChartsProps = { figures: CharacterFigures; figure: FigureName; onFigure: (figure: FigureName) => void };

function Charts({ figures: { total, before, perDay, perVariant }, figure, onFigure }: ChartsProps) {
  const trend = trendOf(total[figure], before[figure]);
  return (
    <>
      <div role="group" aria-label={figuresTexts.figure} className={chips}>
        {figureNames.map((name) => (
          <Chip key={name} isPressed={name === figure} onClick={() => onFigure(name)}>
            {figuresTexts.names[name]}
          </Chip>
        ))}
      </div>
      <div>
        <p className={big}>{numberText(total[figure])}</p>
        <p className={meta}>
          {figuresTexts[total[figure] === 1 ? "one" : "lower"][figure]}
          {trend !== null && (
            <span className={trendLook} data-up={trend > 0 || undefined}>
              {trend < 0 ? <TrendingDownIcon /> : <TrendingUpIcon />}
              {figuresTexts.trend(trend)}
              <VisuallyHidden> {figuresTexts.trendHelp}</VisuallyHidden>
            </span>
          )}
        </p>
        <p className={meta}>{figuresTexts.help[figure]}</p>
      </div>
      <section aria-label={figuresTexts.perDay}>
        <h3 className={heading}>{figuresTexts.perDay}</h3>
        <DayChart days={perDay} figure={figure} />
      </section>
      <section>
        <h3 className={heading}>{figuresTexts.perVariant}</h3>
        <VariantBars variants={perVariant} figure={figure} />
      </section>
    </>
  );
}

function FiguresSkeleton() {
  return (
    <div aria-hidden="true" className={panel}>
      <Skeleton height={34} />
      <Skeleton shape="line" width="40%" className={css({ fontSize: "34px" })} />
      <Skeleton height={140} />
      <Skeleton height={84} />
    </div>
  );
}
