import type { ComponentProps } from "react";
import { LeaveLink } from "./leave-link.tsx";

/** Links to the plans (RES-28) and closes the settings, asking first if there are unsaved changes. */
export function TryProLink(props: Omit<ComponentProps<"a">, "href">) {
  return <LeaveLink {...props} to="/subscription" />;
}
