import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { useSettingsFrame } from "./settings-frame.ts";

/** Links to the plans (RES-28) and closes the settings, asking first if there are unsaved changes. */
export function TryProLink({ onClick, ...props }: Omit<ComponentProps<"a">, "href">) {
  const { leave } = useSettingsFrame();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    // Opened in a new tab: the settings stay open.
    if (isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    leave(() => void navigate({ to: "/subscription" }));
  };
  return <Link {...props} to="/subscription" onClick={go} />;
}
