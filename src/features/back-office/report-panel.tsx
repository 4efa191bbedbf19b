import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import XIcon from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { useReopenReports } from "#src/data/admin/mutations.ts";
import { reportQuery } from "#src/data/admin/queries.ts";
import { staffShortcuts } from "#src/domain/staff-shortcuts.ts";
import type { Report } from "#src/generated/api/model/report.ts";
import type { ReportDetails } from "#src/generated/api/model/reportDetails.ts";
import { BanReasonMax } from "#src/generated/zod/schemas/banReason.zod.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";
import { backOfficeTexts, fullTime } from "./back-office-texts.ts";
import { BanDialog } from "./ban-dialog.tsx";
import { ReportedChat } from "./reported-chat.tsx";
import { type Acts, tellFailure } from "./use-acts.ts";
import { type Decision, useDecide } from "./use-decide.ts";
import { useStaffKey } from "./use-staff-key.ts";

const { reports: words, reasons } = backOfficeTexts;

const panel = css({
  display: "flex",
  flexDirection: "column",
  minHeight: "0",
  bg: "bg.surface",
  borderInlineStart: { lg: "1px solid {colors.border.subtle}" },
  position: { base: "fixed", lg: "sticky" },
  inset: { base: "0", lg: "auto" },
  top: { lg: "0" },
  height: { lg: "calc(100dvh - 113px)" },
  zIndex: { base: "drawer", lg: "sticky" },
});
const head = css({ row: "3", p: "4", pb: "0", alignItems: "flex-start" });
const title = css({ textStyle: "h3", overflowWrap: "anywhere", lineClamp: "3", _focusVisible: { outline: "none" } });
const scroll = css({ flex: "1", overflowY: "auto", p: "4", display: "grid", gap: "4", alignContent: "start" });
const quote = css({ textStyle: "narration", fontSize: "17px", overflowWrap: "anywhere" });
const quiet = css({ color: "fg.muted", textStyle: "meta", overflowWrap: "anywhere" });
const foot = css({
  p: "4",
  pb: "calc(16px + env(safe-area-inset-bottom))",
  display: "grid",
  gap: "3",
  borderTop: "1px solid {colors.border.subtle}",
});
const buttons = css({ row: "2", flexWrap: "wrap" });

type ReportPanelProps = {
  reportId: string;
  /** Owned by the screen, so that Undo outlives the panel. */
  act: Acts;
  onClose: () => void;
  onDecided: (report: Report) => void;
};

/** One report: the message, its context, who it is about, and the decision. On a phone it is a page of its own. */
export function ReportPanel({ reportId, act, onClose, onDecided }: ReportPanelProps) {
  const query = useQuery(reportQuery(reportId));
  return (
    // Escape closes it, as its button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={panel}
      aria-label={query.data?.report.name ?? words.what}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <AsyncView
        query={query}
        skeleton={<Skeleton height={180} />}
        failed={backOfficeTexts.failed}
        renderFailed={(retry, isRetrying) => (
          <div className={scroll}>
            <p role="alert">{backOfficeTexts.failed}</p>
            <div className={buttons}>
              <Button onClick={retry} isBusy={isRetrying}>
                Try again
              </Button>
              <Button variant="ghost" onClick={onClose}>
                {words.close}
              </Button>
            </div>
          </div>
        )}
      >
        {(details) => (
          <Opened key={details.report.id} details={details} act={act} onClose={onClose} onDecided={onDecided} />
        )}
      </AsyncView>
    </aside>
  );
}

type OpenedProps = Omit<ReportPanelProps, "reportId"> & { details: ReportDetails };

function Opened({ details, act, onClose, onDecided }: OpenedProps) {
  const { report, said, context, message, about } = details;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const first = said.find(({ note }) => note !== null);
  const reason = report.reason === null ? backOfficeTexts.noReason : reasons[report.reason];
  const people = report.reporterCount > 0 ? backOfficeTexts.people(report.reporterCount) : backOfficeTexts.automatic;
  return (
    <>
      <div className={head}>
        <Avatar
          src={report.icon}
          name={report.name}
          seed={report.character?.id ?? report.owner?.id ?? report.id}
          size={46}
          isDecorative
        />
        <div className={css({ flex: "1", minWidth: "0" })}>
          <h2 ref={heading} tabIndex={-1} className={title}>
            <bdi>{report.name}</bdi>
          </h2>
          <p className={quiet}>
            {reason}, {words.number(report.number)}, {people}
          </p>
        </div>
        <IconButton label={words.close} onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      <div className={scroll}>
        <div>
          <p className={first ? quote : quiet}>{first ? `“${first.note}”` : words.silent}</p>
          <p className={quiet}>
            {words.said(
              (first ?? said[0])?.reporter?.userName ?? words.server,
              relativeTime((first ?? said[0])?.createdAt ?? report.createdAt),
            )}
            {said.length > 1 && `. ${words.more(said.length - 1)}`}
          </p>
        </div>
        <ReportedChat context={context} message={message} />
        {report.character && (
          <TextLink asChild className={css({ justifySelf: "start" })}>
            <Link to="/character/$characterId" params={{ characterId: report.character.id }}>
              {words.character}
            </Link>
          </TextLink>
        )}
        {about && report.owner && (
          <p className={quiet}>
            <TextLink asChild>
              <Link to="/creator/$userId" params={{ userId: report.owner.id }}>
                <bdi>{report.owner.userName}</bdi>
              </Link>
            </TextLink>{" "}
            <span title={fullTime(about.joinedAt)}>{words.joined(relativeTime(about.joinedAt))}</span>.{" "}
            {words.record(about.characterCount, about.reportCount, about.upheldCount)}
          </p>
        )}
      </div>
      {report.status === "open" ? (
        <Decision report={report} act={act} onDecided={onDecided} />
      ) : (
        <Decided report={report} act={act} />
      )}
    </>
  );
}

/** Dismisses at once; unpublishing and banning ask for a reason for the audit. */
function Decision({ report, act, onDecided }: Pick<OpenedProps, "act" | "onDecided"> & { report: Report }) {
  const [why, setWhy] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  // The outcome of the last decision is shown above the buttons for the next one.
  useToastOffset(floor);
  const [isBanning, setIsBanning] = useState(false);
  const { decide: decideAll, isPending } = useDecide(act);
  const reason = why.trim();
  const decide = (decision: Decision) => decideAll([report], decision).then(() => onDecided(report));
  const withReason = (run: () => void) => () => {
    if (reason === "") return setIsMissing(true);
    run();
  };
  const dismiss = () => void tellFailure(decide({ action: "dismiss", ...(reason !== "" && { reason }) }));
  const unpublish = withReason(() => void tellFailure(decide({ action: "unpublish", reason })));
  useStaffKey(staffShortcuts.dismiss, () => !isPending && dismiss());
  useStaffKey(staffShortcuts.unpublish, () => {
    if (!report.character || isPending) return;
    unpublish();
    // A dialog asks for the reason next.
    if (reason === "") field.current?.focus();
  });
  return (
    <div ref={floor} className={foot}>
      <TextArea
        ref={field}
        rows={1}
        maxRows={5}
        maxLength={BanReasonMax}
        aria-label={words.why}
        placeholder={words.why}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? "why-missing" : undefined}
        value={why}
        onChange={({ target }) => {
          setWhy(target.value);
          setIsMissing(false);
        }}
      />
      {isMissing && (
        <p id="why-missing" role="alert" className={css({ color: "danger.text", textStyle: "meta" })}>
          {words.whyFirst}
        </p>
      )}
      <div className={buttons}>
        <Button variant="ghost" isBusy={isPending} onClick={dismiss}>
          {words.dismiss}
        </Button>
        <span className={css({ flex: "1" })} />
        {report.character && (
          <Button aria-disabled={reason === "" || undefined} isBusy={isPending} onClick={unpublish}>
            {words.unpublish}
          </Button>
        )}
        {report.owner && (
          <Button
            variant="danger"
            aria-disabled={reason === "" || undefined}
            onClick={withReason(() => setIsBanning(true))}
          >
            {words.ban}
          </Button>
        )}
      </div>
      <DialogSlot show={isBanning && report.owner}>
        {(owner) => (
          <BanDialog
            names={[owner.userName]}
            reason={reason}
            onClose={() => setIsBanning(false)}
            onBan={(ban) => decide({ action: "ban", ...ban })}
          />
        )}
      </DialogSlot>
    </div>
  );
}

/** Who decided and when, in place of the buttons. A ban is lifted with the user. */
function Decided({ report, act }: Pick<OpenedProps, "act"> & { report: Report }) {
  const { mutateAsync: reopen, isPending } = useReopenReports();
  const floor = useRef<HTMLDivElement>(null);
  useToastOffset(floor);
  return (
    <div ref={floor} className={foot}>
      <p>
        {words.decidedBy(
          report.resolvedBy?.userName ?? words.server,
          report.action === null ? "" : backOfficeTexts.actions[report.action],
          relativeTime(report.resolvedAt ?? ""),
        )}
      </p>
      {report.decision !== null && <p className={quiet}>{report.decision}</p>}
      {report.action !== "ban" && (
        <Button
          isBusy={isPending}
          onClick={() => void tellFailure(act({ run: () => reopen([{ id: report.id }]), done: () => words.reopened }))}
        >
          {words.reopen}
        </Button>
      )}
    </div>
  );
}
