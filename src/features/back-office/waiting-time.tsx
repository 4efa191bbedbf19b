import { useState } from "react";
import { relativeTime } from "#src/lib/relative-time.ts";
import { css } from "#styled-system/css";
import { fullTime } from "./back-office-texts.ts";

const late = 2 * 3_600_000;
const look = css({ whiteSpace: "nowrap", "&[data-late]": { color: "warning.text" } });

/** How long something has waited; highlighted after two hours. */
export function WaitingTime({ since, isWaiting = true }: { since: string; isWaiting?: boolean }) {
  const [now] = useState(() => Date.now());
  return (
    <time
      dateTime={since}
      title={fullTime(since)}
      className={look}
      data-late={(isWaiting && now - Date.parse(since) > late) || undefined}
    >
      {relativeTime(since)}
    </time>
  );
}
