import { Link } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import ArchiveIcon from "lucide-react/icons/archive";
import { useEffect, useRef, useState } from "react";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { addresses } from "#src/domain/addresses.ts";
import { bannedTexts as words } from "#src/domain/banned-texts.ts";
import { labels } from "#src/domain/messages.ts";
import { DeleteAccountDialog } from "#src/features/settings/delete-account-dialog.tsx";
import { TakeDataDialog } from "#src/features/settings/take-data-dialog.tsx";
import type { BanNoticeBan } from "#src/generated/api/model/banNoticeBan.ts";
import { ForbiddenBody } from "#src/generated/zod/schemas/forbiddenBody.zod.ts";
import type { ApiError } from "#src/http/api-error.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { LampScene } from "#src/parts/lamp-scene/lamp-scene.tsx";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const page = css({ minHeight: "100dvh", display: "flex", flexDirection: "column", px: { base: "4", md: "12" } });
const brand = css({
  inlineRow: "3",
  minHeight: "44px",
  mt: "calc(14px + env(safe-area-inset-top))",
  color: "fg.default",
});
const column = css({ my: "auto", py: "10", maxWidth: "620px" });
const title = css({ textStyle: "hero", fontSize: "clamp(40px, 5vw, 68px)", _focusVisible: { outline: "none" } });
const facts = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "150px minmax(0, 1fr)" },
  mt: "6",
  "& dt": { color: "fg.muted", pt: "3", borderTop: "1px solid {colors.border.subtle}" },
  "& dd": {
    pt: { base: "0", md: "3" },
    pb: "3",
    borderTop: { md: "1px solid {colors.border.subtle}" },
    fontWeight: "medium",
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  },
});
const actions = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  flexWrap: "wrap",
  gap: "3",
  mt: "6",
});

/** The ban as the server tells it; null from one that tells only a sentence. */
function banOf({ body }: ApiError): BanNoticeBan | null {
  const read = ForbiddenBody.safeParse(body);
  return (read.success && read.data.data?.ban) || null;
}

/** In place of every page but the legal ones while the account is banned (GAP-105): why, until when, and which case. */
export function BannedScreen({ error }: { error: ApiError }) {
  const signOut = useSignOut();
  const client = useQueryClient();
  const ban = banOf(error);
  const userName = ban?.userName ?? null;
  const [open, setOpen] = useState<"data" | "deletion" | null>(null);
  const close = () => setOpen(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands in place of whatever page was there.
  useEffect(() => heading.current?.focus(), []);
  // When the time is over the page notices by itself, when somebody looks at it.
  useEffect(() => {
    const look = () => void client.refetchQueries({ queryKey: userInfoQuery().queryKey, stale: true });
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [client]);
  const lead =
    ban === null
      ? (error.serverMessage ?? words.lead)
      : ban.until === null
        ? words.forGood
        : words.until(day.format(new Date(ban.until)));
  return (
    // The scene keeps its own colours in every theme, and so does what is written on it.
    <div data-theme="dark">
      <PageTitle>{words.title}</PageTitle>
      <LampScene isEmpty className={page}>
        <p className={brand}>
          <BrandMark size={28} />
          <VisuallyHidden>{brandName}</VisuallyHidden>
          <Wordmark />
        </p>
        <div className={column}>
          <h1 ref={heading} tabIndex={-1} className={title}>
            {words.title}
          </h1>
          <p className={css({ mt: "4", fontSize: "18px", textWrap: "pretty" })}>{lead}</p>
          {ban !== null && (
            <dl className={facts}>
              <dt>{words.why}</dt>
              <dd>{ban.reason}</dd>
              {ban.until !== null && (
                <>
                  <dt>{words.untilWhen}</dt>
                  <dd>{moment.format(new Date(ban.until))}</dd>
                </>
              )}
              {ban.case !== null && (
                <>
                  <dt>{words.case}</dt>
                  <dd>{ban.case}</dd>
                </>
              )}
            </dl>
          )}
          <div className={actions}>
            <Button variant="primary" size="lg" asChild>
              <a href={addresses.supportChat} target="_blank" rel="noopener noreferrer">
                {words.support}
              </a>
            </Button>
            <Button size="lg" icon={<ArchiveIcon />} onClick={() => setOpen("data")}>
              {words.takeData}
            </Button>
            <Button variant="ghost" size="lg" onClick={signOut}>
              {labels.logout}
            </Button>
            <Button variant="ghost" size="lg" asChild>
              <Link to="/terms">{labels.terms}</Link>
            </Button>
          </div>
        </div>
      </LampScene>
      <DialogSlot show={open}>
        {(which) =>
          which === "data" ? (
            <TakeDataDialog onDelete={userName === null ? null : () => setOpen("deletion")} onClose={close} />
          ) : (
            <DeleteAccountDialog userName={userName ?? ""} onClose={close} />
          )
        }
      </DialogSlot>
    </div>
  );
}
