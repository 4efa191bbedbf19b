import { type CSSProperties, useState } from "react";
import { cx } from "#styled-system/css";
import { avatar } from "#styled-system/recipes";
import { Picture } from "../picture/picture.tsx";

export interface AvatarProps {
  /** Missing, empty or broken shows the placeholder. */
  src?: string | null;
  /** The person's or character's name: the alternative text, and the placeholder's initial. */
  name: string;
  /** Id of the person or character; selects the placeholder. */
  seed: string;
  /** CSS pixels. */
  size?: number;
  /** The decoration's picture, drawn over a 160 box around the avatar. Shown from 40 px up. */
  decoration?: string | null;
  /** True if the name is shown beside it: the avatar is hidden from screen readers. */
  isDecorative?: boolean;
  /** `face` crops a 2:3 poster to the face. */
  crop?: "face";
  isPriority?: boolean;
  /** As of a `Picture`. */
  isLate?: boolean;
  className?: string;
}

const decorationFrom = 40;

/**
 * A round picture of a person or a character, with a decoration over it from 40 px up. A decoration that does not load
 * leaves the avatar as it is.
 *
 * When: who it is, beside a name or alone. Keys: none; a link or button around it takes the focus.
 */
export function Avatar({
  src,
  name,
  seed,
  size = 40,
  decoration,
  isDecorative = false,
  crop,
  isPriority,
  isLate,
  className,
}: AvatarProps) {
  const styles = avatar();
  const [broken, setBroken] = useState<string>();
  const isDecorated =
    decoration !== undefined &&
    decoration !== null &&
    decoration !== "" &&
    decoration !== broken &&
    size >= decorationFrom;
  return (
    <span className={cx(styles.root, className)} style={{ "--avatar-size": `${size}px` } as CSSProperties}>
      <span className={styles.picture}>
        <Picture
          src={src}
          alt={isDecorative ? "" : name}
          seed={seed}
          name={name}
          ratio="fill"
          crop={crop}
          isPriority={isPriority}
          isLate={isLate}
        />
      </span>
      {isDecorated && (
        <img
          src={decoration}
          alt=""
          className={styles.decoration}
          draggable={false}
          onError={() => setBroken(decoration)}
        />
      )}
    </span>
  );
}
