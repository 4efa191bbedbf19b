import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";
import { useUser } from "./use-user.ts";

/** A notice above the page that the account failed to load; the page itself keeps working. A ban has a page of its own. */
export function UserFailedNotice() {
  const { isSignedIn, user, ban, query } = useUser();
  if (!isSignedIn || user !== null || ban !== null || !query.isError) return null;
  return (
    <div className={css({ maxWidth: "1330px", width: "full", mx: "auto", px: { base: "4", md: "8" }, pt: "2" })}>
      <InlineAlert
        tone="warning"
        actions={
          <Button size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {texts.actions.tryAgain}
          </Button>
        }
      >
        {texts.shell.userFailed}
      </InlineAlert>
    </div>
  );
}
