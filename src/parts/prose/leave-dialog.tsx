import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { css } from "#styled-system/css";

export type LeaveDialogProps = { href: string; host: string; onClose: () => void };

const hostName = css({
  display: "block",
  marginTop: "10px",
  fontWeight: "650",
  color: "fg.default",
  overflowWrap: "anywhere",
});
const address = css({
  display: "block",
  marginTop: "4px",
  fontSize: "13px",
  overflowWrap: "anywhere",
  maxHeight: "120px",
  overflowY: "auto",
});

/** Confirms leaving by a link in a user's text (S11) and shows the actual host. */
export function LeaveDialog({ href, host, onClose }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Leave Sotto?"
      confirmLabel="Open the link"
      cancelLabel="Stay here"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        window.open(href, "_blank", "noopener,noreferrer");
      }}
    >
      This link leads to another site, in a new tab:
      <bdi className={hostName}>{host}</bdi>
      <bdi className={address}>{href}</bdi>
    </ConfirmDialog>
  );
}
