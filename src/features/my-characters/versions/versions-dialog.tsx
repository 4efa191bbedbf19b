import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRestoreVersion, versionsQuery } from "#src/data/version/queries.ts";
import type { Version } from "#src/generated/api/model/version.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { VersionChanges } from "./version-changes.tsx";
import { VersionsList } from "./versions-list.tsx";
import { versionsTexts } from "./versions-texts.ts";

const body = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "260px minmax(0, 1fr)" },
  gap: { base: "5", md: "8" },
  alignItems: "start",
  minHeight: { md: "360px" },
});
const beside = css({ display: "grid", gap: "5", minWidth: "0" });
const chips = css({ display: "flex", gap: "2", flexWrap: "wrap" });
const idOf = ({ id }: Version) => id;

export type VersionsDialogProps = { characterId: string; name: string; onClose: () => void };

/** The versions of a published character: what each changed, what restoring it would change, and Restore. */
export function VersionsDialog({ characterId, name, onClose }: VersionsDialogProps) {
  const versions = useInfiniteQuery(versionsQuery(characterId));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [against, setAgainst] = useState<"before" | "now">("before");
  const [asked, setAsked] = useState<Version | null>(null);
  const restore = useRestoreVersion(characterId);
  const items = versions.data ?? [];
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  const earlier = chosen && items[items.indexOf(chosen) + 1];
  return (
    <Dialog
      onClose={onClose}
      title={<bdi>{versionsTexts.title(name)}</bdi>}
      description={versionsTexts.description}
      size="lg"
      footer={
        chosen !== undefined && (
          <>
            <Button variant="ghost" onClick={onClose}>
              {versionsTexts.close}
            </Button>
            <Button
              variant="primary"
              onClick={() => setAsked(chosen)}
              disabled={chosen.isCurrent}
              disabledReason={versionsTexts.same}
            >
              {versionsTexts.restore}
            </Button>
          </>
        )
      }
    >
      <PagedList
        query={versions}
        itemKey={idOf}
        skeleton={<Skeleton height={220} />}
        failed={versionsTexts.failed}
        empty={<EmptyState title={versionsTexts.emptyTitle} text={versionsTexts.emptyText} headingLevel={3} />}
      >
        {(loaded) =>
          chosen !== undefined && (
            <div className={body}>
              <VersionsList versions={loaded} chosen={chosen} onChoose={setChosenId} />
              <section className={beside} aria-label={versionsTexts.version(chosen.number)}>
                <div role="group" aria-label={versionsTexts.compare} className={chips}>
                  <Chip isPressed={against === "before"} onClick={() => setAgainst("before")}>
                    {versionsTexts.withBefore}
                  </Chip>
                  <Chip isPressed={against === "now"} onClick={() => setAgainst("now")}>
                    {versionsTexts.withNow}
                  </Chip>
                </div>
                {against === "before" && earlier === undefined ? (
                  <p>{versionsTexts.first}</p>
                ) : against === "now" && chosen.isCurrent ? (
                  <p>{versionsTexts.same}</p>
                ) : (
                  <VersionChanges
                    characterId={characterId}
                    version={chosen}
                    before={against === "before" ? (earlier ?? null) : null}
                  />
                )}
              </section>
            </div>
          )
        }
      </PagedList>
      <DialogSlot show={asked}>
        {(version) => (
          <ConfirmDialog
            title={versionsTexts.restoreThis(version.number)}
            confirmLabel={versionsTexts.restoreConfirm}
            cancelLabel={versionsTexts.cancel}
            isBusy={restore.isPending}
            error={restore.isError ? versionsTexts.restoreFailed : undefined}
            onCancel={() => {
              setAsked(null);
              restore.reset();
            }}
            onConfirm={() =>
              restore.mutate(version.id, {
                onSuccess({ data }) {
                  setAsked(null);
                  setChosenId(data.id);
                },
              })
            }
          >
            {versionsTexts.restoreText}
          </ConfirmDialog>
        )}
      </DialogSlot>
    </Dialog>
  );
}
