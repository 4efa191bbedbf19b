import { lazy, type ReactElement, type ReactNode, useState } from "react";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { WorldCard } from "#src/parts/lorebook-card/world-card.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";

const AttachDialog = lazy(async () => ({ default: (await import("./attach-dialog.tsx")).AttachDialog }));

/** Touch screens have no hover; there the button is in the menu of the world's page. */
const late = css({ opacity: "0", transition: "opacity {durations.fast}", _coarse: { display: "none" } });

type WorldTileProps = { world: Lorebook; link: ReactElement<{ className?: string; children?: ReactNode }> };

/** A public world, with a button to attach it to a group chat. */
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
