import AsteriskIcon from "lucide-react/icons/asterisk";
import {
  memo,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from "react";
import { css } from "#styled-system/css";
import { followDraft, readDraft, writeDraft } from "#src/client-state/drafts.ts";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { isBusy } from "#src/domain/chat/chat-state.ts";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { imageTypes } from "#src/lib/image-check.ts";
import { lengthOf } from "#src/lib/text.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { isUndoKey } from "#src/parts/undo/undo-key.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { sendsOn, wrapInAsterisks } from "./composer-keys.ts";
import { ComposerMenuButton } from "./composer-menu-button.tsx";
import { ComposerPicture } from "./composer-picture.tsx";
import { PersonaButton } from "./persona-button.tsx";
import type { Speaker } from "./persona-menu.tsx";
import { SendButton } from "./send-button.tsx";
import { useComposerPicture } from "./use-composer-picture.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useSuggestion, type Suggest } from "./use-suggestion.ts";
import { useDraftText } from "./use-draft-text.ts";
import { useToastOffset } from "../use-toast-offset.ts";

export type ComposerHandle = {
  /** Puts a text in front of what is being typed, and the cursor behind it; its picture where none is attached. */
  takeBack: (text: string, picture: string | null) => void;
  focus: () => void;
};

export type ComposerProps = {
  /** The chat whose running reply turns Send into Stop. */
  chat: ChatStore;
  /** Drafts are kept for this user and this name; the name stays when a new chat gets its thread. */
  userId: string;
  draftName: string;
  /** Another chat is another key; a new chat that gets its thread keeps its own, and its field. */
  chatKey: string;
  /** To whom the user writes. */
  recipient: string;
  /** As whom the user speaks: a persona, or `self`. */
  speaker: Speaker;
  self: Speaker;
  onChoosePersona: (personaId: string | null) => void;
  /** Null while nothing has been said as anybody. */
  onPersonaForAll: (() => void) | null;
  /** Null where there is nothing to go on from yet. */
  onSuggest: Suggest | null;
  /** Null while there is no thread to search. */
  onSearch: (() => void) | null;
  /** `picture` is the address of one that was uploaded for it. */
  onSend: (content: string, picture: string | null) => void;
  onStop: () => Promise<void>;
  ref?: Ref<ComposerHandle>;
};

/** The counter shows from this share of the limit on. */
const COUNTED_FROM = 0.9;

const box = css({
  background: "bg.overlay",
  borderRadius: "22px",
  boxShadow: "{shadows.shadow.3}, inset 0 0 0 1px {colors.border.default}",
  padding: "6px",
  marginBottom: { base: "calc(10px + env(safe-area-inset-bottom))", md: "8px" },
  "[data-picture] &": {
    background: "color-mix(in srgb, {colors.bg.overlay} 94%, transparent)",
    backdropFilter: "blur(14px)",
  },
  _focusWithin: { boxShadow: "{shadows.shadow.3}, inset 0 0 0 1px {colors.border.strong}" },
  "&[data-dropping]": { boxShadow: "{shadows.shadow.3}, inset 0 0 0 2px {colors.accent.default}" },
});
const line = css({ display: "flex", alignItems: "flex-end", gap: "4px" });
const field = css({
  flex: "1",
  minWidth: "0",
  // Eight lines of 22.4 px and the padding.
  maxHeight: "min(202px, 40dvh)",
  minHeight: "44px",
  fieldSizing: "content",
  resize: "none",
  border: "0",
  outline: "none",
  background: "transparent",
  color: "fg.default",
  fontSize: "16px",
  lineHeight: "1.4",
  paddingBlock: "11px",
  paddingInline: "8px 6px",
  overflowY: "auto",
  scrollbarWidth: "thin",
});
const hint = css({
  display: { base: "none", md: "block" },
  textAlign: "center",
  fontSize: "12px",
  color: "fg.muted",
  paddingBottom: "10px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const counter = css({
  textAlign: "end",
  fontSize: "12px",
  fontVariantNumeric: "tabular-nums",
  color: "fg.muted",
  paddingInline: "14px 8px",
  paddingTop: "4px",
  "&[data-over]": { color: "danger.text" },
});
const suggestion = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "10px",
  minHeight: "36px",
  paddingInline: "14px 6px",
  fontSize: "13px",
  color: "fg.muted",
});

/**
 * Where the user writes. It knows nothing of the messages: typing costs the same in a chat of ten and of ten thousand.
 * Its text lives in the field; React hears only when it becomes empty, long or over-long.
 */
export const Composer = memo(function Composer({
  chat,
  userId,
  draftName,
  chatKey,
  recipient,
  speaker,
  self,
  onChoosePersona,
  onPersonaForAll,
  onSuggest,
  onSearch,
  onSend,
  onStop,
  ref,
}: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isWide = !useMedia(mobileQuery);
  const [length, setLength] = useState({ isEmpty: true, counted: null as number | null });
  const draft = useDraftText(userId, draftName, chatKey, { readDraft, writeDraft, followDraft });
  const picture = useComposerPicture(userId, draftName, chatKey);
  const files = useRef<HTMLInputElement>(null);
  const isDropping = useFileDrop(addPicture);
  const isOver = length.counted !== null && length.counted > limits.message;

  function noteText() {
    const text = input.current?.value ?? "";
    draft.note(text);
    const isEmpty = text.trim() === "";
    // Counting code points walks the text: not worth it before UTF-16 units come near the limit.
    const count = text.length < limits.message * COUNTED_FROM ? 0 : lengthOf(text.trim());
    const counted = count >= limits.message * COUNTED_FROM ? count : null;
    setLength((last) => (last.isEmpty === isEmpty && last.counted === counted ? last : { isEmpty, counted }));
    if (!sizesItself) fitHeight(input.current);
  }

  function setText(text: string, start = text.length, end = start) {
    const element = input.current;
    if (element === null) return;
    element.value = text;
    element.setSelectionRange(start, end);
    noteText();
  }

  const suggested = useSuggestion(onSuggest, {
    read: () => input.current?.value ?? "",
    write: (text) => setText(text),
    focus: () => input.current?.focus({ preventScroll: true }),
  });

  useLayoutEffect(() => {
    setText(draft.read());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each chat; the functions are of this render
  }, [chatKey, userId]);
  useEffect(() => {
    // On touch the keyboard would come up unasked and hide half of the scene.
    if (!matchMedia("(pointer: coarse)").matches) input.current?.focus({ preventScroll: true });
  }, [chatKey]);
  useEffect(
    () =>
      draft.follow((text) => {
        // Where somebody is typing, their words win; the other tab's are stored only when they rest.
        if (!document.hasFocus() && input.current?.value !== text) setText(text);
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions are of this render
    [chatKey, userId, draftName],
  );
  useImperativeHandle(ref, () => ({
    takeBack(text, url) {
      const typed = input.current?.value ?? "";
      setText(typed.trim() === "" ? text : `${text}\n\n${typed}`, text.length);
      if (url !== null) picture.give(url);
      input.current?.focus();
    },
    focus: () => input.current?.focus(),
  }));

  function send() {
    const content = input.current?.value.trim() ?? "";
    if (content === "" || lengthOf(content) > limits.message || picture.isInTheWay || isBusy(chat.get())) return;
    suggested.letGo();
    setText("");
    onSend(content, picture.take());
    input.current?.focus();
  }

  function addPicture(file: File) {
    picture.add(file);
    input.current?.focus({ preventScroll: true });
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const file = event.clipboardData.files[0];
    // Words that come with a picture of themselves, as from a text processor, are words.
    if (file === undefined || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    addPicture(file);
  }

  function obstacle(): string | null {
    if (isOver) return chatTexts.tooLong(limits.message.toLocaleString());
    if (picture.isWaiting) return chatTexts.attaching;
    if (picture.isInTheWay) return chatTexts.attachObstacle;
    if (length.isEmpty) return picture.source === null ? "" : chatTexts.attachedAlone;
    return null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key === "Escape" && suggested.phase === "writing") suggested.stop();
    if (isUndoKey(event) && suggested.undo()) {
      event.preventDefault();
      return;
    }
    const { isComposing, keyCode } = nativeEvent;
    const isTouch = () => matchMedia("(pointer: coarse)").matches;
    if (!sendsOn({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing, keyCode, isTouch })) return;
    event.preventDefault();
    send();
  }

  function narrate() {
    const element = input.current;
    if (element === null) return;
    const wrapped = wrapInAsterisks(element.value, element.selectionStart, element.selectionEnd);
    setText(wrapped.text, wrapped.start, wrapped.end);
    element.focus();
  }

  const root = useRef<HTMLDivElement>(null);
  useToastOffset(root);

  return (
    <div ref={root}>
      <div className={box} data-dropping={isDropping || undefined}>
        <input
          ref={files}
          type="file"
          hidden
          aria-label={chatTexts.attach}
          accept={Object.values(imageTypes).join()}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) addPicture(file);
            // The same one may be chosen again.
            target.value = "";
          }}
        />
        {(picture.source !== null || picture.isWaiting || picture.failure !== null) && (
          <ComposerPicture
            picture={picture}
            onRemove={() => {
              picture.remove();
              input.current?.focus();
            }}
          />
        )}
        <div className={line}>
          <ComposerMenuButton
            onAttach={() => files.current?.click()}
            onNarrate={narrate}
            onSuggest={onSuggest === null ? null : suggested.start}
            onSearch={onSearch}
          />
          <textarea
            ref={input}
            className={field}
            dir="auto"
            rows={1}
            aria-label={chatTexts.composer(recipient)}
            aria-invalid={isOver || undefined}
            placeholder={isWide ? chatTexts.placeholderWide : chatTexts.placeholderNarrow}
            enterKeyHint={isWide ? "send" : "enter"}
            onInput={() => {
              suggested.letGo();
              noteText();
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <IconButton
            label={chatTexts.narrate}
            size="lg"
            tooltipSide="top"
            onClick={narrate}
            className={css({ hideBelow: "md" })}
          >
            <AsteriskIcon />
          </IconButton>
          <PersonaButton speaker={speaker} self={self} onChoose={onChoosePersona} onUseForAll={onPersonaForAll} />
          <SendButton chat={chat} obstacle={obstacle()} onSend={send} onStop={onStop} />
        </div>
        {suggested.phase !== "none" && (
          <div className={suggestion}>
            <span role="status">{suggested.phase === "writing" ? chatTexts.suggesting : chatTexts.suggested}</span>
            {suggested.phase === "writing" ? (
              <Button size="sm" variant="ghost" onClick={suggested.stop}>
                {chatTexts.stopSuggesting}
              </Button>
            ) : (
              <Button size="sm" variant="ghost" onClick={() => suggested.undo()}>
                {texts.actions.undo}
              </Button>
            )}
          </div>
        )}
        {length.counted !== null && (
          <div className={counter} data-over={isOver || undefined} role="status">
            {length.counted.toLocaleString()} / {limits.message.toLocaleString()}
          </div>
        )}
      </div>
      <p className={hint}>{chatTexts.fiction(recipient)}</p>
    </div>
  );
});

const sizesItself = typeof CSS !== "undefined" && CSS.supports("field-sizing: content");

/** For browsers whose fields do not grow by themselves. */
function fitHeight(element: HTMLTextAreaElement | null) {
  if (element === null) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight}px`;
}
