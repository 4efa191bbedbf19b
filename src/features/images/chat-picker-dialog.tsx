import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { pictureDraft, writeDraft } from "#src/client-state/drafts.ts";
import { threadListQuery } from "#src/data/thread/thread-list.ts";
import { sendImage } from "#src/data/upload/upload-image.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { draftNameOf } from "#src/domain/chat-source.ts";
import { imageLimits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { pictureBlob } from "#src/lib/picture-blob.ts";
import { prepareImage } from "#src/lib/prepare-image.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { PagedList } from "#src/ui/feedback/paged-list.tsx";
import { RowCard, RowCardSkeleton } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

const list = css({ display: "grid", gap: "2", listStyle: "none", m: "0", p: "0" });
const keyOf = ({ id }: Thread) => id;
const nameOf = ({ title, characterName }: Thread) => title ?? characterName;

export interface ChatPickerDialogProps {
  image: GeneratedImage;
  userId: string;
  onClose: () => void;
}

/** Puts a picture into the composer of a chat, unsent, and goes there. */
export function ChatPickerDialog({ image, userId, onClose }: ChatPickerDialogProps) {
  const threads = useInfiniteQuery(threadListQuery({}));
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const put = useSingleFlight(async (thread: Thread) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const { blob } = await prepareImage(await pictureBlob(image), { limits: imageLimits, longestSide: 2048 });
      const chat = chatOfThread(thread);
      writeDraft(userId, pictureDraft(draftNameOf(chat)), await sendImage("message", { blob }));
      await navigate(chatLink(chat));
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  });
  return (
    <Dialog title={imagesTexts.chooseChat} onClose={onClose} isBusy={isBusy}>
      {hasFailed && <InlineAlert tone="danger">{imagesTexts.sendFailed}</InlineAlert>}
      <PagedList
        id="images/chats"
        query={threads}
        itemKey={keyOf}
        className={list}
        label={imagesTexts.chats}
        loadingLabel={imagesTexts.loadingChats}
        skeleton={
          <div className={list}>
            {[1, 2, 3].map((at) => (
              <RowCardSkeleton key={at} />
            ))}
          </div>
        }
        failed={texts.states.listFailed}
        empty={<EmptyState title={imagesTexts.noChats} text={imagesTexts.noChatsText} headingLevel={3} />}
        more={{ label: labels.loadMore, failedText: texts.states.moreFailed }}
        renderItem={(thread: Thread) => (
          <RowCard
            title={nameOf(thread)}
            link={
              <button
                type="button"
                aria-label={nameOf(thread)}
                aria-disabled={isBusy || undefined}
                onClick={() => void put(thread)}
              />
            }
            picture={
              <Avatar
                src={thread.avatar}
                name={thread.characterName}
                seed={thread.characterId ?? thread.id}
                size={46}
                isDecorative
              />
            }
            line={thread.lastMessage?.preview}
          />
        )}
      />
    </Dialog>
  );
}
