import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import BookmarkIcon from "lucide-react/icons/bookmark";
import { useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useDeleteCheckpoint } from "#src/data/checkpoint/mutations.ts";
import { threadTreeQuery } from "#src/data/thread/thread-tree.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { type TreeRow, treeRows } from "#src/domain/chat/tree-rows.ts";
import type { ChatTreeSearch } from "#src/domain/search-params.ts";
import { CompareWays } from "#src/features/chat/tree/compare-ways.tsx";
import { ThreadTree } from "#src/features/chat/tree/thread-tree.tsx";
import type { TreeRowActions } from "#src/features/chat/tree/tree-row.tsx";
import { treeTexts as texts } from "#src/features/chat/tree/tree-texts.ts";
import type { ThreadTreeResponseData } from "#src/generated/api/model/threadTreeResponseData.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";

const page = css({ width: "full", maxWidth: "1330px", mx: "auto", px: { base: "3", md: "8" }, pt: "3", pb: "72px" });
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "6" });
const name = css({ flex: "1 1 220px", minWidth: "0" });
const body = css({
  display: "grid",
  gap: "6",
  alignItems: "start",
  "&[data-comparing]": { gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(320px, 440px) minmax(0, 1fr)" } },
});
const hint = css({ mt: "6", fontSize: "13px", color: "fg.muted", hideBelow: "md" });

export interface ChatTreeScreenProps {
  threadId: string;
  search: ChatTreeSearch;
  onSearch: (search: ChatTreeSearch) => void;
}

/** `/chat-tree/{threadId}`: every way a chat has gone, its named places, and two ways side by side (GAP-149). */
export function ChatTreeScreen({ threadId, search, onSearch }: ChatTreeScreenProps) {
  const query = useQuery(threadTreeQuery(threadId));
  return (
    <div className={page}>
      {query.data === undefined && (
        <>
          <PageTitle>{texts.unknown}</PageTitle>
          <h1 className={css({ srOnly: true })}>{texts.unknown}</h1>
        </>
      )}
      <AsyncView query={query} skeleton={<TreeSkeleton />} loadingLabel={texts.loading} failed={texts.failed}>
        {(tree) => <Tree tree={tree} openId={threadId} search={search} onSearch={onSearch} />}
      </AsyncView>
    </div>
  );
}

type TreeProps = { tree: ThreadTreeResponseData; openId: string } & Pick<ChatTreeScreenProps, "search" | "onSearch">;

function Tree({ tree, openId, search, onSearch }: TreeProps) {
  const navigate = useNavigate();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [unnamed, setUnnamed] = useState<Extract<TreeRow, { kind: "checkpoint" }> | null>(null);
  const forget = useDeleteCheckpoint();
  const rows = treeRows(tree, openId, folded);
  const ends = rows.findLast((row) => row.kind === "way" && row.isHere);
  const active = rows.find(({ key }) => key === activeKey) ?? ends ?? rows[0];
  const open = tree.ways.find((way) => way.threadId === openId);
  const title = open?.title ?? tree.characterName;
  const wayOf = (id: string | undefined) => tree.ways.find((way) => way.threadId === id);
  const [a, b] = [wayOf(search.a), wayOf(search.b)];

  /** Held as A, then as B; a third press moves the older one, one that is held lets go. */
  function hold(id: string) {
    if (search.a === id) onSearch({ a: search.b });
    else if (search.b === id) onSearch({ a: search.a });
    else
      onSearch(
        search.a === undefined ? { a: id } : search.b === undefined ? { a: search.a, b: id } : { a: search.b, b: id },
      );
  }
  const goOn = ({ threadId, messageId, kind }: TreeRow) =>
    void navigate(
      chatLink(chatOfThread({ ...tree, id: threadId }), kind === "way" ? undefined : (messageId ?? undefined)),
    );
  const actionsOf = (row: TreeRow): TreeRowActions => {
    const { messageId, threadId } = row;
    const mark = messageId === null ? null : () => openDialog("checkpoint", { threadId, messageId });
    return {
      goOn: () => goOn(row),
      hold: row.kind === "way" ? () => hold(threadId) : null,
      setCheckpoint: row.kind === "checkpoint" ? null : mark,
      rename:
        row.kind === "way" ? () => openDialog("renameThread", { threadId }) : row.kind === "checkpoint" ? mark : null,
      remove: row.kind === "checkpoint" ? () => setUnnamed(row) : null,
    };
  };
  const setHere = active === undefined ? null : actionsOf(active).setCheckpoint;
  const back = chatLink(chatOfThread({ ...tree, id: openId }));
  const isComparing = a !== undefined && b !== undefined;
  return (
    <>
      <PageTitle>{texts.title(title)}</PageTitle>
      <header className={head}>
        <IconButton label={texts.back} asChild>
          <Link {...back}>
            <ArrowLeftIcon />
          </Link>
        </IconButton>
        <Avatar src={tree.avatar} name={tree.characterName} seed={tree.characterId ?? openId} size={42} isDecorative />
        <div className={name}>
          <h1 className={css({ textStyle: "h2", overflowWrap: "anywhere" })}>
            <bdi>{title}</bdi>
          </h1>
          <p className={css({ fontSize: "13px", color: "fg.muted" })}>
            {texts.summary(tree.ways.length, tree.checkpoints.length, open?.total ?? 0)}
          </p>
        </div>
        <Button variant="line" icon={<BookmarkIcon />} disabled={setHere === null} onClick={() => setHere?.()}>
          {texts.setCheckpoint}
        </Button>
      </header>
      <div className={body} data-comparing={isComparing || undefined}>
        <div>
          <ThreadTree
            rows={rows}
            folded={folded}
            onFold={(key, isFolded) =>
              setFolded((before) => new Set(isFolded ? [...before, key] : [...before].filter((one) => one !== key)))
            }
            activeKey={active?.key ?? ""}
            onActivate={setActiveKey}
            letterOf={(row) =>
              row.kind !== "way" ? null : row.threadId === search.a ? "A" : row.threadId === search.b ? "B" : null
            }
            actionsOf={actionsOf}
            onLeave={() => void navigate(back)}
          />
          {tree.ways.length === 1 ? (
            <EmptyState title={texts.alone} text={texts.aloneHelp} />
          ) : (
            <p className={hint}>{texts.keys}</p>
          )}
        </div>
        {a !== undefined && b !== undefined && (
          <CompareWays tree={tree} openId={openId} a={a} b={b} onClose={() => onSearch({})} />
        )}
      </div>
      <DialogSlot show={unnamed}>
        {({ checkpointId, name: given }) => (
          <ConfirmDialog
            title={texts.removeTitle(given)}
            confirmLabel={texts.remove}
            cancelLabel={texts.cancel}
            onCancel={() => setUnnamed(null)}
            onConfirm={() => {
              forget.mutate(checkpointId);
              setUnnamed(null);
            }}
          >
            {texts.removeText}
          </ConfirmDialog>
        )}
      </DialogSlot>
    </>
  );
}

const TreeSkeleton = () => (
  <div className={css({ display: "grid", gap: "5", maxWidth: "440px" })}>
    <Skeleton height={46} />
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height={52} />
    ))}
  </div>
);
