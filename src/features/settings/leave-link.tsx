import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { useSettingsFrame } from "./settings-frame.ts";

type LeaveLinkProps = Omit<ComponentProps<"a">, "href"> & { to: "/subscription" | "/recently-deleted" };

/** Links to a page and closes the settings, asking first if there are unsaved changes. */
export function LeaveLink({ to, onClick, ...props }: LeaveLinkProps) {
  const { leave } = useSettingsFrame();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    // Opened in a new tab: the settings stay open.
    if (isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    leave(() => void navigate({ to }));
  };
  return <Link {...props} to={to} onClick={go} />;
}
