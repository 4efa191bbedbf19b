import { type ReactNode, useCallback, useState } from "react";
import { cx } from "#styled-system/css";
import { picture, type PictureVariantProps } from "#styled-system/recipes";
import { initialOf, placeholderColor, placeholderScene } from "./placeholder-scene.ts";

export interface PictureProps {
  /** Missing, empty or broken shows the placeholder. */
  src?: string | null;
  /** The same picture 360 pixels wide, for where it is drawn as a card. */
  cardSrc?: string | null | undefined;
  /** Empty if the name is shown beside it. */
  alt: string;
  /** Id of the subject; selects the placeholder. */
  seed: string;
  /** Its name: gives the placeholder its initial. */
  name?: string;
  /** `poster` 2:3 (default), `icon` 1:1, `banner` 3.2:1, `still` 16:9, or `fill` its frame. */
  ratio?: PictureVariantProps["ratio"];
  /** True if visible at once: loaded eagerly, at high priority, without a fade. */
  isPriority?: boolean;
  /** Asked for only within 100 px of the view: left to itself a browser asks for several screens of pictures ahead. */
  isLate?: boolean;
  /** `face` crops a 2:3 poster to the face for a round or square frame. */
  crop?: "face";
  /** Focus of the picture in its frame, CSS `object-position`. */
  position?: string;
  className?: string;
  /** What stands on the picture: caption, tags. */
  children?: ReactNode;
}

/** Width of a card that is not measured, in px: two columns on a phone, else up to seven (design 2). */
const cardWidth = () => (innerWidth < 768 ? innerWidth / 2 : 210);
/** Up to so many device pixels the file of 360 serves, above it that of 600: their geometric mean. */
const cardPixels = 465;

/** A picture with a fixed ratio, so that loading moves nothing. It fades in over a placeholder (design 7). */
export function Picture({
  src,
  cardSrc,
  alt,
  seed,
  name,
  ratio = "poster",
  isPriority = false,
  isLate = false,
  crop,
  position,
  className,
  children,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  /** Of a late picture, once it is near the view, in px. */
  const [width, setWidth] = useState<number>();
  const isNear = !isLate || width !== undefined;
  // Chosen here: Chromium keeps each image with `srcset` or `sizes` that never came into the page, as in a drawing that
  // was given up, and with it the whole tree around it.
  const file = cardSrc && (width ?? cardWidth()) * devicePixelRatio <= cardPixels ? cardSrc : src;
  const watch = useCallback((root: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (near !== undefined) setWidth(near.boundingClientRect.width);
      },
      { rootMargin: "100px" },
    );
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  const styles = picture({ ratio, crop });
  const isMissing = src === undefined || src === null || src === "" || src === broken;
  return (
    <span
      ref={isNear ? undefined : watch}
      className={cx(styles.root, className)}
      style={isMissing ? undefined : { backgroundColor: placeholderColor(seed) }}
    >
      {isMissing ? (
        <span
          className={styles.placeholder}
          style={placeholderScene(seed, ratio === "fill" && name !== undefined)}
          {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
        >
          {name !== undefined && (
            <span className={styles.initial} aria-hidden="true">
              {initialOf(name)}
            </span>
          )}
        </span>
      ) : (
        <img
          key={src}
          src={(isNear && file) || undefined}
          alt={alt}
          loading={isPriority ? "eager" : "lazy"}
          fetchPriority={isPriority ? "high" : undefined}
          decoding="async"
          draggable={false}
          className={styles.image}
          style={{ objectPosition: position }}
          data-loaded={isPriority || loaded === src || undefined}
          // Without a fade no re-render is needed when it has loaded.
          ref={(image) => {
            if (!isPriority && image?.complete === true && image.naturalWidth > 0) setLoaded(src);
          }}
          onLoad={() => isPriority || setLoaded(src)}
          onError={() => setBroken(src)}
        />
      )}
      {children}
    </span>
  );
}
