import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messagePromptQuery } from "#src/data/message/message-prompt.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { MessagePromptResponseData } from "#src/generated/api/model/messagePromptResponseData.ts";
import type { PromptMessage } from "#src/generated/api/model/promptMessage.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { ActiveLore } from "./active-lore.tsx";
import { chatTexts } from "../chat-texts.ts";
import { PromptParts } from "../memory/prompt-parts.tsx";
import { promptTexts } from "./prompt-texts.ts";
import { copyText } from "#src/parts/share/share-link.ts";

/** Number of chat turns shown at first, and added by each press. */
const PAGE = 40;
/** Characters of a text shown before it is expanded. */
const LONG = 1200;

const summary = css({ fontSize: "14px", color: "fg.muted", marginBottom: "16px", textWrap: "pretty" });
const byPart = css({ marginBottom: "16px" });
const list = css({ display: "grid", gap: "10px", listStyle: "none", padding: "0" });
const item = css({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 120px",
  borderRadius: "row",
  background: "bg.sunken",
  padding: "12px 14px",
  "&[data-role=system]": { boxShadow: "inset 3px 0 0 {colors.accent.default}" },
});
const itemHead = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "12px",
  fontSize: "13px",
  marginBottom: "6px",
});
const roleName = css({ fontWeight: "650" });
const size = css({ color: "fg.muted", fontVariantNumeric: "tabular-nums" });
const plain = css({
  fontSize: "14px",
  lineHeight: "1.5",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
const heading = css({ textStyle: "label", marginBlock: "22px 10px" });
const pairs = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, max-content) minmax(0, 1fr)",
  gap: "6px 16px",
  fontSize: "13.5px",
  "& dt": { color: "fg.muted", overflowWrap: "anywhere" },
  "& dd": { overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
});

export type PromptDialogProps = { message: Message; characterName: string; onClose: () => void };

/** The prompt of a reply, exactly as sent. It can reveal what only the character should know. */
export function PromptDialog({ message, characterName, onClose }: PromptDialogProps) {
  const query = useQuery(messagePromptQuery(message));
  const { data } = query;
  return (
    <Dialog
      onClose={onClose}
      title={promptTexts.title}
      size="lg"
      footer={
        data !== undefined && (
          <Button onClick={() => void copyText(JSON.stringify(data, null, 2), chatTexts.copied)}>
            {promptTexts.copy}
          </Button>
        )
      }
    >
      {message.loreEntryIds.length > 0 && <ActiveLore message={message} />}
      {/* Which entries were active is kept for longer than the prompt, and is what was asked for then. */}
      {query.isError && message.loreEntryIds.length > 0 ? (
        <p className={summary}>{promptTexts.failed}</p>
      ) : (
        <AsyncView
          query={query}
          skeleton={<Skeleton shape="block" className={css({ height: "240px" })} />}
          loadingLabel={promptTexts.title}
          failed={promptTexts.failed}
        >
          {(sent) => <Sent data={sent} characterName={characterName} model={promptTexts.model(sent.model)} />}
        </AsyncView>
      )}
    </Dialog>
  );
}

type SentProps = { data: MessagePromptResponseData; characterName: string; model: string };

/** A prompt by part, and word for word. */
export function Sent({ data, characterName, model }: SentProps) {
  const { messages, parameters, includedMessages, totalMessages, trimmed, parts, contextTokens } = data;
  const [count, setCount] = useState(PAGE);
  const firstTurn = messages.findIndex(({ role }) => role !== "system");
  const head = firstTurn === -1 ? messages : messages.slice(0, firstTurn);
  const turns = messages.slice(head.length);
  const from = Math.max(0, turns.length - count);
  const named = Object.entries(parameters);
  return (
    <>
      <p className={summary}>
        {model} {promptTexts.memory(includedMessages, totalMessages)}
      </p>
      {parts !== undefined && parts.length > 0 && (
        <div className={byPart}>
          <PromptParts parts={parts} contextTokens={contextTokens ?? null} />
        </div>
      )}
      <ol className={list} aria-label={promptTexts.messages}>
        {head.map((message, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was sent never changes
          <Item key={at} message={message} characterName={characterName} />
        ))}
        {from > 0 && (
          <li>
            <Button size="sm" variant="soft" onClick={() => setCount(count + PAGE)}>
              {promptTexts.earlier(from)}
            </Button>
          </li>
        )}
        {turns.slice(from).map((message, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Item key={head.length + from + at} message={message} characterName={characterName} />
        ))}
      </ol>
      {trimmed !== null && (
        <>
          <h3 className={heading}>{promptTexts.trimmed}</h3>
          <p className={plain}>{trimmed}</p>
        </>
      )}
      {named.length > 0 && (
        <>
          <h3 className={heading}>{promptTexts.parameters}</h3>
          <dl className={pairs}>
            {named.map(([name, value]) => (
              <Pair key={name} name={name} value={value} />
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Item({ message: { role, content }, characterName }: { message: PromptMessage; characterName: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = content.length > LONG;
  const names = { system: promptTexts.system, user: promptTexts.user, assistant: characterName };
  return (
    <li className={item} data-role={role}>
      <div className={itemHead}>
        <span className={roleName}>{names[role]}</span>
        <span className={size}>{promptTexts.characters(content.length)}</span>
      </div>
      <p className={plain}>{isLong && !isWhole ? `${content.slice(0, LONG).trimEnd()}…` : content}</p>
      {isLong && (
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? promptTexts.less : promptTexts.whole}
        </Button>
      )}
    </li>
  );
}

function Pair({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === "string" ? value : JSON.stringify(value)}</dd>
    </>
  );
}
