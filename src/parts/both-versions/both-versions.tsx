import { css } from "#styled-system/css";
import { bothTexts } from "./both-texts.ts";

/** A member that differs; null where a version has none. */
export type BothRow = { label: string; theirs: string | null; mine: string | null };
/** What belongs together, such as an entry; the whole has no name. */
export type BothGroup = { id: string; name: string | null; rows: readonly BothRow[] };

const list = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6" });
const heading = css({ textStyle: "h3", mb: "3", overflowWrap: "anywhere" });
const label = css({ textStyle: "label", mb: "2" });
const pair = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
  m: "0",
  "& + &": { mt: "4" },
});
const side = css({ minWidth: "0", p: "3", borderRadius: "row", bg: "bg.sunken" });
const who = css({ color: "fg.muted", fontSize: "13px", mb: "1" });
const words = css({ m: "0", whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "15px" });
const none = css({ color: "fg.muted" });

function Side({ whose, text }: { whose: string; text: string | null }) {
  return (
    <div className={side}>
      <dt className={who}>{whose}</dt>
      <dd className={words} dir="auto">
        {text === null || text === "" ? <span className={none}>{bothTexts.nothing}</span> : text}
      </dd>
    </div>
  );
}

/** Where two versions differ, beside each other; on phones beneath each other. */
export function BothVersions({ groups }: { groups: readonly BothGroup[] }) {
  if (groups.length === 0) return <p>{bothTexts.same}</p>;
  return (
    <div className={list}>
      {groups.map(({ id, name, rows }) => (
        <section key={id} aria-label={name ?? undefined}>
          {name !== null && (
            <h3 className={heading}>
              <bdi>{name}</bdi>
            </h3>
          )}
          {rows.map((row) => (
            <div key={row.label}>
              <p className={label}>{row.label}</p>
              <dl className={pair}>
                <Side whose={bothTexts.theirs} text={row.theirs} />
                <Side whose={bothTexts.mine} text={row.mine} />
              </dl>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
