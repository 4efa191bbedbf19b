import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import { overviewQuery, reportsQuery } from "#src/data/admin/queries.ts";
import type { AdminOverview } from "#src/generated/api/model/adminOverview.ts";
import { numberText } from "#src/lib/count-text.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { ActionSentence } from "./action-sentence.tsx";
import { backOfficeTexts } from "./back-office-texts.ts";
import { Subject } from "./subject.tsx";
import { TrendCard } from "./trend-card.tsx";
import { trendSpans, weeksOf } from "./trend-days.ts";
import { WaitingTime } from "./waiting-time.tsx";
import { useListSearch } from "./use-list-search.ts";

const { overview: words, pages, reasons, kinds } = backOfficeTexts;
const head = css({ row: "3", flexWrap: "wrap", justifyContent: "space-between", mb: "4" });
const figures = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(5, minmax(0, 1fr))" },
  gap: "5",
  mb: "6",
});
const figure = css({
  display: "grid",
  ps: { base: "0", md: "5" },
  borderInlineStart: { md: "1px solid {colors.border.subtle}" },
  _first: { ps: "0", border: "none" },
  "& dt, & dd:last-child": { color: "fg.muted", textStyle: "meta" },
});
const charts = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" },
  mb: "6",
});
const lists = css({
  display: "grid",
  gap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
});
const listHead = css({
  row: "3",
  justifyContent: "space-between",
  pb: "2",
  borderBottom: "1px solid",
  borderColor: "border.subtle",
});
const item = css({
  row: "3",
  justifyContent: "space-between",
  borderBottom: "1px solid",
  borderColor: "border.subtle",
  py: "2",
  minHeight: "60px",
});
const row = css({
  row: "3",
  flex: "1",
  minWidth: "0",
  color: "inherit",
  textDecoration: "none",
  "--icon-size": "16px",
});
const end = css({ flexShrink: "0", textAlign: "end", textStyle: "meta", color: "fg.muted" });

/** `/admin`: the figures, the reports that wait longest, the latest actions. */
export function Overview() {
  const [search, onSearch] = useListSearch("/admin");
  const days = search.days ?? 30;
  const query = useQuery(overviewQuery(days));
  return (
    <>
      <PageTitle>{pages.overview}</PageTitle>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{pages.overview}</h1>
        <div role="group" aria-label={words.span} className={css({ row: "1.5" })}>
          {trendSpans.map((one) => (
            <Chip key={one} isPressed={one === days} onClick={() => onSearch({ days: one === 30 ? undefined : one })}>
              {words.spans[one]}
            </Chip>
          ))}
        </div>
      </div>
      <AsyncView query={query} skeleton={<Skeleton height={420} />} failed={backOfficeTexts.failed}>
        {(overview) => <Figures overview={overview} />}
      </AsyncView>
      <div className={lists}>
        <Waiting />
        <AsyncView query={query} skeleton={<Skeleton height={200} />} renderFailed={() => null}>
          {({ lastActions }) => (
            <section aria-labelledby="last-actions">
              <div className={listHead}>
                <h2 id="last-actions" className={css({ textStyle: "h3" })}>
                  {words.last}
                </h2>
                <TextLink asChild>
                  <Link to="/admin/audit">{words.record}</Link>
                </TextLink>
              </div>
              <ul>
                {lastActions.map((action) => (
                  <li key={action.id} className={item}>
                    <ActionSentence action={action} />
                    <span className={end}>
                      <WaitingTime since={action.createdAt} isWaiting={false} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </AsyncView>
      </div>
    </>
  );
}

function Figures({ overview: { counts, people, openReports, oldestReportAt, perDay } }: { overview: AdminOverview }) {
  const days = perDay.length / 2;
  const unit = days > 90 ? "week" : "day";
  const drawn = unit === "week" ? weeksOf(perDay) : perDay;
  const half = drawn.length / 2;
  const now = drawn.slice(half);
  const dates = now.map(({ day }) => day);
  const of = (name: "messages" | "newAccounts" | "published" | "reportsOpened" | "reportsClosed", list = now) =>
    list.map((one) => one[name]);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const messages = of("messages");
  const accounts = of("newAccounts");
  const all = [
    [words.people, numberText(people.today), words.week(people.week)],
    [words.accounts, numberText(counts.users), words.banned(counts.bannedUsers)],
    [words.messages, numberText(perDay.at(-1)?.messages ?? 0), words.yesterday(perDay.at(-2)?.messages ?? 0)],
    [words.published, numberText(counts.publicCharacters), words.ofAll(counts.characters)],
    [
      words.openReports,
      numberText(openReports),
      oldestReportAt === null ? words.nobodyWaits : words.oldest(relativeTime(oldestReportAt)),
    ],
  ] as const;
  return (
    <div>
      <dl aria-label={words.figures} className={figures}>
        {all.map(([label, value, note]) => (
          <div key={label} className={figure}>
            <dt>{label}</dt>
            <dd className={css({ textStyle: "h1", fontVariantNumeric: "tabular-nums" })}>{value}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={charts}>
        <TrendCard
          title={words.charts.messages[unit]}
          summary={words.sumBeside(sum(messages), days)}
          unit={unit}
          days={dates}
          series={[
            { name: words.now(days), look: "line", values: messages },
            { name: words.before(days), look: "dashed", values: of("messages", drawn.slice(0, half)) },
          ]}
        />
        <TrendCard
          title={words.charts.newAccounts}
          summary={words.sum(sum(accounts), days)}
          unit={unit}
          days={dates}
          series={[{ name: words.charts.newAccounts, look: "bar", values: accounts }]}
        />
        <TrendCard
          title={words.charts.reports}
          summary={words.openedAndClosed}
          unit={unit}
          days={dates}
          series={[
            { name: words.opened, look: "outline", values: of("reportsOpened") },
            { name: words.closed, look: "bar", values: of("reportsClosed") },
          ]}
        />
      </div>
    </div>
  );
}

/** The reports that have waited longest; each links to its report. */
function Waiting() {
  const query = useQuery(reportsQuery({ page: 1, pageSize: 4, sort: "oldest" }));
  return (
    <section aria-labelledby="waiting">
      <div className={listHead}>
        <h2 id="waiting" className={css({ textStyle: "h3" })}>
          {words.waiting}
        </h2>
        {query.data !== undefined && query.data.total > 0 && (
          <TextLink asChild>
            <Link to="/admin/reports">{words.allReports(query.data.total)}</Link>
          </TextLink>
        )}
      </div>
      <AsyncView query={query} skeleton={<Skeleton height={200} />} failed={backOfficeTexts.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={css({ py: "5", color: "fg.muted" })}>{backOfficeTexts.reports.clearText}</p>
          ) : (
            <ul>
              {items.map((report) => (
                <li key={report.id} className={item}>
                  <Link to="/admin/reports" search={{ report: report.id }} className={row}>
                    <Subject
                      id={report.character?.id ?? report.owner?.id ?? report.id}
                      name={report.name}
                      picture={report.icon}
                    >
                      {report.reason === null ? backOfficeTexts.noReason : reasons[report.reason]}, {kinds[report.kind]}
                    </Subject>
                    <span className={css({ flex: "1" })} />
                    <span className={end}>
                      <WaitingTime since={report.createdAt} />
                      <br />
                      {report.reporterCount > 0
                        ? backOfficeTexts.people(report.reporterCount)
                        : backOfficeTexts.automatic}
                    </span>
                    <ChevronRightIcon />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </section>
  );
}
