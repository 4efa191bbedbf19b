import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { characterQuery } from "#src/data/character/queries.ts";
import { largestImport, useImportThread } from "#src/data/thread/mutations.ts";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { nameOfGroup } from "#src/domain/group-name.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import type { ImportReport } from "#src/generated/api/model/importReport.ts";
import { failureText } from "#src/data/failure-text.ts";
import { texts } from "#src/domain/texts.ts";
import { randomId } from "#src/lib/random-id.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { useFieldWiring } from "#src/ui/fields/field-wiring.ts";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { css } from "#styled-system/css";
import { conversationsTexts } from "./conversations-texts.ts";

const field = css({
  width: "full",
  color: "fg.muted",
  textStyle: "meta",
  borderRadius: "input",
  _file: {
    minHeight: "44px",
    px: "18px",
    me: "3",
    border: "0",
    borderRadius: "full",
    bg: "bg.raised",
    color: "fg.default",
    font: "inherit",
    fontWeight: "semibold",
    cursor: "pointer",
  },
});

/** The browser's file input. Use inside a `FormField`. */
function FileField({ accept, onChoose }: { accept: string; onChoose: (file: File | null) => void }) {
  const wiring = useFieldWiring({});
  return (
    <input
      {...wiring}
      type="file"
      accept={accept}
      className={field}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    />
  );
}

/** Number of skipped lines listed; the rest are only counted. */
const namedLines = 12;

export type ImportThreadDialogProps = {
  /** Or a group. */
  characterId?: string;
  variantId?: string | null;
  groupId?: string;
  onClose: () => void;
};

/** Creates a chat from a transcript (GAP-135) and reports what was imported and skipped. */
export function ImportThreadDialog({ characterId, variantId = null, groupId, onClose }: ImportThreadDialogProps) {
  const { data: character } = useQuery({ ...characterQuery(characterId ?? ""), enabled: characterId !== undefined });
  const { data: group } = useQuery({ ...groupChatQuery(groupId ?? ""), enabled: groupId !== undefined });
  const name = character?.name ?? (group && nameOfGroup(group)) ?? "…";
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useImportThread();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(chosen !== null && chosen.size > largestImport ? conversationsTexts.importTooLarge : null);
    load.reset();
  };
  const submit = useSingleFlight(async () => {
    if (problem !== null) return;
    if (file === null) return setProblem(conversationsTexts.importChoose);
    const place = {
      ...(characterId !== undefined && { characterId }),
      ...(variantId !== null && { variantId }),
      ...(groupId !== undefined && { groupId }),
    };
    const chosen = { file, ...place, key: randomId() };
    await load.mutateAsync(chosen).catch(() => undefined);
  });
  return (
    <Dialog
      onClose={onClose}
      title={load.data === undefined ? conversationsTexts.importTitle(name) : conversationsTexts.importDone}
      size="sm"
      isBusy={load.isPending}
      footer={
        load.data === undefined ? (
          <>
            <Button variant="ghost" onClick={onClose} disabled={load.isPending}>
              {conversationsTexts.cancel}
            </Button>
            <Button variant="primary" onClick={() => void submit()} isBusy={load.isPending}>
              {conversationsTexts.importing}
            </Button>
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {conversationsTexts.close}
            </Button>
            <Button variant="primary" asChild>
              <Link {...chatLink(chatOfThread(load.data.thread))} onClick={onClose}>
                {conversationsTexts.openImported}
              </Link>
            </Button>
          </>
        )
      }
    >
      {load.data === undefined ? (
        <div className={css({ display: "grid", gap: "4" })}>
          <p className={css({ color: "fg.muted" })}>{conversationsTexts.importText}</p>
          {load.error !== null && (
            <InlineAlert tone="danger">{failureText(texts.threads.importFailed, load.error)}</InlineAlert>
          )}
          <FormField label={conversationsTexts.importFile} error={problem}>
            <FileField accept=".jsonl,.json,.txt,application/jsonl,application/x-ndjson" onChoose={choose} />
          </FormField>
        </div>
      ) : (
        <Report report={load.data.report} />
      )}
    </Dialog>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { messages, skippedLines, warnings } = report;
  const named = skippedLines.slice(0, namedLines).join(", ");
  return (
    <div className={css({ display: "grid", gap: "3" })} role="status">
      <p>{conversationsTexts.taken(messages)}</p>
      {skippedLines.length > 0 && (
        <p className={css({ color: "fg.muted" })}>
          {conversationsTexts.skipped(skippedLines.length)} {named}
          {skippedLines.length > namedLines && "…"}
        </p>
      )}
      {warnings.length > 0 && (
        <div className={css({ color: "fg.muted" })}>
          <p>{conversationsTexts.warnings}</p>
          <ul className={css({ listStyle: "disc", ps: "5", mt: "1", overflowWrap: "anywhere" })}>
            {[...new Set(warnings)].map((warning): ReactNode => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
