import AsteriskIcon from "lucide-react/icons/asterisk";
import {
  lazy,
  memo,
  Suspense,
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from "react";
import { css } from "#styled-system/css";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { isBusy } from "#src/domain/chat/chat-state.ts";
import { limits } from "#src/domain/limits.ts";
import { useFileDrop } from "#src/lib/use-file-drop.ts";
import { imageTypes } from "#src/lib/image-check.ts";
import { lengthOf } from "#src/lib/text.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { isUndoKey } from "#src/parts/undo/undo-key.ts";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { sendsOn, wrapInAsterisks } from "#src/domain/composer-keys.ts";
import { LengthNote, SuggestionNote } from "./composer-notes.tsx";
import { box, line, field, hintLine } from "./composer-styles.ts";
import { ComposerMenuButton } from "./composer-menu-button.tsx";
import type { Mention } from "./mention.ts";
import type { MentionBoxHandle } from "./mention-box.tsx";
import { ComposerPicture } from "./composer-picture.tsx";
import { PersonaButton } from "./persona-button.tsx";
import type { Speaker } from "./persona-menu.tsx";
import { splitMessage } from "./split-message.ts";
import { SendButton } from "./send-button.tsx";
import { useComposerPicture } from "./use-composer-picture.ts";
import { useSuggestion, type Suggest } from "./use-suggestion.ts";
import { useComposerText } from "./use-composer-text.ts";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";

export type ComposerHandle = {
  /** Inserts text before the draft and puts the cursor behind it; attaches the picture if none is attached. */
  takeBack: (text: string, picture: string | null) => void;
  focus: () => void;
};

export type ComposerProps = {
  /** The chat; while its reply is running, Send becomes Stop. */
  chat: ChatStore;
  /** Drafts are stored by user and this name, which changes when a new chat gets its thread. */
  userId: string;
  draftName: string;
  /** Identifies the chat; stays the same when a new chat gets its thread, so the field is kept. */
  chatKey: string;
  /** Name of the character, or of the group. */
  recipient: string;
  /** The line under the composer. */
  hint: string;
  /** Who can be named with @; absent outside of groups. */
  mentions?: readonly Mention[] | undefined;
  /** The user's persona: a persona's id, or `self`. */
  speaker: Speaker;
  self: Speaker;
  onChoosePersona: (personaId: string | null) => void;
  /** Null while the user has sent no message. */
  onPersonaForAll: (() => void) | null;
  onManagePersonas: () => void;
  /** Null while there is nothing to continue. */
  onSuggest: Suggest | null;
  /** Null without a thread to search. */
  onSearch: (() => void) | null;
  /** `picture` is the address of an uploaded picture. */
  onSend: (content: string, picture: string | null) => void;
  /** Enter while there is nothing to send. */
  onSendNothing?: () => void;
  onStop: () => Promise<void>;
  ref?: Ref<ComposerHandle>;
};

// Loaded with a group only.
const MentionBox = lazy(async () => ({ default: (await import("./mention-box.tsx")).MentionBox }));

/**
 * The composer. It does not depend on the messages, so typing costs the same in a chat of ten and of ten thousand. The
 * text lives in the uncontrolled field; React state changes only when it becomes empty, long or too long.
 */
export const Composer = memo(function Composer({
  chat,
  userId,
  draftName,
  chatKey,
  recipient,
  hint,
  mentions,
  speaker,
  self,
  onChoosePersona,
  onPersonaForAll,
  onManagePersonas,
  onSuggest,
  onSearch,
  onSend,
  onSendNothing,
  onStop,
  ref,
}: ComposerProps) {
  const naming = useRef<MentionBoxHandle>(null);
  const { input, length, noteText, setText } = useComposerText(userId, draftName, chatKey, () =>
    naming.current?.look(),
  );
  const isWide = !useMedia(mobileQuery);
  const picture = useComposerPicture(userId, draftName, chatKey);
  const files = useRef<HTMLInputElement>(null);
  const narrated = useRef<{ from: { text: string; start: number; end: number }; to: string }[]>([]);
  const isDropping = useFileDrop(([file]) => addPicture(file));
  const isOver = length.tooMany > 0;

  const suggested = useSuggestion(onSuggest, {
    read: () => input.current?.value ?? "",
    write: (text) => setText(text),
    focus: () => input.current?.focus({ preventScroll: true }),
  });

  useImperativeHandle(ref, () => ({
    takeBack(text, url) {
      const typed = input.current?.value ?? "";
      setText(typed.trim() === "" ? text : `${text}\n\n${typed}`, text.length);
      if (url !== null) picture.give(url);
      input.current?.focus();
    },
    focus: () => input.current?.focus(),
  }));

  function send(content = input.current?.value.trim() ?? "", rest = "") {
    if (content === "" || lengthOf(content) > limits.message || picture.isInTheWay || isBusy(chat.get())) return;
    suggested.letGo();
    setText(rest);
    onSend(content, picture.take());
    input.current?.focus();
  }

  function addPicture(file: File) {
    picture.add(file);
    input.current?.focus({ preventScroll: true });
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const file = event.clipboardData.files[0];
    // A paste that has text as well as a picture, for example from a word processor, is treated as text.
    if (file === undefined || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    addPicture(file);
  }

  function obstacle(): string | null {
    if (isOver) return chatTexts.tooLongBy(length.tooMany);
    if (picture.isWaiting) return chatTexts.attaching;
    if (picture.isInTheWay) return chatTexts.attachObstacle;
    if (length.isEmpty) return picture.source === null ? "" : chatTexts.attachedAlone;
    return null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (naming.current?.takes(event) === true) return;
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key === "Escape" && suggested.phase === "writing") suggested.stop();
    if (isUndoKey(event) && (suggested.undo() || undoNarrate())) {
      event.preventDefault();
      return;
    }
    const { isComposing, keyCode } = nativeEvent;
    const isTouch = () => matchMedia("(pointer: coarse)").matches;
    if (!sendsOn({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing, keyCode, isTouch })) return;
    event.preventDefault();
    if (length.isEmpty && picture.source === null && !picture.isInTheWay) onSendNothing?.();
    else send();
  }

  function narrate() {
    const element = input.current;
    if (element === null) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    const wrapped = wrapInAsterisks(text, start, end);
    setText(wrapped.text, wrapped.start, wrapped.end);
    narrated.current.push({ from: { text, start, end }, to: wrapped.text });
    element.focus();
  }

  /** The browser cannot: it does not know of texts that are set by script, and would add what it remembers. */
  function undoNarrate(): boolean {
    const last = narrated.current.at(-1);
    if (last === undefined || last.to !== input.current?.value) return false;
    narrated.current.pop();
    setText(last.from.text, last.from.start, last.from.end);
    return true;
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
            // Reset, so that the same file can be chosen again.
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
        {mentions !== undefined && (
          <Suspense fallback={null}>
            <MentionBox
              ref={naming}
              field={input}
              mentions={mentions}
              onWrite={(text, caret) => {
                suggested.letGo();
                setText(text, caret);
              }}
            />
          </Suspense>
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
            onSelect={mentions && (() => naming.current?.look())}
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
          <PersonaButton
            speaker={speaker}
            self={self}
            onChoose={onChoosePersona}
            onUseForAll={onPersonaForAll}
            onManage={onManagePersonas}
          />
          <SendButton chat={chat} obstacle={obstacle()} onSend={() => send()} onStop={onStop} />
        </div>
        {suggested.phase !== "none" && (
          <SuggestionNote phase={suggested.phase} onStop={() => suggested.stop()} onUndo={() => suggested.undo()} />
        )}
        {length.counted !== null && (
          <LengthNote
            counted={length.counted}
            tooMany={length.tooMany}
            onSendPart={() => send(...splitMessage(input.current?.value.trim() ?? "", limits.message))}
          />
        )}
      </div>
      <p className={hintLine}>{hint}</p>
    </div>
  );
});
