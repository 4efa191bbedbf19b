import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { useSettingsFrame } from "./settings-frame.ts";

/** Leads to the plans (RES-28); the settings close behind it, and ask first where something is not saved. */
export function TryProLink({ onClick, ...props }: Omit<ComponentProps<"a">, "href">) {
  const { leave } = useSettingsFrame();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    // Another tab leaves nothing behind.
    if (isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    leave(() => void navigate({ to: "/subscription" }));
  };
  return <Link {...props} to="/subscription" onClick={go} />;
}
