import { useQuery } from "@tanstack/react-query";
import ArchiveIcon from "lucide-react/icons/archive";
import DownloadIcon from "lucide-react/icons/download";
import { type Packing, packingStore } from "#src/client-state/packing.ts";
import { useStore } from "#src/client-state/store.ts";
import { useStartPacking } from "#src/data/my-data/pack.ts";
import { myDataQuery } from "#src/data/my-data/queries.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Progress } from "#src/ui/progress/progress.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { MyDataRows } from "./my-data-rows.tsx";
import { kindTexts, myDataTexts } from "./my-data-texts.ts";

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
const alerts = css({ display: "grid", gap: "3", mb: "3", "&:empty": { display: "none" } });

/** What can be done now: pack, stop, go on, download. */
function PackBar({ packing }: { packing: Packing }) {
  const { mutate: start } = useStartPacking();
  const { data } = useQuery(myDataQuery());
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
      <div>
        {/* Room for the line while it is being counted. */}
        <p className={strong}>{data ? myDataTexts.about(data.bytes, data.pictureBytes) : "\u00a0"}</p>
        <p className={help}>{myDataTexts.packWhole}</p>
      </div>
      <Button variant="primary" icon={<ArchiveIcon />} onClick={() => start()}>
        {myDataTexts.pack}
      </Button>
    </div>
  );
}

/** Packs everything that is one's own into one file, and shows how far each kind of it is. */
export function MyDataPacking() {
  const packing = useStore(packingStore);
  return (
    <>
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
    </>
  );
}
