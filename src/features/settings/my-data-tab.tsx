import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { myDataQuery } from "#src/data/my-data/queries.ts";
import type { MyData } from "#src/generated/api/model/myData.ts";
import { labels } from "#src/domain/messages.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { css } from "#styled-system/css";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { DeleteChatsDialog } from "./delete-chats-dialog.tsx";
import { DeletePicturesDialog } from "./delete-pictures-dialog.tsx";
import { LeaveLink } from "./leave-link.tsx";
import { MyDataPacking } from "./my-data-packing.tsx";
import { myDataTexts } from "./my-data-texts.ts";
import { ReadBackSection } from "./read-back-section.tsx";
import { SettingsPane } from "./settings-pane.tsx";

const lead = css({ color: "fg.muted", maxWidth: "56ch", mt: { md: "-12px" }, mb: "5", textWrap: "pretty" });
const strong = css({ fontWeight: "600" });
const end = css({ mt: "6", pt: "18px", boxShadow: "inset 0 1px 0 {colors.border.subtle}" });
const links = css({
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { base: "flex-start", md: "center" },
  gap: { base: "6px", md: "18px" },
  mt: "8px",
});

/** The My data tab: everything that is one's own in one file, and the ways to let go of it. */
export function MyDataTab() {
  const { data: user } = useQuery(userInfoQuery());
  const { data } = useQuery(myDataQuery());
  const offerUndo = useUndo();
  // The counts as they were when the question was put: they fall to none while it is still there.
  const [deletingChats, setDeletingChats] = useState<MyData | null>(null);
  const [deletingPictures, setDeletingPictures] = useState<MyData | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <SettingsPane title={myDataTexts.title}>
      <p className={lead}>{myDataTexts.lead}</p>
      <MyDataPacking />
      <ReadBackSection className={end} />
      <section className={end} aria-label={myDataTexts.lettingGo}>
        <h3 className={strong}>{myDataTexts.lettingGo}</h3>
        <div className={links}>
          <Button asChild variant="ghost" size="sm">
            <LeaveLink to="/recently-deleted">{myDataTexts.trash}</LeaveLink>
          </Button>
          {/* These stay where the focus returns to, when there is nothing left to delete. */}
          <Button
            variant="ghost"
            size="sm"
            disabled={data === undefined || data.chats === 0}
            {...(data?.chats === 0 && { disabledReason: myDataTexts.noChats })}
            onClick={() => data && setDeletingChats(data)}
          >
            {myDataTexts.deleteChats}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={data === undefined || data.madePictures === 0}
            {...(data?.madePictures === 0 && { disabledReason: myDataTexts.noPictures })}
            onClick={() => data && setDeletingPictures(data)}
          >
            {myDataTexts.deletePictures}
          </Button>
          {user !== undefined && (
            <Button variant="danger" size="sm" onClick={() => setIsDeleting(true)}>
              {labels.deleteAccount}
            </Button>
          )}
        </div>
        {data !== undefined && data.madePictures === 0 && data.pictures > 0 && (
          <p className={css({ textStyle: "help", color: "fg.muted", mt: "2" })}>{myDataTexts.uploadedOnly}</p>
        )}
      </section>
      <DialogSlot show={isDeleting && user !== undefined && user.userName}>
        {(userName) => <DeleteAccountDialog userName={userName} onClose={() => setIsDeleting(false)} />}
      </DialogSlot>
      <DialogSlot show={deletingChats}>
        {({ chats }) => (
          <DeleteChatsDialog count={chats} offerUndo={offerUndo} onClose={() => setDeletingChats(null)} />
        )}
      </DialogSlot>
      <DialogSlot show={deletingPictures}>
        {({ madePictures, madePictureBytes }) => (
          <DeletePicturesDialog
            count={madePictures}
            bytes={madePictureBytes}
            offerUndo={offerUndo}
            onClose={() => setDeletingPictures(null)}
          />
        )}
      </DialogSlot>
    </SettingsPane>
  );
}
