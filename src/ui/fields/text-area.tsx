import type { ComponentProps, InputEvent } from "react";
import { cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";
import { useFieldWiring } from "./field-wiring.ts";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  /** Maximum number of lines it grows to before it scrolls. Default 12. */
  maxRows?: number;
}

/** A multi-line input that grows with its text. Accepts react-hook-form's `register(…)`. */
export function TextArea({ maxRows = 12, rows = 3, className, style, onInput, ...props }: TextAreaProps) {
  const wiring = useFieldWiring(props);
  const grow = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event);
    if (CSS.supports("field-sizing", "content")) return;
    const area = event.currentTarget;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight}px`;
  };
  return (
    <textarea
      dir="auto"
      {...props}
      {...wiring}
      rows={rows}
      onInput={grow}
      className={cx(textInput({ kind: "area" }).input, className)}
      style={{ minHeight: `calc(${rows} * 1.45em + 22px)`, maxHeight: `calc(${maxRows} * 1.45em + 22px)`, ...style }}
    />
  );
}
