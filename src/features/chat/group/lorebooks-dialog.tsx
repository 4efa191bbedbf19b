import { Link } from "@tanstack/react-router";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { groupTexts } from "./group-texts.ts";

const list = css({ display: "grid", gap: "10px", listStyle: "none", padding: "0" });
const book = css({
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr)",
  gap: "14px",
  alignItems: "start",
  padding: "12px",
  borderRadius: "row",
  background: "bg.surface",
});
const cover = css({ width: "48px", height: "64px", borderRadius: "sm", overflow: "hidden" });
const about = css({
  color: "fg.muted",
  fontSize: "13.5px",
  lineHeight: "1.45",
  lineClamp: "3",
  overflowWrap: "anywhere",
});

/** The group's lorebooks, each a way to its page. */
export function LorebooksDialog({ lorebooks, onClose }: { lorebooks: readonly Lorebook[]; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={groupTexts.lorebooks} description={groupTexts.lorebooksHelp} size="md">
      {lorebooks.length === 0 ? (
        <EmptyState title={groupTexts.noLorebooks} text={groupTexts.noLorebooksHelp} headingLevel={3} />
      ) : (
        <ul className={list}>
          {lorebooks.map(({ id, name, description, thumbnail, entryCount }) => (
            <li key={id} className={book}>
              <span className={cover}>
                <Picture src={thumbnail} alt="" seed={id} name={name} ratio="fill" />
              </span>
              <div className={css({ minWidth: "0" })}>
                <p className={css({ fontWeight: "650", overflowWrap: "anywhere" })}>
                  <bdi>
                    <TextLink asChild>
                      <Link to="/lorebooks/$lorebookId" params={{ lorebookId: id }}>
                        {name}
                      </Link>
                    </TextLink>
                  </bdi>
                </p>
                <p className={css({ color: "fg.muted", fontSize: "12.5px" })}>{groupTexts.entries(entryCount)}</p>
                {description !== null && description !== "" && <p className={about}>{description}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
