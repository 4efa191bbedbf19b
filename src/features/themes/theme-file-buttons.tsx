import DownloadIcon from "lucide-react/icons/download";
import UploadIcon from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { saveFile } from "#src/lib/save-file.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { type ThemeDraft, withoutName } from "./theme-draft.ts";
import { readThemeFile, themeFile, type ThemeOfFile } from "./theme-file.ts";
import { themeTexts } from "./theme-texts.ts";

export interface ThemeFileButtonsProps {
  draft: ThemeDraft;
  onRead: (theme: ThemeOfFile) => void;
}

/** Exports a theme to a file and imports one (S4). */
export function ThemeFileButtons({ draft, onRead }: ThemeFileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const theme = withoutName(draft);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = await readThemeFile(file);
    setIsRefused(found === null);
    if (found !== null) onRead(found);
  };
  const save = useSingleFlight(async () => {
    if (theme === null) return;
    const { background, primaryColours } = theme;
    let picture: string | null = null;
    try {
      // The code for pictures is not needed to edit a theme.
      if (background.image !== null)
        picture = await (await import("#src/data/theme/theme-picture.ts")).themePictureText(background.image);
    } catch {
      toaster.error(themeTexts.withoutPicture);
    }
    saveFile(themeFile({ ...draft, background: background.colour, ...primaryColours }, picture));
  });
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {themeTexts.importTheme}
      </Button>
      <Button
        icon={<DownloadIcon />}
        disabled={theme === null}
        disabledReason={themeTexts.colourNeeded}
        onClick={() => void save()}
      >
        {themeTexts.exportTheme}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={themeTexts.importTheme}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      {isRefused && (
        <div className={css({ flexBasis: "full" })}>
          <InlineAlert tone="danger">{themeTexts.importFailed}</InlineAlert>
        </div>
      )}
    </>
  );
}
