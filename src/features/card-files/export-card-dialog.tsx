import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type CardFormat, useExportCard } from "#src/data/character/export-card.ts";
import { characterQuery } from "#src/data/character/queries.ts";
import { isApiError } from "#src/http/api-error.ts";
import type { CardVersion } from "#src/lib/card/write-card.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { RadioCards } from "#src/ui/radio-cards/radio-cards.tsx";
import { css } from "#styled-system/css";
import { cardFileTexts } from "./card-file-texts.ts";

const formats = (["png", "json", "charx"] as const).map((value) => ({ value, ...cardFileTexts.formats[value] }));
const versions = ([3, 2] as const).map((value) => ({ value: `${value}` as const, ...cardFileTexts.versions[value] }));

/** Downloads the user's own character as a card (V2 or V3): in a picture, as JSON or as an archive. */
export function ExportCardDialog({ characterId, onClose }: { characterId: string; onClose: () => void }) {
  const { data: character } = useQuery(characterQuery(characterId));
  const [format, setFormat] = useState<CardFormat>("png");
  const [version, setVersion] = useState<CardVersion>(3);
  const write = useExportCard();
  const download = useSingleFlight(async () => {
    const isWritten = await write.mutateAsync({ characterId, format, version }).catch(() => false);
    if (isWritten) onClose();
  });
  const problem =
    write.data === false
      ? cardFileTexts.notOwn
      : write.error &&
        [cardFileTexts.exportFailed, isApiError(write.error) && write.error.serverMessage].filter(Boolean).join(" ");
  return (
    <Dialog
      onClose={onClose}
      title={cardFileTexts.exportTitle(character?.name ?? "…")}
      description={cardFileTexts.exportLead}
      isBusy={write.isPending}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={write.isPending}>
            {cardFileTexts.cancel}
          </Button>
          <Button variant="primary" onClick={() => void download()} isBusy={write.isPending}>
            {cardFileTexts.download}
          </Button>
        </>
      }
    >
      <div className={css({ display: "grid", gap: "5" })}>
        <RadioCards legend={cardFileTexts.formatLegend} options={formats} value={format} onChange={setFormat} />
        {format !== "charx" && (
          <RadioCards
            legend={cardFileTexts.version}
            options={versions}
            columns={2}
            value={`${version}`}
            onChange={(value) => setVersion(value === "3" ? 3 : 2)}
          />
        )}
        {problem !== null && <InlineAlert tone="danger">{problem}</InlineAlert>}
      </div>
    </Dialog>
  );
}
