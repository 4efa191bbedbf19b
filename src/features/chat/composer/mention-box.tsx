import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { css, cx } from "#styled-system/css";
import { MemberName } from "#src/parts/member-name/member-name.tsx";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { chatTexts } from "../chat-texts.ts";
import { speakerColour } from "../row/speaker-colour.ts";
import { type Mention, mentionAt, mentionsFor, type TypedMention, withMention } from "./mention.ts";

export type MentionBoxHandle = {
  /** The text or the caret has changed. */
  look: () => void;
  /** Takes a key that chooses or closes; false leaves it to the field. */
  takes: (event: KeyboardEvent) => boolean;
};

export type MentionBoxProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  mentions: readonly Mention[];
  onWrite: (text: string, caret: number) => void;
  ref?: Ref<MentionBoxHandle>;
};

const box = css({
  paddingInline: "6px",
  paddingBlock: "6px 8px",
  marginBottom: "6px",
  borderBottom: "1px solid {colors.border.subtle}",
});
const head = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "12px",
  padding: "2px 10px 6px",
  fontSize: "12.5px",
  color: "fg.muted",
  "& > :last-child": { hideBelow: "md" },
});
const options = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "2px 6px",
  maxHeight: { base: "142px", md: "238px" },
  overflowY: "auto",
  overscrollBehavior: "contain",
});
const option = css({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  height: "46px",
  paddingInline: "9px 12px",
  borderRadius: "12px",
  fontSize: "14.5px",
  cursor: "pointer",
  "&[aria-selected=true]": { background: "bg.active" },
  "& bdi": { fontWeight: "650", color: "var(--speaker)" },
  "& small": { marginInlineStart: "auto", fontSize: "12.5px", color: "fg.muted", whiteSpace: "nowrap" },
  "&[data-muted] bdi": { color: "fg.muted" },
  "&[data-muted] img": { filter: "saturate(0.2) brightness(0.62)" },
});

/**
 * The list of those who can be named, inside the composer. The field keeps the focus; arrows move, Enter or Tab choose,
 * Escape closes and keeps the text.
 */
export function MentionBox({ field, mentions, onWrite, ref }: MentionBoxProps) {
  const [typing, setTyping] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  /** The `@` for which the list was closed, or somebody chosen. */
  const closedAt = useRef<number | null>(null);
  const id = useId();
  const found = typing === null ? [] : mentionsFor(mentions, typing.typed);
  const isOpen = found.length > 0;
  const at = Math.min(active, found.length - 1);
  const activeId = isOpen ? `${id}-${at}` : null;

  function look() {
    const { value = "", selectionStart = 0 } = field.current ?? {};
    const now = mentionAt(value, selectionStart);
    if (now?.at !== closedAt.current) closedAt.current = null;
    const next = now === null || now.at === closedAt.current ? null : now;
    setTyping((last) => {
      if (last?.at === next?.at && last?.typed === next?.typed) return last;
      setActive(0);
      return next;
    });
  }

  function close() {
    closedAt.current = typing?.at ?? null;
    setTyping(null);
  }

  function choose({ name }: Mention) {
    if (typing === null || field.current === null) return;
    const written = withMention(field.current.value, typing, name);
    close();
    onWrite(written.text, written.caret);
    field.current.focus({ preventScroll: true });
  }

  useImperativeHandle(ref, () => ({
    look,
    takes(event) {
      const chosen = found[at];
      const { key, nativeEvent } = event;
      if (chosen === undefined || nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
        return false;
      if (key === "ArrowDown" || key === "ArrowUp")
        setActive((at + (key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
      else if ((key === "Enter" || key === "Tab") && !event.shiftKey) choose(chosen);
      else if (key === "Escape") close();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  }));

  // The field is the composer's; what it says of the list is set here, where the list is.
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("aria-haspopup", "listbox");
    const leave = () => setTyping(null);
    element.addEventListener("blur", leave);
    return () => {
      element.removeEventListener("blur", leave);
      for (const name of ["aria-autocomplete", "aria-haspopup", "aria-controls", "aria-activedescendant"])
        element.removeAttribute(name);
    };
  }, [field]);
  useEffect(() => {
    const element = field.current;
    if (activeId === null) {
      element?.removeAttribute("aria-controls");
      element?.removeAttribute("aria-activedescendant");
      return;
    }
    element?.setAttribute("aria-controls", id);
    element?.setAttribute("aria-activedescendant", activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [field, id, activeId]);

  return (
    <>
      <VisuallyHidden role="status">{isOpen ? chatTexts.canBeNamed(found.length) : ""}</VisuallyHidden>
      {isOpen && (
        <div className={box}>
          <div className={head} aria-hidden="true">
            <span>{chatTexts.nameSomeone}</span>
            <span>{chatTexts.nameKeys}</span>
          </div>
          <div id={id} role="listbox" aria-label={chatTexts.nameSomeone} className={options}>
            {found.map((mention, place) => (
              // The field has the focus and the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={mention.memberId}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                className={cx(option, speakerColour(mention.colour))}
                data-muted={mention.isMuted || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(place)}
                onClick={() => choose(mention)}
              >
                <Avatar src={mention.icon} name={mention.name} seed={mention.characterId} size={30} isDecorative />
                <MemberName name={mention.name} />
                <small>{mention.note}</small>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
