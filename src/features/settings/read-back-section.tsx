import FileUpIcon from "lucide-react/icons/file-up";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { packedKinds } from "#src/client-state/packing.ts";
import { type ReadBackReport, type ReadingBack, readingBackStore } from "#src/client-state/reading-back.ts";
import { useStore } from "#src/client-state/store.ts";
import { chooseArchive, stopReadingBack, useReadBack } from "#src/data/my-data/read-back.ts";
import { useCountdown } from "#src/lib/use-countdown.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Progress } from "#src/ui/progress/progress.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";
import { myDataQuery } from "#src/data/my-data/queries.ts";
import { firstOf, kindTexts, myDataTexts, readBackTexts } from "./my-data-texts.ts";

const section = css({ display: "grid", gap: "3" });
const strong = css({ fontWeight: "600" });
const wrapping = css({ overflowWrap: "anywhere" });
const help = css({ textStyle: "help", color: "fg.muted", maxWidth: "56ch", textWrap: "pretty" });
const bar = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { md: "center" },
  justifyContent: "space-between",
  gap: { base: "14px", md: "18px" },
  "& > :first-child": { flex: "1", minWidth: "0" },
});
const outcome = css({ display: "block" });
const part = css({ display: "grid", gap: "6px" });
const list = css({ display: "grid", gap: "10px" });
const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "194px minmax(0, 1fr)" },
  columnGap: "14px",
});

function Report({ report }: { report: ReadBackReport }) {
  return (
    <ul className={list} aria-label={readBackTexts.report}>
      {packedKinds.map((kind) => (
        <li key={kind} className={line}>
          <span className={strong}>{kindTexts[kind].title}</span>
          <span className={help}>
            {(report[kind].kept > 0 || report[kind].refused.size === 0) && (
              <span className={outcome}>{readBackTexts.kept(report[kind].kept)}</span>
            )}
            {[...report[kind].refused].map(([reason, count]) => (
              <span key={reason} className={outcome}>
                {readBackTexts.refused(count, reason)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the browser's file dialog is opened by; the input itself is never seen. */
function ChooseButton({ label, size = "md" }: { label: string; size?: "sm" | "md" }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip,application/zip"
        aria-label={readBackTexts.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void chooseArchive(file);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <Button icon={<FileUpIcon />} size={size} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** Counts down for the eye; screen readers hear it once. */
function Pause({ seconds, round }: { seconds: number; round: ReadingBack }) {
  const left = useCountdown(seconds, round) ?? 0;
  return (
    <p className={help}>
      <VisuallyHidden role="status">{readBackTexts.pause(seconds)}</VisuallyHidden>
      <span aria-hidden="true">{readBackTexts.pause(left)}</span>
    </p>
  );
}

/** What can be done now: choose, read, stop, go on. */
function ReadBackBar({ reading }: { reading: ReadingBack }) {
  const { mutate: start } = useReadBack();
  const reasonId = useId();
  const { data } = useQuery(myDataQuery());
  switch (reading.state) {
    case "idle":
      if (data?.canReadBack === false)
        return (
          <div className={bar}>
            <p id={reasonId} className={help}>
              {readBackTexts.takenBy(firstOf(data))}
            </p>
            <Button icon={<FileUpIcon />} disabled aria-describedby={reasonId}>
              {readBackTexts.choose}
            </Button>
          </div>
        );
      return (
        <div className={bar}>
          <p className={help}>{readBackTexts.lead}</p>
          <ChooseButton label={readBackTexts.choose} />
        </div>
      );
    case "chosen":
      return (
        <div className={bar}>
          <p>
            <span className={cx(strong, wrapping)}>{reading.name}</span>
            <br />
            <span className={help}>{readBackTexts.chosen(reading.rows)}</span>
          </p>
          <ChooseButton label={readBackTexts.another} />
          <Button variant="primary" onClick={() => start()}>
            {readBackTexts.start}
          </Button>
        </div>
      );
    case "working": {
      const percent = Math.floor(reading.share * 100);
      return (
        <div className={bar}>
          <div className={part}>
            <Progress
              label={readBackTexts.reading(kindTexts[reading.kind].inText)}
              value={percent}
              valueText={myDataTexts.progress(percent)}
            />
            {reading.pause !== null && <Pause seconds={reading.pause} round={reading} />}
          </div>
          <Button onClick={stopReadingBack}>{readBackTexts.stop}</Button>
        </div>
      );
    }
    case "stopped":
      return (
        <div className={bar}>
          <p role="status" className={help}>
            {readBackTexts.stopped}
          </p>
          <ChooseButton label={readBackTexts.another} />
          <Button variant="primary" onClick={() => start()}>
            {readBackTexts.goOn}
          </Button>
        </div>
      );
    case "failed":
      return reading.isTaken ? (
        <>
          <InlineAlert tone="danger">{readBackTexts.taken}</InlineAlert>
          <div>
            <ChooseButton label={readBackTexts.another} />
          </div>
        </>
      ) : (
        <InlineAlert
          tone="danger"
          actions={
            <>
              <Button size="sm" onClick={() => start()}>
                {readBackTexts.goOn}
              </Button>
              <ChooseButton size="sm" label={readBackTexts.another} />
            </>
          }
        >
          {[readBackTexts.failedAt(kindTexts[reading.kind].inText), reading.reason].filter(Boolean).join(" ")}
        </InlineAlert>
      );
    case "hostile":
      return (
        <>
          <InlineAlert tone="danger">
            <span className={cx(strong, wrapping)}>{reading.name}</span> {readBackTexts.problems[reading.problem]}
          </InlineAlert>
          <div>
            <ChooseButton label={readBackTexts.another} />
          </div>
        </>
      );
    case "done":
      return (
        <>
          <p role="status" className={cx(strong, wrapping)}>
            {readBackTexts.done(reading.name)}
          </p>
          <Report report={reading.report} />
          <div>
            <ChooseButton label={readBackTexts.another} />
          </div>
        </>
      );
  }
}

/** An archive of My data, read back into an empty account. */
export function ReadBackSection({ className }: { className: string }) {
  const reading = useStore(readingBackStore);
  return (
    <section className={cx(className, section)} aria-label={readBackTexts.title}>
      <h3 className={strong}>{readBackTexts.title}</h3>
      <ReadBackBar reading={reading} />
    </section>
  );
}
