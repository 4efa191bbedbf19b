import type { Version } from "#src/generated/api/model/version.ts";
import { Tag } from "#src/ui/pill/tag.tsx";
import { css } from "#styled-system/css";
import { versionsTexts } from "./versions-texts.ts";

const list = css({ display: "grid", gap: "1", maxHeight: { base: "208px", md: "none" }, overflowY: "auto" });
const entry = css({
  display: "grid",
  gap: "2px",
  width: "full",
  minHeight: "44px",
  px: "3",
  py: "2",
  borderRadius: "row",
  textAlign: "start",
  cursor: "pointer",
  _hover: { bg: "bg.hover" },
  "&[aria-pressed=true]": { bg: "accent.subtle" },
});
const quiet = css({ color: "fg.muted", textStyle: "meta" });

type VersionsListProps = { versions: readonly Version[]; chosen: Version; onChoose: (versionId: string) => void };

/** The kept versions, newest first; the chosen one is compared beside them. */
export function VersionsList({ versions, chosen, onChoose }: VersionsListProps) {
  return (
    <ul className={list} aria-label={versionsTexts.list}>
      {versions.map(({ id, number, createdAt, restoredFrom, isCurrent }) => (
        <li key={id}>
          <button type="button" className={entry} aria-pressed={id === chosen.id} onClick={() => onChoose(id)}>
            <span className={css({ row: "2", fontWeight: "650" })}>
              {versionsTexts.version(number)}
              {isCurrent && <Tag>{versionsTexts.current}</Tag>}
            </span>
            <time dateTime={createdAt} className={quiet}>
              {versionsTexts.when(createdAt)}
            </time>
            {restoredFrom !== null && <span className={quiet}>{versionsTexts.restoredFrom(restoredFrom)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
