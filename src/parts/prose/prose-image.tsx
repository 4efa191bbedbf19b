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

/**
 * A picture in a user's text. It is loaded only after a press, since the request alone can leak data. Its space has a
 * fixed ratio, so that loading moves nothing.
 */
export function ProseImage({ source, text }: { source: string; text: string }) {
  const [state, setState] = useState<"asked" | "shown" | "failed">("asked");
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
        Open {name} in a new tab
      </a>
    );
  }
  return (
    <button type="button" className={proseButton} onClick={() => setState("shown")}>
      Show {name} <small>({linkHost(source) ?? "this site"})</small>
    </button>
  );
}
