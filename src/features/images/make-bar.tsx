import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { imageCreditsQuery } from "#src/data/image/queries.ts";
import { isApiError } from "#src/http/api-error.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { creditsLeft } from "#src/parts/credit-pill/credit-pill.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { useToastOffset } from "#src/ui/toaster/use-toast-offset.ts";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";

/** On a phone it sticks to the bottom of the window, within reach of the thumb. */
const bar = css({
  display: "grid",
  gap: "2",
  mdDown: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "sticky",
    px: "4",
    pt: "10px",
    pb: "max(12px, env(safe-area-inset-bottom))",
    bg: "bg.overlay",
    borderTop: "1px solid {colors.border.subtle}",
  },
});
const note = css({ textStyle: "help", color: "fg.muted", textAlign: "center", fontVariantNumeric: "tabular-nums" });
const price = css({
  ms: "1",
  ps: "3",
  borderInlineStart: "1px solid color-mix(in srgb, currentColor 30%, transparent)",
  fontVariantNumeric: "tabular-nums",
});

export interface MakeBarProps {
  editor: { isSaving: boolean; failure: unknown };
  count: number;
  /** Why the button is disabled. */
  blockedBy?: string;
}

/** The end of the form: the error, the button with its price, and the credits left after it (GAP-99). */
export function MakeBar({ editor, count, blockedBy }: MakeBarProps) {
  const { data: credits } = useQuery(imageCreditsQuery());
  const left = credits === undefined ? null : creditsLeft(credits);
  const isTooDear = left !== null && left < count;
  const reason = isTooDear ? imagesTexts.notEnough : blockedBy;
  const { failure } = editor;
  const element = useRef<HTMLDivElement>(null);
  useToastOffset(element, useMedia(mobileQuery));
  return (
    <>
      {failure !== null && (
        <InlineAlert tone="danger">
          {(isApiError(failure) && failure.serverMessage) || imagesTexts.startFailed}
        </InlineAlert>
      )}
      <div ref={element} className={bar}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isFullWidth
          isBusy={editor.isSaving}
          {...(reason !== undefined && { disabled: true, disabledReason: reason })}
        >
          {imagesTexts.make(count)}
          <span className={price}>{imagesTexts.price(count)}</span>
        </Button>
        {left !== null && (
          <p className={note}>
            {isTooDear ? (
              <>
                {imagesTexts.tooFew(left)}{" "}
                <TextLink tone="quiet" asChild>
                  <Link to="/subscription">{imagesTexts.plans}</Link>
                </TextLink>
              </>
            ) : (
              imagesTexts.left(left, left - count)
            )}
          </p>
        )}
      </div>
    </>
  );
}
