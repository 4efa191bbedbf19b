import ChevronDownIcon from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";
import { useFieldWiring } from "./field-wiring.ts";

/** A native select with its options as children. Accepts react-hook-form's `register(…)`. */
export function SelectInput({ className, ...props }: ComponentProps<"select">) {
  const styles = textInput({ kind: "select" });
  return (
    <div className={cx(styles.root, className)}>
      <select {...props} {...useFieldWiring(props)} className={styles.input} />
      <span className={styles.end} aria-hidden="true">
        <ChevronDownIcon />
      </span>
    </div>
  );
}
