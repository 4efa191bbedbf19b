import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import SmartphoneIcon from "lucide-react/icons/smartphone";
import TrashIcon from "lucide-react/icons/trash-2";
import { useState } from "react";
import { formDraft, formDrafts } from "#src/client-state/drafts.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { texts } from "#src/domain/texts.ts";
import { isMissing } from "#src/http/api-error.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { myCharactersTexts } from "./my-characters-texts.ts";
import { quiet, rowWords } from "./my-list-looks.ts";

const begin = "character-";
const section = css({ "&:not(:has(li))": { display: "none" } });
const title = css({ textStyle: "h3", mt: "4", mb: "2" });
const list = css({ display: "grid", gap: "2", mb: "4", listStyle: "none" });
const row = css({
  row: "3",
  minHeight: "60px",
  px: "3",
  py: "2",
  borderRadius: "row",
  bg: "bg.surface",
  "& > svg": { flexShrink: "0", color: "fg.muted" },
});
const name = css({ maxWidth: "full", fontWeight: "650", truncate: true });

type Draft = ReturnType<typeof formDrafts>[number];

function nameIn(kept: unknown): string {
  const found = (kept as { name?: unknown } | null)?.name;
  return typeof found === "string" ? found.trim() : "";
}

/** Unsaved characters, kept on this device only (GAP-56), with buttons to continue or discard. */
export function DeviceDrafts({ userId }: { userId: string }) {
  const [drafts, setDrafts] = useState(() => formDrafts(userId, begin));
  const look = () => setDrafts(formDrafts(userId, begin));
  const frame = useRowFocus("data-draft");
  if (drafts.length === 0) return null;
  const discard = ({ subject, kept }: Draft, shown: string) => {
    const place = formDraft(userId, subject);
    place.clear();
    look();
    toaster.info(myCharactersTexts.discarded(shown), {
      label: texts.actions.undo,
      onAction: () => {
        place.write(kept);
        look();
      },
    });
  };
  return (
    <section ref={frame} aria-labelledby="drafts-title" className={section}>
      <h2 id="drafts-title" className={title}>
        {myCharactersTexts.drafts}
      </h2>
      <ul className={list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.subject} draft={draft} onDiscard={discard} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft, onDiscard }: { draft: Draft; onDiscard: (draft: Draft, shown: string) => void }) {
  const id = draft.subject.slice(begin.length);
  const isNew = id === "new";
  const saved = useQuery({ ...characterQuery(id), enabled: !isNew });
  // There is nothing to write on while its character is deleted.
  if (isMissing(saved.error)) return null;
  const shown =
    nameIn(draft.kept) || saved.data?.name || (isNew ? myCharactersTexts.draftNew : myCharactersTexts.draftOf);
  return (
    <li className={row} data-draft={draft.subject}>
      <SmartphoneIcon aria-hidden />
      <span className={rowWords} style={{ flex: 1 }}>
        <bdi className={name}>{shown}</bdi>
        <span className={quiet}>{myCharactersTexts.draftKept}</span>
      </span>
      <Button size="sm" asChild>
        <Link
          to="/new-character"
          search={isNew ? {} : { editId: id }}
          aria-label={myCharactersTexts.writeOnNamed(shown)}
        >
          {myCharactersTexts.writeOn}
        </Link>
      </Button>
      <IconButton size="sm" label={myCharactersTexts.discard(shown)} onClick={() => onDiscard(draft, shown)}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
