import { useState } from "react";
import { css } from "#styled-system/css";
import { linkHost } from "./safe-link.ts";
import { proseButton } from "./prose-styles.ts";

const frame = css({
  display: "block",
  width: "full",
  maxWidth: "[420px]",
  aspectRatio: "[4 / 3]",
  objectFit: "contain",
  borderRadius: "lg",
  background: "bg.sunken",
});

/** Uploads and catalogue pictures are on the page's origin. */
const isOurs = (source: string) => new URL(source, location.href).origin === location.origin;

/**
 * A picture in a user's text. Only one from our own host is loaded, after a press, since the request alone can leak data;
 * another is a link that names its host. Its space has a fixed ratio, so that loading moves nothing.
 */
export function ProseImage({ source, text }: { source: string; text: string }) {
  const [state, setState] = useState<"asked" | "shown" | "failed">(isOurs(source) ? "asked" : "failed");
  const host = linkHost(source);
  const name = text.trim() === "" ? "image" : `image: ${text}`;
  if (state === "shown") {
    return (
      <img
        className={frame}
        src={source}
        alt={text}
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => setState("failed")}
      />
    );
  }
  if (state === "failed") {
    return (
      <a className={proseButton} href={source} target="_blank" rel="noopener noreferrer nofollow">
        Open {name} in a new tab{host !== null && <small> ({host})</small>}
      </a>
    );
  }
  return (
    <button type="button" className={proseButton} onClick={() => setState("shown")}>
      Show {name} <small>({host ?? "this site"})</small>
    </button>
  );
}
