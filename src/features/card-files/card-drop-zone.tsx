import FileDownIcon from "lucide-react/icons/file-down";
import { type DragEvent, useId, useRef, useState } from "react";
import { css } from "#styled-system/css";
import { cardFileTexts } from "./card-file-texts.ts";

const zone = css({
  position: "relative",
  display: "grid",
  gap: "2",
  justifyItems: "start",
  width: "full",
  p: "5",
  border: "1.5px dashed {colors.border.strong}",
  borderRadius: "row",
  bg: "bg.sunken",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  transition: "background-color {durations.fast}, border-color {durations.fast}",
  "--icon-size": "28px",
  "& svg": { color: "accent.text" },
  _hover: { bg: "bg.hover" },
  "&[data-dragging]": { borderColor: "accent.default", bg: "accent.subtle" },
});

/** Whether files are dragged, not a text or a link. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes many files at once, dropped or chosen; their type is decided by their content, not their name. */
export function CardDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const help = useId();
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  return (
    <>
      <button
        type="button"
        className={zone}
        aria-describedby={help}
        data-dragging={isDragging || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsDragging(true);
        }}
        onDragLeave={() => setIsDragging(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsDragging(false);
          take(event.dataTransfer.files);
        }}
      >
        <FileDownIcon aria-hidden="true" />
        <span className={css({ textStyle: "h3" })}>
          {isDragging ? (
            cardFileTexts.letGo
          ) : (
            <>
              <span className={css({ "@media (pointer: coarse)": { display: "none" } })}>{cardFileTexts.drop}</span>
              <span className={css({ display: "none", "@media (pointer: coarse)": { display: "inline" } })}>
                {cardFileTexts.choose}
              </span>
            </>
          )}
        </span>
        <span id={help} className={css({ textStyle: "meta", color: "fg.muted" })}>
          {cardFileTexts.dropHelp}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={cardFileTexts.choose}
        accept=".png,.apng,.webp,.jpg,.jpeg,.json,.yaml,.yml,.charx,.byaf,.zip"
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </>
  );
}
