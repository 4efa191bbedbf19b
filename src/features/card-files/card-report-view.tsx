import type { CardNote, CardReport } from "#src/lib/card/card-draft.ts";
import { css } from "#styled-system/css";
import { cardFileTexts } from "./card-file-texts.ts";

/** What was left out, repaired and kept of a card, field by field. */
export function CardReportView({ report, id }: { report: CardReport; id: string }) {
  const groups = (["dropped", "repaired", "kept"] as const).filter((name) => report[name].length > 0);
  return (
    <div id={id} className={css({ display: "grid", gap: "3", pt: "2", textStyle: "meta", overflowWrap: "anywhere" })}>
      <p className={css({ color: "fg.muted" })}>{cardFileTexts.format(report.format)}</p>
      {groups.map((name) => (
        <Notes key={name} title={cardFileTexts.groups[name]} notes={report[name]} />
      ))}
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly CardNote[] }) {
  return (
    <div>
      <p className={css({ fontWeight: "semibold" })}>{title}</p>
      <ul className={css({ display: "grid", gap: "1", mt: "1" })}>
        {notes.map(({ field, text }, place) => (
          // Two notes may say the same of one field.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <bdi className={css({ fontWeight: "medium" })}>{field}</bdi>{" "}
            <bdi className={css({ color: "fg.muted" })}>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
