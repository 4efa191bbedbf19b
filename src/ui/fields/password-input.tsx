import EyeIcon from "lucide-react/icons/eye";
import EyeOffIcon from "lucide-react/icons/eye-off";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { css } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useFieldWiring } from "./field-wiring.ts";

export interface PasswordInputProps extends Omit<ComponentProps<"input">, "type"> {
  words?: { show: string; hide: string; capsLock: string };
}

const english = { show: "Show password", hide: "Hide password", capsLock: "Caps Lock is on" };

/** A password input that can show its text and warns about Caps Lock. Accepts react-hook-form's `register(…)`. */
export function PasswordInput({
  words = english,
  className,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const styles = textInput();
  const wiring = useFieldWiring(props);
  const hintId = `${wiring.id}-caps`;
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setHasCapsLock(event.getModifierState("CapsLock"));
  const describedBy = [wiring["aria-describedby"], hasCapsLock ? hintId : undefined].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className={styles.root} data-has-end="">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...props}
          {...wiring}
          aria-describedby={describedBy || undefined}
          type={isShown ? "text" : "password"}
          className={styles.input}
          onKeyDown={(event) => {
            watch(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watch(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setHasCapsLock(false);
            onBlur?.(event);
          }}
        />
        <span className={styles.end}>
          <IconButton
            size="sm"
            label={isShown ? words.hide : words.show}
            onClick={() => setIsShown(!isShown)}
            aria-controls={wiring.id}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      </div>
      <p id={hintId} role="status" className={css({ textStyle: "help", color: "warning.text" })}>
        {hasCapsLock && <span className={css({ display: "block", mt: "1.5" })}>{words.capsLock}</span>}
      </p>
    </div>
  );
}
