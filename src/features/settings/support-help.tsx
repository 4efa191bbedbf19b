import { addresses } from "#src/domain/addresses.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { profileTexts } from "./profile-texts.ts";

const line = css({ textStyle: "help", color: "fg.muted" });

/** Link to the support chat, or to the help page where none is set (SET-PRO-12, GAP-113, GAP-11). */
export function SupportHelp() {
  return (
    <p className={line}>
      <TextLink asChild tone="quiet">
        <a href={addresses.supportChat} target="_blank" rel="noopener noreferrer">
          {profileTexts.help}
          <VisuallyHidden> ({profileTexts.opensNewTab})</VisuallyHidden>
        </a>
      </TextLink>
    </p>
  );
}
