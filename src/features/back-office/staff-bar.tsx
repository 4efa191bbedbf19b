import { useQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import SearchIcon from "lucide-react/icons/search";
import { useRef } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { reportsQuery } from "#src/data/admin/queries.ts";
import { keysOf, shortcuts } from "#src/domain/shortcuts.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { isMac } from "#src/lib/is-mac.ts";
import { useKeptInView } from "#src/lib/kept-in-view.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { BrandMark, Wordmark } from "#src/ui/brand/brand.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Kbd } from "#src/ui/kbd/kbd.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const { pages } = backOfficeTexts;
/** The sections in their order; `isForAdmins`: moderators have reports, users and characters only (GAP-103). */
const sections = [
  { link: linkOptions({ to: "/admin" }), label: pages.overview, isForAdmins: true },
  { link: linkOptions({ to: "/admin/reports" }), label: pages.reports, isForAdmins: false },
  { link: linkOptions({ to: "/admin/users" }), label: pages.users, isForAdmins: false },
  { link: linkOptions({ to: "/admin/characters" }), label: pages.characters, isForAdmins: false },
  { link: linkOptions({ to: "/admin/categories" }), label: pages.categories, isForAdmins: true },
  { link: linkOptions({ to: "/admin/badges" }), label: pages.badges, isForAdmins: true },
  { link: linkOptions({ to: "/admin/decorations" }), label: pages.decorations, isForAdmins: true },
  { link: linkOptions({ to: "/admin/audit" }), label: pages.audit, isForAdmins: true },
];

const bar = css({
  row: "3",
  minHeight: { base: "topbar.mobile", md: "topbar" },
  pt: "env(safe-area-inset-top)",
  px: { base: "4", md: "6" },
});
const place = css({
  ps: "3",
  borderInlineStart: "1px solid",
  borderColor: "border.subtle",
  color: "fg.muted",
  fontSize: "14px",
  whiteSpace: "nowrap",
  "@media (max-width: 374px)": { display: "none" },
});
const find = css({
  hideBelow: "md",
  row: "2",
  width: "full",
  maxWidth: "330px",
  minHeight: "40px",
  px: "3",
  borderRadius: "md",
  border: "1px solid",
  borderColor: "border.default",
  color: "fg.muted",
  textAlign: "start",
  fontSize: "14px",
  cursor: "pointer",
  "--icon-size": "16px",
  _hover: { color: "fg.default", borderColor: "border.strong" },
});
const strip = css({
  display: "flex",
  overflowX: "auto",
  scrollbarWidth: "none",
  px: { base: "1", md: "3" },
  borderBottom: "1px solid",
  borderColor: "border.subtle",
});
const tab = css({
  row: "2",
  flexShrink: "0",
  minHeight: "48px",
  px: "3",
  color: "fg.muted",
  fontWeight: "medium",
  fontSize: "15px",
  textDecoration: "none",
  borderBottom: "2px solid transparent",
  _hover: { color: "fg.default" },
  _focusVisible: { outlineOffset: "-3px" },
  "&[aria-current=page]": { color: "accent.text", borderColor: "accent.default" },
  // Forced colours draw transparent borders, too.
  "&:not([aria-current])": { "@media (forced-colors: active)": { borderColor: "Canvas" } },
});
const count = css({ px: "1.5", borderRadius: "sm", bg: "bg.raised", color: "fg.default", textStyle: "meta" });

/** Number of waiting reports, beside the name of their section. */
function OpenReports({ total }: { total: number }) {
  if (total === 0) return null;
  return (
    <span className={count}>
      <span aria-hidden="true">{total}</span>
      <VisuallyHidden>{backOfficeTexts.open(total)}</VisuallyHidden>
    </span>
  );
}

/** The top bar of the back office: links to its sections and back to the app; there is no drawer (SHELL-25, GAP-103). */
export function StaffBar({ user, pathname }: { user: UserInfo; pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  const { data: reports } = useQuery(reportsQuery({ page: 1, pageSize: 4, sort: "oldest" }));
  const waiting = reports?.total ?? 0;
  useKeptInView(nav, `a[href="${CSS.escape(pathname)}"]`);
  return (
    <header>
      <div className={bar}>
        <Link to="/home" aria-label="Sotto" className={css({ row: "2", minHeight: "44px", color: "fg.default" })}>
          <span className={css({ hideBelow: "md" })}>
            <BrandMark size={28} />
          </span>
          <Wordmark />
        </Link>
        <span className={place}>{backOfficeTexts.name}</span>
        <span className={css({ flex: "1" })} />
        <button type="button" className={find} onClick={() => openDialog("palette", {})}>
          <SearchIcon aria-hidden="true" />
          <span className={css({ flex: "1" })}>{backOfficeTexts.find}</span>
          <Kbd aria-hidden="true">{keysOf(shortcuts.anywhere.palette.presses[0], isMac()).join(" ")}</Kbd>
        </button>
        <span className={css({ hideFrom: "md" })}>
          <IconButton label={backOfficeTexts.find} onClick={() => openDialog("palette", {})}>
            <SearchIcon />
          </IconButton>
        </span>
        <Button variant="ghost" size="sm" asChild>
          <Link to="/home">{backOfficeTexts.leave}</Link>
        </Button>
        <span className={css({ hideBelow: "md" })}>
          <Avatar src={user.avatar} name={user.userName} seed={user.id} size={34} isDecorative />
        </span>
      </div>
      <nav ref={nav} aria-label={backOfficeTexts.sections} className={strip}>
        {sections
          .filter(({ isForAdmins }) => !isForAdmins || user.role === "admin")
          .map(({ link, label }) => (
            <Link
              key={label}
              {...link}
              activeOptions={{ exact: true, includeSearch: false }}
              activeProps={{ "aria-current": "page" }}
              className={tab}
            >
              {label}
              {label === pages.reports && <OpenReports total={waiting} />}
            </Link>
          ))}
      </nav>
    </header>
  );
}
