import { Link } from "@tanstack/react-router";
import XIcon from "lucide-react/icons/x";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";
import type { ImportReport } from "./use-import.ts";

const list = css({
  display: "grid",
  // No wider than the page, whatever a file is called.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  listStyle: "none",
  m: "0",
  mb: "4",
  p: "0",
});
const head = css({ row: "3", alignItems: "flex-start", justifyContent: "space-between" });
const details = css({
  mt: "1.5",
  "& summary": { cursor: "pointer", fontWeight: "semibold", py: "1" },
  "& ul": { ps: "4", display: "grid", gap: "1", mt: "1", maxHeight: "240px", overflowY: "auto" },
});

/** The result for each imported file, shown until it is dismissed. */
export function ImportReports({
  reports,
  onDismiss,
}: {
  reports: readonly ImportReport[];
  onDismiss: (id: string) => void;
}) {
  if (reports.length === 0) return null;
  return (
    <ul className={list} aria-label={loreTexts.importFiles}>
      {reports.map(({ id, file, lorebookId, read, text }) => (
        <li key={id}>
          <InlineAlert tone={lorebookId === null ? "danger" : "success"}>
            <div className={head}>
              <div className={css({ minWidth: "0", overflowWrap: "anywhere" })}>
                <p className={css({ fontWeight: "semibold" })}>
                  {lorebookId === null ? (
                    loreTexts.isRefused(file)
                  ) : (
                    <TextLink asChild>
                      <Link to="/lorebooks/$lorebookId" params={{ lorebookId }}>
                        {loreTexts.isIn(file)}
                      </Link>
                    </TextLink>
                  )}
                </p>
                <p>{text}</p>
                {read !== null && read.repaired.length + read.leftOut.length > 0 && (
                  <details className={details}>
                    <summary>{loreTexts.whatChanged}</summary>
                    <ul>
                      {[
                        ...read.repaired.map(({ name, flaws }) => loreTexts.changedEntry(name, flaws)),
                        ...read.leftOut.map(({ name, why }) => loreTexts.leftOutEntry(name, why)),
                      ].map((line, at) => (
                        // oxlint-disable-next-line react/no-array-index-key -- a report never changes
                        <li key={at}>{line}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
              <IconButton size="sm" label={loreTexts.dismiss(file)} onClick={() => onDismiss(id)}>
                <XIcon />
              </IconButton>
            </div>
          </InlineAlert>
        </li>
      ))}
    </ul>
  );
}
