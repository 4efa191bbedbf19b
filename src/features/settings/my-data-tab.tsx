import { useQuery } from "@tanstack/react-query";
import ArchiveIcon from "lucide-react/icons/archive";
import DownloadIcon from "lucide-react/icons/download";
import { useState } from "react";
import { type Packing, packingStore } from "#src/client-state/packing.ts";
import { useStore } from "#src/client-state/store.ts";
import { useStartPacking } from "#src/data/my-data/pack.ts";
import { myDataQuery } from "#src/data/my-data/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Progress } from "#src/ui/progress/progress.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { LeaveLink } from "./leave-link.tsx";
import { MyDataRows } from "./my-data-rows.tsx";
import { kindTexts, myDataTexts } from "./my-data-texts.ts";
import { ReadBackSection } from "./read-back-section.tsx";
import { SettingsPane } from "./settings-pane.tsx";

const lead = css({ color: "fg.muted", maxWidth: "56ch", mt: { md: "-12px" }, mb: "5", textWrap: "pretty" });
const bar = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { md: "center" },
  gap: { base: "14px", md: "18px" },
  mb: "10px",
  "& > :first-child": { flex: "1", minWidth: "0" },
});
const strong = css({ fontWeight: "600" });
const help = css({ textStyle: "help", color: "fg.muted" });
const buttons = css({ row: "10px", mdDown: { "& > *": { flex: "1" } } });
const end = css({ mt: "6", pt: "18px", boxShadow: "inset 0 1px 0 {colors.border.subtle}" });
const links = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { base: "flex-start", md: "center" },
  gap: { base: "6px", md: "18px" },
  mt: "8px",
});
const alerts = css({ display: "grid", gap: "3", mb: "3", "&:empty": { display: "none" } });

/** What can be done now: pack, stop, go on, download. */
function PackBar({ packing }: { packing: Packing }) {
  const { mutate: start } = useStartPacking();
  if (packing.state === "working") {
    const percent = Math.floor(packing.share * 100);
    return (
      <div className={bar}>
        <Progress
          label={myDataTexts.packing(kindTexts[packing.kind].inText)}
          value={percent}
          valueText={myDataTexts.progress(percent)}
        />
        <Button onClick={() => packingStore.set({ state: "idle" })}>{myDataTexts.stop}</Button>
      </div>
    );
  }
  if (packing.state === "failed")
    return (
      <div className={bar}>
        <InlineAlert
          tone="danger"
          actions={
            <Button size="sm" onClick={() => start()}>
              {myDataTexts.goOn}
            </Button>
          }
        >
          {[myDataTexts.failedAt(kindTexts[packing.kind].inText), packing.reason].filter(Boolean).join(" ")}
        </InlineAlert>
      </div>
    );
  if (packing.state === "ready")
    return (
      <div className={bar}>
        <div role="status">
          <p className={strong}>{myDataTexts.ready(packing.file.size)}</p>
          <p className={help}>{myDataTexts.readyHelp}</p>
        </div>
        <div className={buttons}>
          <Button
            onClick={() => {
              packingStore.set({ state: "idle" });
              start();
            }}
          >
            {myDataTexts.packAgain}
          </Button>
          <Button variant="primary" icon={<DownloadIcon />} onClick={() => saveFile(packing.file)}>
            {myDataTexts.download}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={bar}>
      <p className={help}>{myDataTexts.packWhole}</p>
      <Button variant="primary" icon={<ArchiveIcon />} onClick={() => start()}>
        {myDataTexts.pack}
      </Button>
    </div>
  );
}

/** The My data tab: everything that is one's own in one file, and the ways to let go of it. */
export function MyDataTab() {
  const packing = useStore(packingStore);
  const { data: user } = useQuery(userInfoQuery());
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SettingsPane title={myDataTexts.title}>
      <p className={lead}>{myDataTexts.lead}</p>
      <PackBar packing={packing} />
      <div className={alerts}>
        {packing.state === "ready" && packing.missing.length > 0 && (
          <InlineAlert tone="warning">{myDataTexts.missing(packing.missing)}</InlineAlert>
        )}
      </div>
      <AsyncView
        query={useQuery(myDataQuery())}
        loadingLabel={myDataTexts.loading}
        skeleton={<Skeleton width="100%" height={312} />}
        failed={myDataTexts.failed}
      >
        {(data) => <MyDataRows data={data} packing={packing} />}
      </AsyncView>
      <ReadBackSection className={end} />
      <section className={end} aria-label={myDataTexts.lettingGo}>
        <h3 className={strong}>{myDataTexts.lettingGo}</h3>
        <div className={links}>
          <Button asChild variant="ghost" size="sm">
            <LeaveLink to="/recently-deleted">{myDataTexts.trash}</LeaveLink>
          </Button>
          {user !== undefined && (
            <Button variant="danger" size="sm" onClick={() => setIsDeleting(true)}>
              {labels.deleteAccount}
            </Button>
          )}
        </div>
      </section>
      <DialogSlot show={isDeleting && user !== undefined && user.userName}>
        {(userName) => <DeleteAccountDialog userName={userName} onClose={() => setIsDeleting(false)} />}
      </DialogSlot>
    </SettingsPane>
  );
}
