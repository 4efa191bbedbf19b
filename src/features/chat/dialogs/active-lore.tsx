import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { messageLoreQuery } from "#src/data/message/message-lore.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { promptTexts } from "./prompt-texts.ts";

const list = css({ display: "grid", gap: "2", m: "0", mb: "5", p: "0" });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  columnGap: "3",
  fontSize: "14px",
  overflowWrap: "anywhere",
});
const note = css({ color: "fg.muted", fontSize: "13px", fontVariantNumeric: "tabular-nums" });

/** The lorebook entries in a reply's prompt, and the key that activated each. */
export function ActiveLore({ message }: { message: Message }) {
  const lore = useQuery(messageLoreQuery(message));
  return (
    <>
      <h3 className={css({ textStyle: "label", mb: "2" })}>{promptTexts.lore(message.loreEntryIds.length)}</h3>
      <AsyncView
        query={lore}
        skeleton={<Skeleton shape="line" width="60%" />}
        loadingLabel={promptTexts.lore(message.loreEntryIds.length)}
        failed={promptTexts.loreFailed}
      >
        {(entries) => (
          <dl className={list}>
            {entries.map(({ entryId, name, lorebookId, lorebookName, key, together, through, tokens }) => (
              <div key={entryId} className={row}>
                <dt>
                  <bdi className={css({ fontWeight: "semibold" })}>{name}</bdi>
                  {" · "}
                  <TextLink asChild>
                    <Link to="/lorebooks/$lorebookId" params={{ lorebookId }}>
                      {lorebookName}
                    </Link>
                  </TextLink>
                </dt>
                <dd className={note}>{promptTexts.loreTokens(tokens)}</dd>
                <dd className={note}>
                  {key === null ? promptTexts.loreAlways : promptTexts.loreKey(key, together, through)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </AsyncView>
    </>
  );
}
