import { lineLengthStore, textSizeStore } from "#src/client-state/appearance.ts";
import { useStore } from "#src/client-state/store.ts";
import { lineLengths, textSizes } from "#src/lib/look-ids.ts";
import { characterBubble, userBubble, userRow } from "#src/parts/message-bubble/message-bubble.ts";
import { Prose } from "#src/parts/prose/prose.tsx";
import { css } from "#styled-system/css";
import { PreferencesChoice } from "./preferences-choice.tsx";
import { PreferencesBox, PreferencesSection } from "./preferences-section.tsx";
import { preferencesTexts as texts } from "./preferences-texts.ts";

const fromTablet = css({ hideBelow: "md" });
const stage = css({
  // The size of a chat's texts, whatever that of the dialog.
  "--font-sizes-chat": "var(--chat-text, 16px)",
  borderRadius: "lg",
  bg: "bg.canvas",
  boxShadow: "inset 0 0 0 1px {colors.border.subtle}",
  p: "3",
});
/** The dialog has about six tenths of the room that the widest column needs. */
const column = css({
  display: "grid",
  gap: "3",
  width: { md: "calc(var(--chat-width, 760px) * 0.62)" },
  maxWidth: "full",
  mx: "auto",
});
const speaker = css({
  mb: "5px",
  ofChat: "0.875",
  fontWeight: "650",
  lineHeight: "1.4",
  color: "chat.speaker.1",
});

const sizes = textSizes.map((value) => ({ value, label: texts.textSize.names[value] }));
const lengths = lineLengths.map((value) => ({ value, label: texts.lineLength.names[value] }));

/**
 * How large and how wide chats are read (GAP-153): applies at once in every tab and is stored in this browser. On a phone
 * the column is all of the screen, so that only the size can be chosen.
 */
export function ReadingChoice() {
  return (
    <PreferencesSection title={texts.sections.reading}>
      <PreferencesChoice
        label={texts.textSize.label}
        help={texts.textSize.help}
        options={sizes}
        value={useStore(textSizeStore)}
        onChoose={textSizeStore.set}
      />
      <div className={fromTablet}>
        <PreferencesChoice
          label={texts.lineLength.label}
          help={texts.lineLength.help}
          options={lengths}
          value={useStore(lineLengthStore)}
          onChoose={lineLengthStore.set}
        />
      </div>
      <PreferencesBox>
        <div className={stage} data-sample="" aria-hidden="true">
          <div className={column}>
            <div className={characterBubble}>
              <p className={speaker}>{texts.sample.name}</p>
              <Prose text={texts.sample.reply} />
            </div>
            <div className={userRow}>
              <div className={userBubble}>
                <Prose text={texts.sample.answer} />
              </div>
            </div>
          </div>
        </div>
      </PreferencesBox>
    </PreferencesSection>
  );
}
