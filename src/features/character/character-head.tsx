import { Link } from "@tanstack/react-router";
import LockIcon from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { labels } from "#src/domain/messages.ts";
import { languageName, pointOfViewLabels } from "#src/domain/language-and-person.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { characterTexts } from "./character-texts.ts";

const title = css({
  fontFamily: "display",
  fontSize: { base: "40px", md: "52px" },
  "&[data-long]": { fontSize: { base: "34px", md: "40px" } },
  lineHeight: "1.04",
  letterSpacing: "-0.024em",
  textWrap: "balance",
  overflowWrap: "anywhere",
});
const tagline = css({
  mt: "3",
  fontFamily: "narration",
  fontStyle: "italic",
  fontSize: { base: "18px", md: "20px" },
  lineHeight: "1.35",
  color: "chat.narration.fg",
  overflowWrap: "anywhere",
});
const author = css({ row: "10px", flexWrap: "wrap", mt: "4" });
const authorLink = css({
  row: "10px",
  minWidth: "0",
  minHeight: "40px",
  color: "fg.muted",
  textDecoration: "none",
  "& b": { color: "fg.default", fontWeight: "semibold", overflowWrap: "anywhere" },
  _hover: { "& b": { textDecoration: "underline" } },
});
const marks = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "14px", fontSize: "14px" });
const told = css({ mt: "3", fontSize: "14px", color: "fg.muted" });
const chips = css({
  mt: "4",
  display: "flex",
  gap: "2",
  flexWrap: { base: "nowrap", md: "wrap" },
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
  mx: { base: "-16px", md: "0" },
  px: { base: "16px", md: "0" },
  "& > li": { flexShrink: "0" },
});

/** Longer names are set smaller. */
const longFrom = 24;

export type CharacterHeadProps = {
  character: CharacterDetails;
  /** The variant's, or the character's own. */
  tagline: string | null;
  /** The creator's picture, once known. */
  creatorAvatar: string | null;
  isSignedIn: boolean;
  /** Pictures are blurred for this user (GAP-37). */
  isVeiled: boolean;
  /** Beside the creator's name. */
  follow: ReactNode;
  /** Below the creator: the actions, and the choice of persona. */
  children: ReactNode;
};

/** Name, tagline, creator, actions and categories. */
export function CharacterHead({ character, creatorAvatar, isSignedIn, isVeiled, follow, ...rest }: CharacterHeadProps) {
  const { name, creatorId, userInfo, categories, accessableTo, edited, NSFW } = character;
  const { language = null, pointOfView = null } = character;
  const toldIn = [
    ...(language === null ? [] : [languageName(language)]),
    ...(pointOfView === null ? [] : [characterTexts.toldIn(pointOfViewLabels[pointOfView])]),
  ];
  const isPrivate = accessableTo === "private";
  return (
    <header>
      <h1 className={title} data-long={name.length > longFrom || undefined}>
        <bdi>{name}</bdi>
      </h1>
      {rest.tagline !== null && rest.tagline !== "" && (
        <p className={tagline}>
          <bdi>{rest.tagline}</bdi>
        </p>
      )}
      <div className={author}>
        <Link to="/creator/$userId" params={{ userId: creatorId }} className={authorLink}>
          <Avatar src={creatorAvatar} name={userInfo.userName} seed={creatorId} size={36} isDecorative />
          <span>
            {characterTexts.by} <b>{userInfo.userName}</b>
          </span>
        </Link>
        {follow}
        {edited && <Tag>{labels.edited}</Tag>}
      </div>
      {(isPrivate || NSFW) && (
        <div className={marks}>
          {isPrivate && (
            <Tag>
              <LockIcon aria-hidden />
              {characterTexts.onlyYou}
            </Tag>
          )}
          {NSFW && (
            <>
              <Tag tone="warning">{characterTexts.mature}</Tag>
              <span className={css({ color: "fg.muted" })}>
                {isVeiled ? characterTexts.matureBlurred : characterTexts.matureHelp}
              </span>
              {isVeiled && isSignedIn && (
                <TextLink tone="quiet" onClick={() => openDialog("settings", { tab: "preferences" })}>
                  {characterTexts.showPictures}
                </TextLink>
              )}
            </>
          )}
        </div>
      )}
      {rest.children}
      {categories.length > 0 && (
        <ul className={chips} aria-label={characterTexts.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to="/home" search={{ category: category.id }} className={chip()}>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {toldIn.length > 0 && <p className={told}>{toldIn.join(" · ")}</p>}
    </header>
  );
}
