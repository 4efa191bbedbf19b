import type { ReactNode } from "react";
import { useFollowing } from "#src/data/creator/follow.ts";
import type { CreatorProfile } from "#src/generated/api/model/creatorProfile.ts";
import { shortCount } from "#src/lib/short-count.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { css } from "#styled-system/css";
import { creatorTexts } from "./creator-texts.ts";

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });
/** The month somebody joined: `March 2025`. */
export const monthOf = (iso: string): string => month.format(new Date(iso));

const banner = css({ mdDown: { mx: "-16px", width: "calc(100% + 32px)", borderRadius: "0!", aspectRatio: "2 / 1!" } });
const line = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
  columnGap: { md: "6", lg: "36px" },
  rowGap: "3",
  alignItems: { md: "end" },
  px: { md: "5" },
});
// Half over the banner.
const face = css({
  position: "relative",
  mt: { base: "-62px", md: "-76px" },
  px: { base: "6px", md: "5" },
  width: "fit-content",
});
const title = css({
  fontFamily: "display",
  fontSize: { base: "34px", md: "42px" },
  lineHeight: "1.06",
  letterSpacing: "-0.022em",
  overflowWrap: "anywhere",
});
const figures = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: { base: "16px", md: "22px" },
  rowGap: "1",
  mt: "2",
  fontSize: "14.5px",
  color: "fg.muted",
  "& > div": { display: "flex", flexDirection: "row-reverse", alignItems: "baseline", gap: "5px" },
  "& dd": { color: "fg.default", fontWeight: "semibold" },
  "& > [data-since]": {
    flexDirection: "row",
    mdDown: { display: "none" },
    "& dd": { color: "inherit", fontWeight: "inherit" },
  },
});
const actions = css({ display: "flex", gap: "10px", alignItems: "center", pb: { md: "1" } });

export type CreatorHeadProps = {
  creator: CreatorProfile;
  isOwn: boolean;
  /** Follow and the like, or Edit. */
  children: ReactNode;
};

/** Banner, picture, name and figures (GAP-65). */
export function CreatorHead({ creator, isOwn, children }: CreatorHeadProps) {
  const { id, userName, avatar, avatarDecoration, backgroundImage, messageCount, characterCount } = creator;
  const { isFollowing } = useFollowing(creator);
  const followers = creator.followerCount + Number(isFollowing) - Number(creator.isFollowing);
  const counts: [number, (count: number) => string][] = [
    [characterCount, creatorTexts.characters],
    [followers, creatorTexts.followers],
  ];
  if (messageCount !== null) counts.push([messageCount, creatorTexts.messages]);
  return (
    <header>
      <Picture src={backgroundImage} alt="" seed={id} ratio="banner" isPriority className={banner} />
      <div className={line}>
        <div className={face}>
          <Avatar
            src={avatar}
            name={userName}
            seed={id}
            size={136}
            decoration={avatarDecoration}
            isDecorative
            isPriority
          />
        </div>
        <div className={css({ minWidth: "0", pt: { md: "4" } })}>
          <h1 className={title}>
            <bdi>{userName}</bdi>
          </h1>
          <dl className={figures} aria-label={creatorTexts.figures}>
            {counts.map(([count, word]) => (
              <div key={word(2)}>
                <dt>{word(count)}</dt>
                <dd>{shortCount(count)}</dd>
              </div>
            ))}
            <div data-since="">
              <dt>{creatorTexts.since}</dt>
              <dd>{monthOf(creator.createdAt)}</dd>
            </div>
          </dl>
          {isOwn && messageCount !== null && !creator.showMessageCountOnProfile && (
            <Tag className={css({ mt: "2" })}>{creatorTexts.hiddenCount}</Tag>
          )}
        </div>
        <div className={actions}>{children}</div>
      </div>
    </header>
  );
}
