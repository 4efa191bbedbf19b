import { useQuery, useQueryClient } from "@tanstack/react-query";
import XIcon from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { memoryQuery, nextPromptQuery } from "#src/data/memory/queries.ts";
import { Drawer } from "#src/ui/drawer/drawer.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { MemoryFacts, type Pinning } from "./memory-facts.tsx";
import { MemoryLorebooks } from "./memory-lorebooks.tsx";
import { MemoryNote, MemoryStory } from "./memory-story.tsx";
import { memoryTexts } from "./memory-texts.ts";
import { NextPrompt } from "./next-prompt.tsx";

const parts = css({
  display: "grid",
  // A long word must not widen the panel.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  minWidth: "0",
  "& > section": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2", minWidth: "0" },
  "& > * + section": { borderTop: "1px solid {colors.border.subtle}", pt: "4" },
});
const aside = css({
  position: "absolute",
  zIndex: "2",
  insetBlock: "0",
  insetInlineEnd: "0",
  width: "408px",
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  p: "5",
  background: "bg.surface",
  borderInlineStart: "1px solid {colors.border.subtle}",
});
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between", mb: "4" });
const heading = css({ textStyle: "h3", _focusVisible: { outline: "none" } });

/** A fact to pin, or to highlight. */
export type OpenMemory = { pinning: Pinning | null; factId: string | null };

export type MemoryPanelProps = {
  threadId: string;
  /** The chat's number of messages: each new one refetches the memory and the next prompt. */
  messageCount: number;
  /** Whom the chat is with. */
  name: string;
  open: OpenMemory;
  onClose: () => void;
};

/** A chat's memory as a panel beside the chat. It covers nothing, so it does not trap focus. */
export function MemoryAside(props: MemoryPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!title.current?.closest("aside")?.contains(before)) title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, as in a dialog
    <aside
      className={aside}
      aria-label={memoryTexts.title}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) props.onClose();
      }}
    >
      <div className={head}>
        <h2 ref={title} tabIndex={-1} className={heading}>
          {memoryTexts.title}
        </h2>
        <IconButton label={memoryTexts.close} onClick={props.onClose}>
          <XIcon />
        </IconButton>
      </div>
      <Memory {...props} />
    </aside>
  );
}

/** The same over the chat: a side panel, on phones a sheet. */
export function MemorySheet({ isNarrow, ...props }: MemoryPanelProps & { isNarrow: boolean }) {
  return (
    <Drawer
      onClose={props.onClose}
      isClosedByBack={false}
      title={memoryTexts.title}
      closeLabel={memoryTexts.close}
      side={isNarrow ? "bottom" : "end"}
    >
      {/* As far from the edge as the title: the body of a sheet has less of its own than that of a panel. */}
      <div className={css({ px: { base: "1", md: "0" }, pb: "5" })}>
        <Memory {...props} />
      </div>
    </Drawer>
  );
}

function Memory({ threadId, messageCount, name, open }: MemoryPanelProps) {
  const client = useQueryClient();
  const query = useQuery(memoryQuery(threadId));
  useEffect(() => {
    for (const { queryKey } of [memoryQuery(threadId), nextPromptQuery(threadId)])
      void client.invalidateQueries({ queryKey });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again with each message
  }, [client, threadId, messageCount]);
  const { pinning, factId } = open;
  return (
    <div className={parts}>
      <AsyncView
        query={query}
        skeleton={<Skeleton shape="block" className={css({ height: "320px" })} />}
        loadingLabel={memoryTexts.loading}
        failed={memoryTexts.failed}
      >
        {({ facts, summary, note, lorebooks }) => (
          <div className={parts}>
            <MemoryFacts key={pinning?.messageId} threadId={threadId} facts={facts} pinning={pinning} shown={factId} />
            <MemoryStory threadId={threadId} summary={summary} />
            <MemoryNote threadId={threadId} note={note} />
            <MemoryLorebooks threadId={threadId} lorebooks={lorebooks} />
          </div>
        )}
      </AsyncView>
      <NextPrompt threadId={threadId} name={name} />
    </div>
  );
}
