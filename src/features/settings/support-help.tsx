import { addresses } from "#src/domain/addresses.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";
import { profileTexts } from "./profile-texts.ts";

const line = css({ textStyle: "help", color: "fg.muted" });

/** Link to the support chat (SET-PRO-12, GAP-113); plain text if its address is not set (GAP-11). */
export function SupportHelp({ address = addresses.supportChat }: { address?: string | null }) {
  return (
    <p className={line}>
      {address === null ? (
        profileTexts.help
      ) : (
        <TextLink asChild tone="quiet">
          <a href={address} target="_blank" rel="noopener noreferrer">
            {profileTexts.help}
            <VisuallyHidden> ({profileTexts.opensNewTab})</VisuallyHidden>
          </a>
        </TextLink>
      )}
    </p>
  );
}
