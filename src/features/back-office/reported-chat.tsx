import FlagIcon from "lucide-react/icons/flag";
import type { ReportDetails } from "#src/generated/api/model/reportDetails.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const { reports: words } = backOfficeTexts;
const list = css({ display: "grid", gap: "2" });
const line = css({
  maxWidth: "88%",
  justifySelf: "start",
  p: "3",
  borderRadius: "row",
  bg: "chat.character.bg",
  overflowWrap: "anywhere",
  "&[data-role=user]": { justifySelf: "end", bg: "chat.user.bg" },
  "&[data-reported]": { outline: "2px solid {colors.warning.solid}", maxWidth: "full", justifySelf: "stretch" },
});
const who = css({ row: "2", justifyContent: "space-between", color: "chat.speaker.1", textStyle: "label", mb: "0.5" });
const mark = css({ row: "1", color: "warning.text", "--icon-size": "14px" });

/** The reported message with the messages around it, or the copy kept with the report if it has since been deleted. */
export function ReportedChat({ context, message }: Pick<ReportDetails, "context" | "message">) {
  if (message === null) return null;
  const flagged = (text: string) => (
    <span className={mark}>
      <FlagIcon />
      {text}
    </span>
  );
  return (
    <section aria-label={words.context}>
      <h3 className={css({ color: "fg.muted", textStyle: "meta", mb: "2" })}>{words.context}</h3>
      {context.length === 0 ? (
        <div className={line} data-reported="">
          <p className={who}>
            <span />
            {flagged(words.deletedSince)}
          </p>
          <Prose text={message} />
        </div>
      ) : (
        <ol className={list}>
          {context.map(({ id, role, name, content, isReported }) => (
            <li key={id} className={line} data-role={role} data-reported={isReported ? "" : undefined}>
              <p className={who}>
                <bdi>{name}</bdi>
                {isReported && flagged(words.reported)}
              </p>
              <Prose text={content} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
