import { useQuery } from "@tanstack/react-query";
import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import { useCallback, useEffect, useRef, useState } from "react";
import { useChoosePersona } from "#src/data/persona/choose-persona.ts";
import { useCreatePersona } from "#src/data/persona/mutations.ts";
import { personasQuery } from "#src/data/persona/queries.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { labels } from "#src/domain/messages.ts";
import type { Persona } from "#src/generated/api/model/persona.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { randomId } from "#src/lib/random-id.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogFrame } from "#src/ui/dialog/dialog-frame.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { joinQueries } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { DeletePersonaDialog } from "./delete-persona-dialog.tsx";
import { withDrafts } from "./persona-draft.ts";
import { PersonaForm } from "./persona-form.tsx";
import { PersonaList } from "./persona-list.tsx";
import { personaTexts } from "./persona-texts.ts";
import { type PersonaChat, StepIn } from "./step-in.tsx";

const frame = css({ md: { height: "min(700px, 100dvh - 64px)!" } });
const split = css({
  display: "grid",
  height: "full",
  minHeight: "0",
  gridTemplateColumns: { base: "1fr", md: "minmax(0, 288px) minmax(0, 1fr)", lg: "minmax(0, 320px) minmax(0, 1fr)" },
  "& > *": { minHeight: "0" },
});
const side = css({ minWidth: "0", md: { bg: "bg.surface", boxShadow: "inset -1px 0 0 {colors.border.subtle}" } });
const main = css({ display: "flex", flexDirection: "column", minWidth: "0", "& > form": { flex: "1" } });
const loading = css({ display: "grid", gap: "3", p: "4" });

function PersonasSkeleton() {
  return (
    <div className={split}>
      <div className={loading}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={58} width="100%" />
        ))}
      </div>
      <div className={loading} />
    </div>
  );
}

export interface PersonasDialogProps {
  /** The chat it was opened from, where a persona can be used. */
  characterId?: string;
  threadId?: string;
  onClose: () => void;
}

/** The user's personas: who they are in a chat (PERS-01, GAP-101, GAP-102). On a phone list and form are two pages. */
export function PersonasDialog({ characterId, threadId, onClose }: PersonasDialogProps) {
  const personas = useQuery(personasQuery());
  const user = useQuery(userInfoQuery());
  const [isAsking, setIsAsking] = useState(false);
  const chat = characterId === undefined || threadId === undefined ? null : { characterId, threadId };
  return (
    <DialogFrame
      // Escape closes an open question first.
      onClose={() => (isAsking ? setIsAsking(false) : onClose())}
      title={labels.personas}
      size="lg"
      isFlush
      className={frame}
    >
      <AsyncView
        query={joinQueries({ personas, user })}
        skeleton={<PersonasSkeleton />}
        loadingLabel={personaTexts.loading}
        failed={personaTexts.failed}
      >
        {(loaded) => <Personas {...loaded} chat={chat} isAsking={isAsking} onAsk={setIsAsking} onClose={onClose} />}
      </AsyncView>
    </DialogFrame>
  );
}

interface PersonasProps {
  personas: readonly Persona[];
  user: UserInfo;
  chat: PersonaChat | null;
  /** Whether the question is open to which messages of the chat a persona applies. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onClose: () => void;
}

function Personas({ personas, user, chat, isAsking, onAsk, onClose }: PersonasProps) {
  const isNarrow = useMedia(mobileQuery);
  const userId = user.id || user.userId;
  const { data: thread } = useQuery({ ...threadQuery(chat?.threadId ?? ""), enabled: chat !== null });
  const [wanted, setWanted] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlySet<string>>(() =>
    withDrafts(
      userId,
      personas.map(({ id }) => id),
    ),
  );
  const [leaving, setLeaving] = useState<Persona | null>(null);
  const create = useCreatePersona();
  const { mutate: choosePersona, isPending: isStepping } = useChoosePersona();
  const stepIn = (personaId: string) => {
    if (chat !== null) choosePersona({ ...chat, personaId }, { onSuccess: onClose });
  };
  const focus = useFocusOn();
  const found = personas.find(({ id }) => id === wanted);
  const first = personas.find(({ id }) => id === thread?.personaId) ?? personas[0];
  // Without personas it opens on a new one; on a phone the list comes first.
  const chosen =
    found?.id ?? (personas.length === 0 || wanted === "new" ? "new" : isNarrow ? null : (first?.id ?? null));
  const persona = personas.find(({ id }) => id === chosen) ?? null;
  const choose = (id: string | null) => {
    setWanted(id);
    onAsk(false);
  };
  const onUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    setDrafts((known) => {
      if (known.has(id) === isUnsaved) return known;
      const next = new Set(known);
      if (isUnsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const show = (made: Persona) => {
    // The pressed button unmounts with the form of the new persona.
    if (made.id !== persona?.id) focus(isNarrow ? "back" : made.id);
    choose(made.id);
  };
  const list = (
    <PersonaList
      personas={personas}
      chosen={chosen}
      drafts={drafts}
      onChoose={(id) => {
        choose(id);
        if (isNarrow) focus("back");
      }}
      onAdd={() => {
        choose("new");
        focus("name");
      }}
      onImport={(body) =>
        create.mutate(
          { body: { ...body, description: body.description || null }, key: randomId() },
          { onSuccess: show, onError: () => toaster.error(personaTexts.saveFailed) },
        )
      }
    />
  );
  const before = personas.find(({ id }) => id === thread?.personaId)?.name ?? user.userName;
  const isHere = persona !== null && persona.id === thread?.personaId;
  const form = chosen !== null && (
    <PersonaForm
      key={chosen}
      userId={userId}
      persona={persona}
      count={personas.length}
      onSaved={show}
      onUnsaved={onUnsaved}
      onDelete={setLeaving}
      useHere={
        chat !== null &&
        persona !== null && (
          <Button
            disabled={isHere || thread === undefined}
            {...(isHere && { disabledReason: personaTexts.inThisChat })}
            isBusy={isStepping}
            // No messages yet, so there is nothing to ask.
            onClick={() => (thread?.messageCount === 0 ? stepIn(persona.id) : onAsk(true))}
          >
            {personaTexts.use}
          </Button>
        )
      }
      question={
        isAsking && chat !== null && persona !== null && thread !== undefined ? (
          <StepIn
            persona={persona}
            chat={chat}
            chatName={thread.title ?? thread.characterName}
            before={before}
            messages={thread.messageCount}
            onClose={() => onAsk(false)}
            onDone={onClose}
          />
        ) : null
      }
    />
  );
  return (
    <>
      <div className={split}>
        {(!isNarrow || chosen === null) && <div className={side}>{list}</div>}
        {form !== false && (
          <div className={main}>
            {isNarrow && personas.length > 0 && (
              <div className={css({ px: "2", pt: "2" })}>
                <Button
                  variant="ghost"
                  icon={<ChevronLeftIcon />}
                  data-persona="back"
                  onClick={() => {
                    if (chosen !== null) focus(chosen);
                    choose(null);
                  }}
                >
                  {personaTexts.all}
                </Button>
              </div>
            )}
            {personas.length === 0 && <EmptyState title={personaTexts.emptyTitle} text={personaTexts.emptyText} />}
            {form}
          </div>
        )}
      </div>
      <DialogSlot show={leaving}>
        {(gone) => (
          <DeletePersonaDialog
            persona={gone}
            fallback={personas.find(({ id, isDefault }) => isDefault && id !== gone.id)?.name ?? null}
            onClose={() => setLeaving(null)}
            onGone={() => {
              const next = personas.find(({ id }) => id !== gone.id);
              focus(next?.id ?? "name");
              choose(null);
            }}
          />
        )}
      </DialogSlot>
    </>
  );
}

/** Focuses a row, or the named element, once it is rendered. */
function useFocusOn(): (name: string) => void {
  const [target, setTarget] = useState<{ name: string } | null>(null);
  const done = useRef<object | null>(null);
  useEffect(() => {
    if (target === null || done.current === target) return;
    const selector = target.name === "name" ? "input[name=name]" : `[data-persona="${CSS.escape(target.name)}"]`;
    const element = document.querySelector<HTMLElement>(`[role=dialog] ${selector}`);
    if (element === null) return;
    done.current = target;
    element.focus();
  });
  return useCallback((name: string) => setTarget({ name }), []);
}
