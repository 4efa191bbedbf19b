import { useEffect, useLayoutEffect, useRef } from "react";
import { followDraft, readDraft, writeDraft } from "#src/client-state/drafts.ts";
import { useDraftText } from "./use-draft-text.ts";
import { useMessageLength } from "./use-message-length.ts";

/**
 * The composer's field and what follows its text: the stored draft, the length, the height. The text lives in the
 * uncontrolled field. `onText` runs after each change.
 */
export function useComposerText(userId: string, draftName: string, chatKey: string, onText: () => void) {
  const input = useRef<HTMLTextAreaElement>(null);
  const length = useMessageLength();
  const draft = useDraftText(userId, draftName, chatKey, { readDraft, writeDraft, followDraft });

  function noteText() {
    const text = input.current?.value ?? "";
    draft.note(text);
    length.note(text);
    if (!sizesItself) fitHeight(input.current);
    onText();
  }

  function setText(text: string, start = text.length, end = start) {
    const element = input.current;
    if (element === null) return;
    element.value = text;
    element.setSelectionRange(start, end);
    noteText();
  }

  useLayoutEffect(() => {
    setText(draft.read());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each chat; the functions are of this render
  }, [chatKey, userId]);
  useEffect(() => {
    // On touch, focus would open the keyboard and hide half of the scene.
    if (!matchMedia("(pointer: coarse)").matches) input.current?.focus({ preventScroll: true });
  }, [chatKey]);
  useEffect(
    () =>
      draft.follow((text) => {
        // While the user types here, their text wins over another tab's, which stays stored until they pause.
        if (!document.hasFocus() && input.current?.value !== text) setText(text);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions are of this render
    [chatKey, userId, draftName],
  );

  return { input, length, noteText, setText };
}

const sizesItself = typeof CSS !== "undefined" && CSS.supports("field-sizing: content");

/** Fallback for browsers without `field-sizing`. */
function fitHeight(element: HTMLTextAreaElement | null) {
  if (element === null) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight}px`;
}
