import { Link } from "@tanstack/react-router";
import BookMarkedIcon from "lucide-react/icons/book-marked";
import ExternalLinkIcon from "lucide-react/icons/external-link";
import LogInIcon from "lucide-react/icons/log-in";
import SparkleIcon from "lucide-react/icons/sparkle";
import { addresses } from "#src/domain/addresses.ts";
import { labels, messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { Region } from "#src/parts/region/region.tsx";
import { BrandMark, brandName, Wordmark } from "#src/ui/brand/brand.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css, cx } from "#styled-system/css";
import { menuEntries } from "./menu-entries.ts";
import { menuItem, menuLabel, menuLegal, menuPro, menuRule } from "./menu-looks.ts";
import { RecentChats } from "./recent-chats.tsx";
import { useUser } from "./use-user.ts";

const column = css({ display: "flex", flexDirection: "column", height: "full", minHeight: "0" });
const brand = css({
  row: "10px",
  flexShrink: "0",
  height: "30px",
  mt: "4px",
  mb: "10px",
  ps: "7px",
  "[data-mobile] &": { height: "44px", mt: "0", mb: "3px" },
  color: "fg.default",
  textDecoration: "none",
  borderRadius: "md",
});
const middle = css({
  flex: "1",
  minHeight: "0",
  overflowY: "auto",
  overflowX: "hidden",
  overscrollBehavior: "contain",
  scrollbarWidth: "none",
  // What goes on below fades out.
  pb: "5",
  maskImage: "linear-gradient(to top, transparent, black 20px)",
  "[data-expanded] &": { scrollbarWidth: "thin" },
  "& ul": { display: "flex", flexDirection: "column", gap: "1px", listStyle: "none" },
});
const end = css({ flexShrink: "0", pt: "2" });

/** The content of the side menu, in the rail and the mobile drawer (NAV-01 to NAV-11, GAP-13). */
export function MenuContent({ onChoose }: { onChoose?: () => void }) {
  const { isSignedIn, userId, isFree } = useUser();
  const entries = menuEntries({ isSignedIn, userId });
  return (
    <div className={column}>
      <Link to={isSignedIn ? "/home" : "/"} className={brand} aria-label={brandName} onClick={onChoose}>
        <BrandMark size={30} />
        <span className={menuLabel}>
          <Wordmark />
        </span>
      </Link>
      <div className={middle}>
        <ul>
          {entries.map(({ label, icon: Icon, link }) => (
            <li key={label}>
              <Link
                {...link}
                className={menuItem}
                onClick={onChoose}
                activeOptions={{ exact: true, includeSearch: false }}
              >
                <Icon />
                <span className={menuLabel}>{label}</span>
              </Link>
            </li>
          ))}
          <li>
            <a href={addresses.wiki} target="_blank" rel="noopener noreferrer" className={menuItem} onClick={onChoose}>
              <BookMarkedIcon />
              <span className={menuLabel}>
                {texts.shell.wiki}
                <VisuallyHidden> ({texts.shell.opensInNewTab})</VisuallyHidden>
              </span>
              <ExternalLinkIcon className={cx(menuLabel, css({ flex: "none!", "--icon-size": "16px" }))} />
            </a>
          </li>
        </ul>
        {isSignedIn && (
          <>
            <hr className={menuRule} />
            <Region name="recent-chats" instead="icon">
              <RecentChats onChoose={onChoose} />
            </Region>
          </>
        )}
      </div>
      <div className={end}>
        {isFree && (
          <Link to="/subscription" className={cx(menuItem, menuPro)} onClick={onChoose}>
            <SparkleIcon />
            <span className={menuLabel}>{messages.tryPro}</span>
          </Link>
        )}
        {!isSignedIn && (
          <Link to="/sign-in" className={cx(menuItem, menuPro)} onClick={onChoose}>
            <LogInIcon />
            <span className={menuLabel}>{labels.signIn}</span>
          </Link>
        )}
        <div className={menuLegal}>
          <Link to="/terms" onClick={onChoose}>
            {labels.terms}
          </Link>
          <Link to="/privacy" onClick={onChoose}>
            {labels.privacy}
          </Link>
        </div>
      </div>
    </div>
  );
}
