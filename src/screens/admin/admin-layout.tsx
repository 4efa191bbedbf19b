import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { StaffBar } from "#src/features/back-office/staff-bar.tsx";
import { useShellShortcuts } from "#src/features/shell/use-shell-shortcuts.ts";
import { css } from "#styled-system/css";

const page = css({ flex: "1", display: "flex", flexDirection: "column", minWidth: "0" });

/** The frame of the back office: a bar of its own and the page, no drawer (SHELL-25, TRAP-71). */
export function AdminLayout() {
  const { data: user } = useQuery(userInfoQuery());
  const pathname = useLocation({ select: (location) => location.pathname });
  useShellShortcuts();
  return (
    <>
      {user && <StaffBar user={user} pathname={pathname} />}
      <main id="content" tabIndex={-1} className={page}>
        <Outlet />
      </main>
    </>
  );
}
