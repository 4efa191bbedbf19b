import { Link, useLocation } from "@tanstack/react-router";
import HeartIcon from "lucide-react/icons/heart";
import Share2Icon from "lucide-react/icons/share-2";
import SquarePenIcon from "lucide-react/icons/square-pen";
import { type ReactNode, useRef } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { useToggleFavorite } from "#src/data/favorite/mutations.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { characterUrl, shareLink } from "#src/parts/share/share-link.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";
import { characterTexts } from "./character-texts.ts";

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px",
  alignItems: "center",
  mt: "5",
  mdDown: { display: "contents" },
});
/** On a phone it is fixed to the bottom of the window. */
const main = css({
  display: "flex",
  gap: "10px",
  alignItems: "center",
  mdDown: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "sticky",
    px: "4",
    pt: "3",
    pb: "calc(12px + env(safe-area-inset-bottom))",
    bg: "bg.canvas",
    boxShadow: "0 -1px 0 {colors.border.subtle}",
    "& > :is(a, button):first-child": { flex: "1", px: "3" },
    "& > :is(a, button)": { minWidth: "0" },
    // On the smallest phones the words need the room.
    "@media (max-width: 359px)": { "& > a > svg": { display: "none" } },
  },
});
/** On a phone on the picture. */
const tools = css({
  display: "flex",
  gap: "10px",
  mdDown: { position: "absolute", top: "3", insetInlineEnd: "4", flexDirection: "column" },
});
const round = css({ borderRadius: "full!" });

export type CharacterActionsProps = {
  character: CharacterDetails;
  isSignedIn: boolean;
  /** The thread that is continued: null without one, undefined until it is known. */
  threadId: string | null | undefined;
  /** The opening and persona of a new chat. */
  beginning: { o?: string | undefined; p?: string | undefined };
  /** The menu of further actions. */
  more: ReactNode;
};

/** Start or continue, favourite, share, more. Visitors are sent to sign in, which leads back here. */
export function CharacterActions({ character, isSignedIn, threadId, beginning, more }: CharacterActionsProps) {
  const { href } = useLocation();
  const foot = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(mobileQuery);
  useToastOffset(foot, isNarrow);
  const favourite = useToggleFavorite(character.id);
  const fresh = chatLink(chatWith(character.id));
  const start = { ...fresh, search: { ...fresh.search, ...beginning } };
  const heart = isSignedIn && (
    <IconButton
      label={characterTexts.favourite}
      variant="soft"
      size="lg"
      className={round}
      isPressed={character.isFavorite}
      onClick={() => favourite.mutate(character.name)}
      // Long press, right click or the menu key.
      onContextMenu={(event) => {
        event.preventDefault();
        openDialog("chooseBuckets", { characterId: character.id });
      }}
    >
      <HeartIcon data-fills="" />
    </IconButton>
  );
  return (
    <div className={bar}>
      <div ref={foot} className={main}>
        {!isSignedIn && (
          <Button variant="primary" size="lg" asChild>
            <Link to="/sign-in" search={{ next: href }}>
              {characterTexts.signIn}
            </Link>
          </Button>
        )}
        {isSignedIn && threadId === undefined && (
          <Skeleton width={186} height={48} className={css({ borderRadius: "full" })} />
        )}
        {isSignedIn && threadId === null && (
          <Button variant="primary" size="lg" asChild>
            <Link {...start}>{characterTexts.start}</Link>
          </Button>
        )}
        {isSignedIn && typeof threadId === "string" && (
          <>
            <Button variant="primary" size="lg" asChild>
              <Link {...chatLink(chatWith(character.id, threadId))}>
                {isNarrow ? characterTexts.continueShort : characterTexts.continue}
              </Link>
            </Button>
            <Button size="lg" asChild>
              <Link {...start}>
                <SquarePenIcon aria-hidden />
                {characterTexts.newChat}
              </Link>
            </Button>
          </>
        )}
        {isNarrow && heart}
      </div>
      <div className={tools}>
        {!isNarrow && heart}
        <IconButton
          label={characterTexts.share}
          variant="soft"
          size="lg"
          className={round}
          onClick={() => void shareLink(character.name, characterUrl(character.id))}
        >
          <Share2Icon />
        </IconButton>
        {more}
      </div>
    </div>
  );
}
