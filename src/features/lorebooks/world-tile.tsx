import { lazy, type ReactElement, type ReactNode, useState } from "react";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { WorldCard } from "#src/parts/lorebook-card/world-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";

const AttachDialog = lazy(async () => ({ default: (await import("./attach-dialog.tsx")).AttachDialog }));

/** Under a finger there is no hover: there it is in the menu of the world's page. */
const late = css({ opacity: "0", transition: "opacity {durations.fast}", _coarse: { display: "none" } });

type WorldTileProps = { world: Lorebook; link: ReactElement<{ className?: string; children?: ReactNode }> };

/** A shared world, which can be put into a group chat from here. */
export function WorldTile({ world, link }: WorldTileProps) {
  const [isAttaching, setIsAttaching] = useState(false);
  return (
    <>
      <WorldCard
        world={world}
        link={link}
        corner={
          <Button
            size="sm"
            className={late}
            data-shows-late=""
            aria-label={loreTexts.attachWorld(world.name)}
            onClick={() => setIsAttaching(true)}
          >
            {loreTexts.attach}
          </Button>
        }
      />
      <DialogSlot show={isAttaching}>
        {() => <AttachDialog book={world} onClose={() => setIsAttaching(false)} />}
      </DialogSlot>
    </>
  );
}
