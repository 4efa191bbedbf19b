import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nextPromptQuery } from "#src/data/memory/queries.ts";
import type { MessagePromptResponseData } from "#src/generated/api/model/messagePromptResponseData.ts";
import { copyText } from "#src/parts/share/share-link.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";
import { Sent } from "../dialogs/prompt-dialog.tsx";
import { promptTexts } from "../dialogs/prompt-texts.ts";
import { memoryHead, memoryHeading, memoryHint } from "./memory-looks.ts";
import { memoryTexts } from "./memory-texts.ts";
import { PromptParts } from "./prompt-parts.tsx";

const sum = css({ color: "fg.muted", fontSize: "14px", fontVariantNumeric: "tabular-nums" });
const strong = css({ color: "fg.default", fontWeight: "650" });

const tokensIn = ({ parts = [] }: MessagePromptResponseData): number =>
  parts.reduce((all, { tokens }) => all + tokens, 0);

/** The parts of the next prompt, with a button that shows it in full. */
export function NextPrompt({ threadId, name }: { threadId: string; name: string }) {
  const query = useQuery(nextPromptQuery(threadId));
  const [isWhole, setIsWhole] = useState(false);
  const { data } = query;
  return (
    <section>
      <div className={memoryHead}>
        <h3 className={memoryHeading}>{memoryTexts.next}</h3>
        {data !== undefined && (
          <span className={sum}>
            <span className={strong}>{memoryTexts.tokens(tokensIn(data))}</span>
            {data.contextTokens != null && ` ${memoryTexts.tokensOf(data.contextTokens)}`}
          </span>
        )}
      </div>
      <AsyncView
        query={query}
        skeleton={<Skeleton shape="block" className={css({ height: "180px" })} />}
        loadingLabel={memoryTexts.next}
        failed={memoryTexts.nextFailed}
      >
        {(sent) => (
          <>
            <PromptParts parts={sent.parts ?? []} contextTokens={sent.contextTokens ?? null} />
            <div className={memoryHint}>
              <span>
                {sent.totalMessages > sent.includedMessages &&
                  memoryTexts.older(sent.totalMessages - sent.includedMessages)}
              </span>
              <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
                {memoryTexts.all}
              </Button>
            </div>
          </>
        )}
      </AsyncView>
      <DialogSlot show={isWhole && data !== undefined}>
        {() =>
          data !== undefined && (
            <Dialog
              onClose={() => setIsWhole(false)}
              title={memoryTexts.next}
              size="lg"
              footer={
                <Button onClick={() => void copyText(JSON.stringify(data, null, 2), chatTexts.copied)}>
                  {promptTexts.copy}
                </Button>
              }
            >
              <Sent data={data} characterName={name} model={promptTexts.nextModel(data.model)} />
            </Dialog>
          )
        }
      </DialogSlot>
    </section>
  );
}
