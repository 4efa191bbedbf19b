import { Link, useLocation } from "@tanstack/react-router";
import CheckIcon from "lucide-react/icons/check";
import UserPlusIcon from "lucide-react/icons/user-plus";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { type Followable, useFollowing } from "#src/data/creator/follow.ts";
import { texts } from "#src/domain/texts.ts";
import { Button, type ButtonProps } from "#src/ui/button/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

export type FollowButtonProps = {
  creator: Followable;
  /** Look while the creator is not followed. Default `line`; `primary` where it is the page's one next step. */
  variant?: ButtonProps["variant"];
  size?: ButtonProps["size"];
  isFullWidth?: boolean;
};

// Both texts share one grid cell, so that the button keeps its width on hover.
const words = css({
  display: "inline-grid",
  "& > span": { gridArea: "1 / 1", textAlign: "center" },
  "& > [data-part=undo]": { visibility: "hidden" },
  "@media (hover: hover)": {
    "button:hover &": {
      "& > [data-part=state]": { visibility: "hidden" },
      "& > [data-part=undo]": { visibility: "visible" },
    },
  },
});

/**
 * Follow; once followed "Following", which reads "Unfollow" on hover. Visitors are sent to sign in, which leads back to the
 * page. Do not render it for the user themselves.
 */
export function FollowButton({ creator, variant = "line", size, isFullWidth }: FollowButtonProps) {
  const isSignedIn = useStore(sessionStore) !== null;
  const { href } = useLocation();
  const { isFollowing, follow } = useFollowing(creator);
  const { follow: followWord, following, unfollow, followingName } = texts.creator;
  if (!isSignedIn)
    return (
      <Button asChild variant={variant} size={size} isFullWidth={isFullWidth}>
        <Link to="/sign-in" search={{ next: href }}>
          <UserPlusIcon aria-hidden />
          {followWord}
          <VisuallyHidden> {creator.userName}</VisuallyHidden>
        </Link>
      </Button>
    );
  return (
    <Button
      variant={isFollowing ? "line" : variant}
      size={size}
      isFullWidth={isFullWidth}
      icon={isFollowing ? <CheckIcon aria-hidden /> : <UserPlusIcon aria-hidden />}
      aria-label={isFollowing ? followingName(creator.userName) : `${followWord} ${creator.userName}`}
      onClick={() => follow(!isFollowing)}
    >
      {isFollowing ? (
        <span className={words}>
          <span data-part="state">{following}</span>
          <span data-part="undo">{unfollow}</span>
        </span>
      ) : (
        followWord
      )}
    </Button>
  );
}
