import ArchiveIcon from "lucide-react/icons/archive";
import BookOpenIcon from "lucide-react/icons/book-open";
import DramaIcon from "lucide-react/icons/drama";
import ImageIcon from "lucide-react/icons/image";
import MessageSquareIcon from "lucide-react/icons/message-square";
import MessagesSquareIcon from "lucide-react/icons/messages-square";
import SwatchBookIcon from "lucide-react/icons/swatch-book";
import UserRoundIcon from "lucide-react/icons/user-round";
import UsersRoundIcon from "lucide-react/icons/users-round";
import type { ComponentType } from "react";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import { end, lastLine, name, nameLine, quietLine, row, words } from "#src/features/conversations/row-looks.ts";
import type { TrashItem } from "#src/generated/api/model/trashItem.ts";
import type { TrashKind } from "#src/generated/api/model/trashKind.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { trashTexts } from "./trash-texts.ts";

const icons: Partial<Record<TrashKind, ComponentType>> = {
  message: MessageSquareIcon,
  thread: MessagesSquareIcon,
  threads: MessagesSquareIcon,
  groupChat: UsersRoundIcon,
  character: DramaIcon,
  variant: DramaIcon,
  persona: UserRoundIcon,
  lorebook: BookOpenIcon,
  theme: SwatchBookIcon,
  image: ImageIcon,
  images: ImageIcon,
};

const disc = css({
  display: "grid",
  placeItems: "center",
  width: "46px",
  height: "46px",
  borderRadius: "full",
  bg: "bg.raised",
  color: "fg.muted",
  "--icon-size": "20px",
});
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** One deleted item: what it was, when it was deleted, until when it can be restored (GAP-130). */
export function TrashRow({ item, now }: { item: TrashItem; now: number }) {
  const restore = useRestoreDeletion();
  const Icon = icons[item.kind] ?? ArchiveIcon;
  const bringBack = useSingleFlight(() =>
    restore.mutateAsync(item.deletionId).then(
      () => void toaster.success(texts.trash.restored),
      () => undefined,
    ),
  );
  const called = item.name === "" ? trashTexts.nameless : item.name;
  return (
    <div className={row} data-still>
      <span className={disc} aria-hidden="true">
        <Icon />
      </span>
      <div className={words}>
        <p className={nameLine}>
          <bdi className={name}>{called}</bdi>
        </p>
        <p className={quietLine}>{trashTexts.kinds[item.kind]}</p>
        <p className={lastLine} data-whole>
          <time dateTime={item.deletedAt}>{trashTexts.deleted(relativeTime(item.deletedAt, now))}</time>
          {", "}
          <time dateTime={item.restoreUntil}>{trashTexts.until(day.format(new Date(item.restoreUntil)))}</time>
        </p>
      </div>
      <div className={end}>
        <Button
          size="sm"
          isBusy={restore.isPending}
          aria-label={trashTexts.restoreThis(called)}
          onClick={() => void bringBack()}
        >
          {trashTexts.restore}
        </Button>
      </div>
    </div>
  );
}
