import AwardIcon from "lucide-react/icons/award";
import EyeOffIcon from "lucide-react/icons/eye-off";
import { type ReactNode, useId, useState } from "react";
import { cx } from "#styled-system/css";
import { badgeCoin, type BadgeCoinVariantProps } from "#styled-system/recipes";
import { useTooltip } from "../tooltip/tooltip.tsx";

export interface BadgeCoinProps {
  name: string;
  /** The ring: `ink` (default), `silver`, `tungsten` for the rarest. */
  rarity?: BadgeCoinVariantProps["rarity"];
  /** An uploaded icon; missing or broken shows `icon`. */
  src?: string | null;
  icon?: ReactNode;
  /** When it was given, in words; shown on hover and focus. */
  date?: string;
  /** Hidden from other users. */
  isHidden?: boolean;
  className?: string;
}

/**
 * An award as a coin of 56 px with its name (design 11).
 *
 * When: badges on a profile and in the settings; `Tag` for a state. Keys: it takes the focus when it has a date, which
 * then shows; no action of its own.
 */
export function BadgeCoin({ name, rarity, src, icon, date, isHidden = false, className }: BadgeCoinProps) {
  const id = useId();
  const [broken, setBroken] = useState<string>();
  const { anchorProps, tip } = useTooltip({ text: date, side: "top", describes: true });
  const styles = badgeCoin({ rarity });
  const hasPicture = src !== undefined && src !== null && src !== "" && src !== broken;
  return (
    <span
      className={cx(styles.root, className)}
      role="group"
      aria-labelledby={id}
      // The tooltip must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={date === undefined ? undefined : 0}
      {...(date === undefined ? {} : anchorProps)}
    >
      <span className={styles.coin} data-hidden={isHidden || undefined}>
        {hasPicture ? (
          <img src={src} alt="" width={40} height={40} draggable={false} onError={() => setBroken(src)} />
        ) : (
          (icon ?? <AwardIcon />)
        )}
      </span>
      <span id={id} className={styles.name}>
        {name}
      </span>
      {isHidden && (
        <span className={styles.note}>
          <EyeOffIcon />
          Hidden
        </span>
      )}
      {tip}
    </span>
  );
}
