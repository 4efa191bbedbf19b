import EllipsisVerticalIcon from "lucide-react/icons/ellipsis-vertical";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { menuOnDemand } from "#src/ui/menu/menu-on-demand.tsx";
import type { GroupActions } from "./group-actions.ts";

const GroupMenu = menuOnDemand(async () => (await import("./group-menu.tsx")).GroupMenu);

/** The button of the group's menu. */
export function GroupMenuButton({ label, icon, ...actions }: GroupActions & { label: string; icon?: ReactNode }) {
  return <GroupMenu {...actions} trigger={<IconButton label={label}>{icon ?? <EllipsisVerticalIcon />}</IconButton>} />;
}
