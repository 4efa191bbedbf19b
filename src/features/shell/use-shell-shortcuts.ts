import { type LinkProps, linkOptions, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closeDialog, type DialogName, dialogStore, openDialog } from "#src/client-state/dialogs.ts";
import { heard } from "#src/client-state/single-keys.ts";
import { isSignedIn } from "#src/client-state/session.ts";
import { shortcuts, type Shortcut } from "#src/domain/shortcuts.ts";

const { anywhere } = shortcuts;
const dialogs = [
  [anywhere.palette, "palette"],
  [anywhere.sheet, "shortcuts"],
  [anywhere.settings, "settings"],
] as const satisfies readonly (readonly [Shortcut, DialogName])[];
const pages: readonly (readonly [Shortcut, LinkProps])[] = [
  [anywhere.home, linkOptions({ to: "/home" })],
  [anywhere.conversations, linkOptions({ to: "/myconversation" })],
  [anywhere.newCharacter, linkOptions({ to: "/new-character" })],
];

/** Milliseconds within which the second key of a two-key shortcut must follow. */
const patience = 1500;

const isModalOpen = () =>
  dialogStore.get() !== null || document.querySelector("[aria-modal=true], dialog[open]") !== null;

/** Handles the shortcuts of every page with chrome; does nothing while a dialog is open. */
export function useShellShortcuts(): void {
  const router = useRouter();
  useEffect(() => {
    let before = { key: "", at: -patience };
    const onKeyDown = (event: KeyboardEvent) => {
      const isBehind = ({ after }: Shortcut) =>
        after === undefined || (after === before.key && event.timeStamp - before.at < patience);
      const isHeard = (shortcut: Shortcut) => isBehind(shortcut) && heard(shortcut, event) !== -1;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      const dialog = dialogs.find(([shortcut]) => isHeard(shortcut))?.[1];
      const page = pages.find(([shortcut]) => isHeard(shortcut))?.[1];
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      before = { key: isChord ? "" : event.key.toLowerCase(), at: event.timeStamp };
      if (dialog === "palette" && dialogStore.get()?.name === "palette") {
        event.preventDefault();
        closeDialog();
      } else if (isModalOpen() || (dialog === "settings" && !isSignedIn())) {
        return;
      } else if (dialog !== undefined) {
        event.preventDefault();
        openDialog(dialog, {});
      } else if (page !== undefined) {
        event.preventDefault();
        before = { key: "", at: -patience };
        void router.navigate(page);
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [router]);
}
