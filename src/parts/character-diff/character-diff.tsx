import type { ChangeGroup, CharacterChange } from "#src/domain/character-diff.ts";
import { textChanges, type TextPart } from "#src/lib/text-changes.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";
import { diffTexts } from "./diff-texts.ts";

const list = css({ display: "grid", gap: "8", minWidth: "0" });
const group = css({ display: "grid", gap: "4", minWidth: "0" });
const heading = css({ textStyle: "h3", row: "3", flexWrap: "wrap", minWidth: "0", overflowWrap: "anywhere" });
const changes = css({ display: "grid", gap: "4", m: "0", minWidth: "0" });
const label = css({ fontSize: "13px", fontWeight: "semibold", mb: "1" });
const text = css({ m: "0", whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "66ch" });
const mark = css({ borderRadius: "4px", px: "2px", boxDecorationBreak: "clone" });
const came = css({ bg: "accent.subtle", color: "accent.text", textDecoration: "none" });
const went = css({ color: "fg.muted", textDecoration: "line-through" });
const gap = css({ color: "fg.muted" });
const pictures = css({ display: "flex", flexWrap: "wrap", gap: "4", m: "0" });
const picture = css({ display: "grid", gap: "1", width: "96px", fontSize: "12.5px", color: "fg.muted" });

/** How much of a long stretch that stayed is shown beside a change, in characters. */
const BESIDE = 80;

/** A stretch that stayed, without its middle where that is long. */
function Stayed({ part, isFirst, isLast }: { part: string; isFirst: boolean; isLast: boolean }) {
  const points = Array.from(part);
  if (points.length <= 3 * BESIDE) return part;
  return (
    <>
      {!isFirst && points.slice(0, BESIDE).join("")}
      <span className={gap}> … </span>
      {!isLast && points.slice(-BESIDE).join("")}
    </>
  );
}

function Part({ part: { kind, text: words }, at, of }: { part: TextPart; at: number; of: number }) {
  if (kind === "same") return <Stayed part={words} isFirst={at === 0} isLast={at === of - 1} />;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark className={cx(mark, kind === "added" ? came : went)}>
      <VisuallyHidden>{diffTexts[kind]} </VisuallyHidden>
      {words}
      <VisuallyHidden> {diffTexts.end}</VisuallyHidden>
    </Mark>
  );
}

function Change({ change: { kind, before, after } }: { change: CharacterChange }) {
  if (kind === "picture")
    return (
      <dd className={pictures}>
        {([before, after] as const).map((src, index) => {
          const caption = index === 0 ? diffTexts.before : diffTexts.after;
          return (
            <span key={caption} className={picture}>
              {src === null ? diffTexts.none : <Picture src={src} alt="" seed={src} ratio="icon" />}
              <span>{caption}</span>
            </span>
          );
        })}
      </dd>
    );
  const parts = textChanges(before ?? "", after ?? "");
  return (
    <dd className={text} dir="auto">
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text's parts have no other identity
        <Part key={at} part={part} at={at} of={parts.length} />
      ))}
    </dd>
  );
}

/** What differs between two states of a character (`characterDiff`), member by member, the changed words marked. */
export function CharacterDiff({ groups }: { groups: readonly ChangeGroup[] }) {
  if (groups.length === 0) return <p>{diffTexts.nothing}</p>;
  return (
    <div className={list}>
      {groups.map(({ id, variantName, fate, changes: ofGroup }) => (
        <section key={id} className={group} aria-label={variantName ?? diffTexts.character}>
          <h3 className={heading}>
            <bdi>{variantName ?? diffTexts.character}</bdi>
            {fate !== "kept" && <Tag>{fate === "added" ? diffTexts.variantAdded : diffTexts.variantRemoved}</Tag>}
          </h3>
          <dl className={changes}>
            {ofGroup.map((change) => (
              <div key={change.label}>
                <dt className={label}>{change.label}</dt>
                <Change change={change} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
