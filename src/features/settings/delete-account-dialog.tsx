import { useRef, useState } from "react";
import { packingStore } from "#src/client-state/packing.ts";
import { useStore } from "#src/client-state/store.ts";
import { useDeleteAccount } from "#src/data/user/mutations.ts";
import { labels, messages } from "#src/domain/messages.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { DialogFrame } from "#src/ui/dialog/dialog-frame.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { useSettingsFrame } from "./settings-frame.ts";
import { deletionTexts } from "./settings-texts.ts";
import { SupportHelp } from "./support-help.tsx";

const column = css({ display: "grid", gap: "4" });
const list = css({ listStyle: "disc", ps: "5", display: "grid", gap: "1", color: "fg.muted" });

export interface DeleteAccountDialogProps {
  userName: string;
  onClose: () => void;
}

/**
 * Asks before deleting the account (DEL-01): Delete is enabled by the exact name, without trimming or case folding
 * (DEL-02, TRAP-37). The settings lead to My data first. Success signs out and redirects to `/sign-in`; a failure
 * replaces the question (DEL-07, TRAP-39).
 */
export function DeleteAccountDialog({ userName, onClose }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const remove = useDeleteAccount();
  const { show } = useSettingsFrame();
  const { state: packing } = useStore(packingStore);
  const next = useRef<HTMLElement>(null);
  const isExact = typed === userName;
  // Not while the name is still being typed correctly: only once it can no longer match, or on blur.
  const isMismatch = typed !== "" && !isExact && (hasLeft || !userName.startsWith(typed));
  const confirm = useSingleFlight(async () => {
    if (isExact) await remove.mutateAsync().catch(() => undefined);
  });

  if (remove.isError)
    return (
      <DialogFrame
        onClose={onClose}
        title={labels.deleteAccount}
        size="sm"
        footer={<Button onClick={onClose}>{deletionTexts.close}</Button>}
      >
        <div className={column}>
          <InlineAlert tone="danger">{messages.account.deleteFailed}</InlineAlert>
          <SupportHelp />
        </div>
      </DialogFrame>
    );
  return (
    <DialogFrame
      onClose={onClose}
      title={labels.deleteAccount}
      description={deletionTexts.lead}
      size="sm"
      finalFocus={next}
      isBusy={remove.isPending || remove.isSuccess}
      footer={
        <>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {deletionTexts.cancel}
          </Button>
          <Button
            variant="dangerSolid"
            isBusy={remove.isPending || remove.isSuccess}
            disabled={!isExact}
            disabledReason={deletionTexts.typeFirst}
            onClick={() => void confirm()}
          >
            {labels.delete}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={column}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ul className={list}>
          {deletionTexts.what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {show !== undefined && packing === "idle" && (
          <p>
            {deletionTexts.notPacked}{" "}
            <TextLink
              onClick={() => {
                // What has opened this is on a tab that is then hidden.
                next.current = document.querySelector("[role=tab][data-value=data]");
                onClose();
                show("data");
              }}
            >
              {deletionTexts.packFirst}
            </TextLink>
          </p>
        )}
        <FormField
          label={deletionTexts.label}
          help={
            <>
              {deletionTexts.yours}{" "}
              <bdi className={css({ color: "fg.default", overflowWrap: "anywhere" })}>{userName}</bdi>
            </>
          }
          error={isMismatch ? messages.account.nameMismatch : null}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            readOnly={remove.isPending}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setHasLeft(false);
            }}
            onBlur={() => setHasLeft(true)}
          />
        </FormField>
      </form>
    </DialogFrame>
  );
}
