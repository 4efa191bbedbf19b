import PlusIcon from "lucide-react/icons/plus";
import { lazy } from "react";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "./chat-texts.ts";
import type { ComposerMenuProps } from "./composer-menu.tsx";
import { MenuOnDemand } from "./menu-on-demand.tsx";

const load = async () => ({ default: (await import("./composer-menu.tsx")).ComposerMenu });
const ComposerMenu = lazy(load);

/** The plus of the composer. */
export function ComposerMenuButton(props: Omit<ComposerMenuProps, "trigger">) {
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <IconButton label={chatTexts.composerMenu} size="lg" tooltipSide="top">
          <PlusIcon />
        </IconButton>
      }
      renderMenu={(trigger) => <ComposerMenu {...props} trigger={trigger} />}
    />
  );
}
