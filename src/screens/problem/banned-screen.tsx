import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useSignOut } from "#src/data/auth/use-sign-out.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { addresses } from "#src/domain/addresses.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { BanNoticeBan } from "#src/generated/api/model/banNoticeBan.ts";
import { ForbiddenBody } from "#src/generated/zod/schemas/forbiddenBody.zod.ts";
import type { ApiError } from "#src/http/api-error.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";
import { css } from "#styled-system/css";

const { banned: words } = texts;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const facts = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  mt: "5",
  textAlign: "start",
  "& > *": { py: "3", borderTop: "1px solid", borderColor: "border.subtle" },
  "& dt": { color: "fg.muted", pe: "6" },
  "& dd": { color: "fg.default", overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
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
  // When the time is over the page notices by itself, when somebody looks at it.
  useEffect(() => {
    const look = () => void client.refetchQueries({ queryKey: userInfoQuery().queryKey, stale: true });
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [client]);
  return (
    <ProblemPage
      title={words.title}
      text={
        ban === null
          ? (error.serverMessage ?? words.lead)
          : ban.until === null
            ? words.forGood
            : words.until(day.format(new Date(ban.until)))
      }
      actions={
        <>
          <Button variant="primary" asChild>
            <a href={addresses.supportChat} target="_blank" rel="noopener noreferrer">
              {words.support}
            </a>
          </Button>
          <Button onClick={signOut}>{labels.logout}</Button>
          <Button variant="ghost" asChild>
            <Link to="/terms">{labels.terms}</Link>
          </Button>
        </>
      }
    >
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
    </ProblemPage>
  );
}
