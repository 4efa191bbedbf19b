import { useQuery } from "@tanstack/react-query";
import Trash2Icon from "lucide-react/icons/trash-2";
import UploadIcon from "lucide-react/icons/upload";
import { useRef } from "react";
import { useDeleteDecoration, useUploadDecoration } from "#src/data/decoration/mutations.ts";
import { decorationsQuery } from "#src/data/decoration/queries.ts";
import { decorationLimits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { useImageUpload } from "#src/ui/image-upload/use-image-upload.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { deletable } from "./decoration-rules.ts";
import { DecorationTiles, tiles } from "./decoration-tiles.tsx";
import { decorationTexts, profileTexts } from "./profile-texts.ts";
import { UploadProblem } from "./profile-upload-problem.tsx";
import { TryProLink } from "./try-pro-link.tsx";

const head = css({ row: "2", flexWrap: "wrap", justifyContent: "flex-end", mb: "2", minHeight: "40px" });
// In a narrow window the buttons go to a line of their own before a word of it breaks.
const title = css({ textStyle: "label", flex: "1 1 96px", minWidth: "0", overflowWrap: "anywhere" });
const chosenName = css({ textStyle: "help", color: "fg.muted", display: "block" });
const quiet = css({ textStyle: "help", color: "fg.muted" });
const notes = css({ display: "grid", gap: "2", mt: "2" });

export interface DecorationPickerProps {
  chosen: string | null;
  /** The saved one. */
  worn: string | null;
  isFree: boolean;
  onChoose: (id: string | null) => void;
}

/**
 * Chooses the avatar decoration: none, a catalogue one, or the user's own (SET-PRO-04 to SET-PRO-07, SET-PRO-19 to
 * SET-PRO-22). The choice is saved with the profile; an uploaded one is stored at once.
 */
export function DecorationPicker({ chosen, worn, isFree, onChoose }: DecorationPickerProps) {
  const query = useQuery(decorationsQuery());
  const { data } = query;
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync: send } = useUploadDecoration();
  const remove = useDeleteDecoration(decorationTexts.removeFailed);
  const upload = useImageUpload({
    limits: decorationLimits,
    longestSide: 320,
    onUpload: async ({ blob }, signal) => onChoose((await send({ blob, signal })).id),
  });
  const isWaiting = upload.state === "checking" || upload.state === "uploading";
  const decorations = data ?? [];
  const name = decorations.find(({ id }) => id === chosen)?.name ?? (chosen === null ? decorationTexts.none : "");

  const removeOwn = useSingleFlight(async () => {
    const own = deletable(decorations, chosen);
    if (own === null) return void toaster.error(messages.profile.decorationNotCustom);
    try {
      await remove.mutateAsync(own.id);
    } catch {
      // The mutation shows its own toast.
      return;
    }
    onChoose(worn === own.id ? null : worn);
    toaster.success(decorationTexts.removed);
  });

  return (
    <section aria-label={decorationTexts.title}>
      <div className={head}>
        <p className={title}>
          {decorationTexts.title}
          {data !== undefined && name !== "" && <span className={chosenName}>{name}</span>}
        </p>
        {data !== undefined && (!isFree || decorations.some(({ isCustom }) => isCustom)) && (
          <IconButton
            label={decorationTexts.remove}
            size="sm"
            isBusy={remove.isPending}
            disabled={isWaiting}
            onClick={() => void removeOwn()}
          >
            <Trash2Icon />
          </IconButton>
        )}
        {isFree && (
          <TextLink asChild>
            <TryProLink>{messages.tryPro}</TryProLink>
          </TextLink>
        )}
        {isWaiting ? (
          <Button size="sm" onClick={upload.cancel}>
            {profileTexts.cancel}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="soft"
            icon={<UploadIcon />}
            disabled={isFree}
            disabledReason={decorationTexts.uploadLocked}
            onClick={() => input.current?.click()}
          >
            {decorationTexts.upload}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/webp,image/gif"
          hidden
          disabled={isFree}
          aria-label={decorationTexts.upload}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined && !isWaiting) void upload.choose(file);
            event.target.value = "";
          }}
        />
      </div>
      <AsyncView
        query={query}
        loadingLabel={decorationTexts.loading}
        skeleton={
          <div className={tiles}>
            {["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((key) => (
              <Skeleton key={key} width="100%" height={70} />
            ))}
          </div>
        }
        failed={decorationTexts.failed}
      >
        {() => (
          <>
            <DecorationTiles
              decorations={decorations}
              chosen={chosen}
              worn={worn}
              isFree={isFree}
              onChoose={onChoose}
            />
            {decorations.length === 0 && <p className={quiet}>{decorationTexts.empty}</p>}
          </>
        )}
      </AsyncView>
      <div className={notes}>
        {isFree ? (
          <p className={quiet}>{decorationTexts.prompt}</p>
        ) : (
          <p className={quiet}>{decorationTexts.uploadHelp}</p>
        )}
        <UploadProblem upload={upload} refusals={decorationTexts.refusals} />
      </div>
    </section>
  );
}
