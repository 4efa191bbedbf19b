import { Prose } from "#src/parts/prose/prose.tsx";
import { ThemePicture } from "#src/ui/theme/theme-picture.tsx";
import { ThemeScope } from "#src/ui/theme/theme-scope.tsx";
import type { CustomThemeLook } from "#src/ui/theme/theme-variables.ts";
import { css } from "#styled-system/css";
import { themeTexts } from "./theme-texts.ts";

const stage = css({
  position: "relative",
  overflow: "hidden",
  borderRadius: "lg",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  isolation: "isolate",
});
const inside = css({ position: "relative", display: "grid", gap: "4", p: { base: "4", md: "6" } });
const title = css({ textStyle: "h3", truncate: true });
const bubble = css({ px: "4", py: "3", maxWidth: "88%" });
const theirs = css({ justifySelf: "start", borderRadius: "4px 18px 18px 18px", bg: "chat.character.bg" });
const yours = css({ justifySelf: "end", borderRadius: "18px 18px 4px 18px", bg: "chat.user.bg" });
const speaker = css({ fontSize: "13px", fontWeight: "semibold", color: "chat.speaker.1", mb: "-2" });
const row = css({ row: "2", flexWrap: "wrap" });
const chip = css({ px: "3", py: "1", borderRadius: "full", fontSize: "14px" });
const on = css({ bg: "accent.subtle", color: "accent.text", boxShadow: "inset 0 0 0 1px {colors.accent.default}" });
const off = css({ color: "fg.muted", boxShadow: "inset 0 0 0 1px {colors.border.strong}" });
const field = css({
  flex: "1",
  minWidth: "0",
  px: "4",
  py: "10px",
  borderRadius: "full",
  bg: "bg.sunken",
  color: "fg.subtle",
  boxShadow: "inset 0 0 0 1px {colors.border.strong}",
});
const send = css({
  px: "5",
  py: "10px",
  borderRadius: "full",
  bg: "accent.default",
  color: "fg.onAccent",
  fontWeight: "semibold",
});

/** A non-interactive preview chat in this theme (GAP-52). */
export function ThemePreview({ look, name, image }: { look: CustomThemeLook; name: string; image: string | null }) {
  const [selected, other] = themeTexts.previewChips;
  return (
    <section aria-label={themeTexts.preview}>
      <ThemeScope theme={look} className={stage}>
        {image !== null && <ThemePicture src={image} />}
        <div className={inside}>
          <p className={title}>{name.trim() || themeTexts.previewName}</p>
          <p className={speaker}>{themeTexts.previewName}</p>
          <div className={`${bubble} ${theirs}`}>
            <Prose text={`*${themeTexts.previewNarration}* ${themeTexts.previewSpeech}`} />
          </div>
          <div className={`${bubble} ${yours}`}>
            <Prose text={`*${themeTexts.previewYours}* ${themeTexts.previewYourSpeech}`} />
          </div>
          <div className={row} aria-hidden="true">
            <span className={`${chip} ${on}`}>{selected}</span>
            <span className={`${chip} ${off}`}>{other}</span>
          </div>
          <div className={row} aria-hidden="true">
            <span className={field}>{themeTexts.previewField}</span>
            <span className={send}>{themeTexts.previewSend}</span>
          </div>
        </div>
      </ThemeScope>
    </section>
  );
}
