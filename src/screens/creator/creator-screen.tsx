import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { creatorQuery } from "#src/data/creator/queries.ts";
import { creatorTexts } from "#src/features/creator/creator-texts.ts";
import { useUser } from "#src/features/shell/use-user.ts";
import { isMissing } from "#src/http/api-error.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { FaultPoint } from "#src/parts/region/region.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { CreatorPage, type CreatorPageSearch } from "./creator-page.tsx";
import { page } from "./page-looks.ts";

export type CreatorScreenProps = { userId: string; search: CreatorPageSearch };

/** `/creator/{userId}` (SHELL-06, GAP-65), open to visitors; one's own is My Profile. */
export function CreatorScreen({ userId, search }: CreatorScreenProps) {
  const { isSignedIn, user, query: account } = useUser();
  const creator = useQuery(creatorQuery(userId));
  if (isMissing(creator.error))
    return (
      <ProblemPage
        title={creatorTexts.notFound}
        text={creatorTexts.notFoundHelp}
        actions={
          <Button variant="primary" asChild>
            <Link to="/home">{creatorTexts.goHome}</Link>
          </Button>
        }
      />
    );
  // Whose page it is and what may be shown unblurred is known with the account.
  const isReady = !isSignedIn || user !== null || account.isError;
  return (
    <div className={page}>
      <FaultPoint name="page" />
      <PageTitle>{creator.data?.userName ?? creatorTexts.loading}</PageTitle>
      <AsyncView
        query={{ ...creator, data: isReady ? creator.data : undefined }}
        skeleton={
          <div className={css({ display: "grid", gap: "5" })}>
            <Skeleton
              width="100%"
              className={css({ aspectRatio: { base: "2 / 1", md: "3.2 / 1" }, borderRadius: "xl" })}
            />
            <Skeleton width="40%" height={42} />
            <Skeleton width="60%" height={24} />
          </div>
        }
        loadingLabel={creatorTexts.loading}
        failed={creatorTexts.failed}
      >
        {(data) => <CreatorPage key={userId} creator={data} user={user} isSignedIn={isSignedIn} search={search} />}
      </AsyncView>
    </div>
  );
}
