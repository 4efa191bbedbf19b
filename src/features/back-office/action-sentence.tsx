import type { AdminAction } from "#src/generated/api/model/adminAction.ts";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const sentence = css({ overflowWrap: "anywhere", "& strong": { fontWeight: "650", color: "fg.default" } });
const why = css({ color: "fg.muted", textStyle: "meta", overflowWrap: "anywhere" });

/** Who did what to whom, and why. */
export function ActionSentence({ action: { actor, kind, targetName, reason } }: { action: AdminAction }) {
  return (
    <div>
      <p className={sentence}>
        <strong>
          <bdi>{actor.userName}</bdi>
        </strong>{" "}
        {backOfficeTexts.audit.kinds[kind]}{" "}
        <strong>
          <bdi>{targetName}</bdi>
        </strong>
      </p>
      {reason !== null && <p className={why}>{reason}</p>}
    </div>
  );
}
