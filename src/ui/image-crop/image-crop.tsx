import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ImageCut, movedBy, zoomedTo } from "#src/lib/image-cut.ts";
import { imageCrop, type ImageCropVariantProps } from "#styled-system/recipes";
import { Button } from "../button/button.tsx";
import { Slider } from "../slider/slider.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { ImageCropWords } from "./image-crop-words.ts";

const mostZoom = 4;
/** Step of one arrow key as a fraction of the visible part; a tenth of it with Shift. */
const step = 0.05;
/** Maximum movement of a press, in pixels. */
const tremble = 4;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const closer: Record<string, number> = { "+": 0.1, "=": 0.1, "-": -0.1, _: -0.1 };

export interface ImageCropProps {
  src: string;
  /** Aspect ratio of the crop. */
  aspect: number;
  /** The largest crop of that shape; zoom is relative to it. */
  widest: ImageCut;
  cut: ImageCut;
  onChange: (cut: ImageCut) => void;
  shape: ImageCropVariantProps["shape"];
  words: ImageCropWords;
}

/** The cropping frame of a picture, moved by drag, pinch, press, wheel or keys. */
export function ImageCrop({ src, aspect, widest, cut, onChange, shape, words }: ImageCropProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const wasMoved = useRef(false);
  const [isDragging, setIsDragging] = useState(false);
  const [said, setSaid] = useState("");
  const styles = imageCrop({ shape });
  const zoom = widest.width / cut.width;

  const zoomTo = (next: number) => {
    const changed = zoomedTo(cut, widest, Math.min(Math.max(1, next), mostZoom));
    onChange(changed);
    return changed;
  };
  const latest = useRef(zoomTo);
  useEffect(() => {
    latest.current = zoomTo;
  });
  // React's listener is passive and could not prevent the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      // At once, as with a drag: the next event may come before React would render this one, and begins where it ended.
      flushSync(() => latest.current(Number(element?.dataset["zoom"]) * Math.exp(-event.deltaY / 500)));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) wasMoved.current = false;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setIsDragging(true);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const away = Math.hypot(now.x - before.x, now.y - before.y);
    if (!wasMoved.current && away < tremble) return;
    wasMoved.current = true;
    const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other !== undefined) {
      const apart = (at: { x: number; y: number }) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      flushSync(() => zoomTo(zoom * (apart(now) / apart(before))));
      return;
    }
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(before.x - now.x) / width, (before.y - now.y) / height];
    flushSync(() => onChange(movedBy(cut, x * cut.width, y * cut.height)));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const isLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0;
    if (!isLast) return;
    setIsDragging(false);
    // A press that is no drag centres that point, for users who cannot drag.
    if (wasMoved.current || event.type !== "pointerup") return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width - 0.5, (event.clientY - top) / height - 0.5];
    onChange(movedBy(cut, x * cut.width, y * cut.height));
  };
  const type = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const nearer = closer[event.key];
    if (way === undefined && nearer === undefined) return;
    event.preventDefault();
    const share = event.shiftKey ? 0.1 : 1;
    const next =
      way === undefined
        ? zoomTo(zoom + (nearer ?? 0))
        : movedBy(cut, way[0] * share * cut.width, way[1] * share * cut.height);
    onChange(next);
    setSaid(
      words.place(percentOf(next.x, next.width), percentOf(next.y, next.height), asPercent(widest.width / next.width)),
    );
  };

  return (
    <div className={styles.root} style={{ "--aspect": aspect } as CSSProperties}>
      {/* The keys are its own, and a screen reader hands them on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has keys of its own
        tabIndex={0}
        aria-label={words.picture}
        aria-describedby={`${id}-hint`}
        className={styles.frame}
        data-autofocus=""
        data-dragging={isDragging || undefined}
        data-zoom={zoom}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={type}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.picture}
          style={{
            width: `${100 / cut.width}%`,
            height: `${100 / cut.height}%`,
            left: `${(-cut.x / cut.width) * 100}%`,
            top: `${(-cut.y / cut.height) * 100}%`,
          }}
        />
        <div className={styles.mask} />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      <div className={styles.controls}>
        <Slider
          label={words.zoom}
          value={Math.round(zoom * 20) * 5}
          min={100}
          max={mostZoom * 100}
          step={5}
          format={(value) => `${value} %`}
          onChange={(value) => zoomTo(value / 100)}
        />
        <Button variant="ghost" disabled={cut === widest} onClick={() => onChange(widest)}>
          {words.reset}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

const asPercent = (share: number) => Math.round(share * 100);
/** Position of the crop within its range, in percent; 50 if it has no range. */
const percentOf = (at: number, size: number) => (size >= 1 ? 50 : asPercent(at / (1 - size)));
