import { useQuery } from "@tanstack/react-query";
import { lazy, useMemo, useState } from "react";
import { creatorQuery } from "#src/data/creator/queries.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { useSelectVariant } from "#src/data/variant/select-variant.ts";
import { CharacterActions } from "#src/features/character/character-actions.tsx";
import { CharacterHead } from "#src/features/character/character-head.tsx";
import { characterTexts } from "#src/features/character/character-texts.ts";
import { Figures } from "#src/features/character/figures.tsx";
import { Openings } from "#src/features/character/openings.tsx";
import { Similar } from "#src/features/character/similar.tsx";
import { Variants } from "#src/features/character/variants.tsx";
import { WriterNotes } from "#src/features/character/writer-notes.tsx";
import { inPickerOrder } from "#src/features/chat/dialogs/variant-order.ts";
import { FollowButton } from "#src/features/creator/follow-button.tsx";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { isVeiled, veil } from "#src/parts/veil/veil.ts";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import type { PagedQuery } from "#src/ui/feedback/paged-list.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css, cx } from "#styled-system/css";
import { Backdrop } from "./backdrop.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { columns, main, poster, posterFrame, side } from "./page-looks.ts";
import { PersonaChoice } from "./persona-choice.tsx";
import { useBeginning } from "./use-beginning.ts";
import { newestFirst, YourScenes } from "./your-scenes.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("#src/features/chat/dialogs/report-dialog.tsx")).ReportDialog,
}));
const PictureViewer = lazy(async () => ({
  default: (await import("#src/features/chat/row/picture-viewer.tsx")).PictureViewer,
}));
const VariantPickerDialog = lazy(async () => ({
  default: (await import("#src/features/chat/dialogs/variant-picker-dialog.tsx")).VariantPickerDialog,
}));

const posterButton = css({
  display: "block",
  width: "full",
  p: "0",
  border: "0",
  bg: "transparent",
  cursor: "zoom-in",
  borderRadius: "lg",
});
const figures = css({ mt: { base: "4", md: "18px" } });
const pair = css({
  display: "grid",
  rowGap: { base: "36px", md: "44px" },
  columnGap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
});

/** What a visitor sees, and a reader whose account could not be loaded. */
const visitor = { NSFW: false, viewNSFW: false };

export type CharacterPageProps = {
  character: CharacterDetails;
  /** Null for a visitor, and while the account could not be loaded. */
  user: UserInfo | null;
  isSignedIn: boolean;
  /** The reader's threads with it; null for a visitor. */
  scenes: PagedQuery<Thread> | null;
};

/** The page of a character that is there. */
export function CharacterPage({ character, user, isSignedIn, scenes }: CharacterPageProps) {
  const { id, name, creatorId, isOwned } = character;
  const isWide = useMedia("(min-width: 1200px)");
  const isNarrow = useMedia(mobileQuery);
  const [dialog, setDialog] = useState<"report" | "picture" | "variants" | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const creator = useQuery(creatorQuery(creatorId));
  const list = useQuery(variantsQuery(id));
  const variants = useMemo(() => inPickerOrder(list.data ?? []), [list.data]);
  const select = useSelectVariant();
  const shown = variants.find((variant) => variant.id === pressed) ?? null;
  const variant = shown ?? variants.find((one) => one.id === character.variant.id) ?? null;
  const face = variant ?? character.variant;
  const beginning = useBeginning(id, face.id, user);
  const names = { user: beginning.speaker.name, char: name };
  const isBlurred = isVeiled(character, user ?? visitor);
  const threads = scenes?.data;
  const latest =
    threads === undefined && scenes?.isError !== true ? undefined : (newestFirst(threads ?? [])[0]?.id ?? null);

  const choose = (variantId: string) => {
    setPressed(variantId);
    if (!isSignedIn) return;
    const refuse = () => {
      setPressed(null);
      toaster.error(characterTexts.variantFailed);
    };
    select.mutate({ characterId: id, threadId: null, variantId }, { onError: refuse });
  };
  const close = () => setDialog(null);
  const similar = <Similar character={character} user={user ?? visitor} />;

  return (
    <div className={css({ position: "relative", isolation: "isolate" })}>
      <Backdrop
        picture={character.variant.backgroundImage ?? null}
        poster={face.avatar}
        isBlurred={isBlurred}
        seed={id}
      />
      <div className={columns}>
        <div className={side}>
          <div className={posterFrame}>
            <button
              type="button"
              className={posterButton}
              aria-label={characterTexts.openPicture(name)}
              disabled={face.avatar === null || isBlurred}
              onClick={() => setDialog("picture")}
            >
              <Picture
                src={face.avatar}
                alt=""
                seed={id}
                name={name}
                isPriority
                className={cx(poster, isBlurred && veil)}
              />
            </button>
          </div>
          {!isNarrow && (
            <div className={figures}>
              <Figures character={character} />
            </div>
          )}
          {isWide && <div className={css({ mt: "8" })}>{similar}</div>}
        </div>
        <div className={main}>
          <CharacterHead
            character={character}
            tagline={face.variantTagline ?? character.shortMessage}
            creatorAvatar={creator.data?.avatar ?? null}
            isSignedIn={isSignedIn}
            isVeiled={isBlurred}
            follow={creator.data !== undefined && !isOwned && <FollowButton creator={creator.data} size="sm" />}
          >
            {isNarrow && (
              <div className={figures}>
                <Figures character={character} />
              </div>
            )}
            <CharacterActions
              character={character}
              isSignedIn={isSignedIn}
              threadId={latest}
              beginning={beginning.search}
              more={
                isSignedIn && (
                  <MoreMenu
                    characterId={id}
                    variantId={face.id}
                    isOwned={isOwned}
                    onReport={() => setDialog("report")}
                  />
                )
              }
            />
            {user !== null && (
              <PersonaChoice self={beginning.self} speaker={beginning.speaker} onChoose={beginning.choosePersona} />
            )}
          </CharacterHead>
          <Openings characterId={id} variantId={face.id} names={names} at={beginning.at} onMove={beginning.turnTo} />
          {list.data === undefined && list.isError && (
            <ErrorState message={characterTexts.variantsFailed} onRetry={() => void list.refetch()} />
          )}
          <Variants
            variants={variants}
            value={face.id}
            onChoose={choose}
            isVeiled={isBlurred}
            onCompare={user === null ? null : () => setDialog("variants")}
          />
          <div className={pair}>
            {scenes !== null && <YourScenes characterId={id} query={scenes} />}
            {variant !== null && <WriterNotes variant={variant} names={names} />}
          </div>
          {!isWide && similar}
        </div>
      </div>
      <DialogSlot show={dialog === "report" && face.id}>
        {(variantId) => <ReportDialog characterId={id} characterName={name} variantId={variantId} onClose={close} />}
      </DialogSlot>
      <DialogSlot show={dialog === "picture" && face.avatar}>
        {(source) => <PictureViewer source={source} alt={name} onClose={close} />}
      </DialogSlot>
      <DialogSlot show={dialog === "variants" && user}>
        {() => (
          <VariantPickerDialog
            characterId={id}
            characterName={name}
            userName={names.user}
            threadId={null}
            currentVariantId={face.id}
            isVeiled={isBlurred}
            onClose={() => {
              // What was chosen there is the character's own choice by now.
              setPressed(null);
              close();
            }}
          />
        )}
      </DialogSlot>
    </div>
  );
}
