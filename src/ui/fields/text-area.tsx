import type { ComponentProps, InputEvent } from "react";
import { cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";
import { useFieldWiring } from "./field-wiring.ts";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  /** It grows with its text up to this many lines, then scrolls. Default 12. */
  maxRows?: number;
}

/** Several lines of text, as high as its text. Takes `register(…)` of react-hook-form as it comes. */
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
      {...props}
      {...wiring}
      rows={rows}
      onInput={grow}
      className={cx(textInput({ kind: "area" }).input, className)}
      style={{ minHeight: `calc(${rows} * 1.45em + 22px)`, maxHeight: `calc(${maxRows} * 1.45em + 22px)`, ...style }}
    />
  );
}
