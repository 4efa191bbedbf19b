import ChevronDownIcon from "lucide-react/icons/chevron-down";
import ShuffleIcon from "lucide-react/icons/shuffle";
import { css } from "#styled-system/css";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";

const pill = css({
  display: { base: "none", md: "inline-flex" },
  alignItems: "center",
  gap: "9px",
  height: "34px",
  maxWidth: "230px",
  paddingInline: "14px",
  borderRadius: "full",
  background: "bg.hover",
  color: "fg.default",
  fontWeight: "600",
  fontSize: "13.5px",
  cursor: "pointer",
  "--icon-size": "16px",
  _hover: { background: "bg.active" },
});
const pillName = css({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export type ModelPillProps = {
  name: string;
  /** The model has just been swapped: shown green for about 4 s (SWAP-07). */
  isSwapped: boolean;
  onPress: () => void;
};

/** The chat's model, and the way to swap it; on a phone the icon alone. */
export function ModelPill({ name, isSwapped, onPress }: ModelPillProps) {
  return (
    <>
      <button
        type="button"
        className={pill}
        aria-haspopup="dialog"
        aria-label={`${chatTexts.swap}: ${name}`}
        onClick={onPress}
      >
        {isSwapped && <CueMark tone="ok" label={chatTexts.swapped} />}
        <span className={pillName}>{name}</span>
        <ChevronDownIcon />
      </button>
      <IconButton
        label={`${chatTexts.swap}: ${name}`}
        className={css({ hideFrom: "md" })}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <ShuffleIcon />
        {isSwapped && (
          <CueMark
            tone="ok"
            label={chatTexts.swapped}
            className={css({ position: "absolute", top: "8px", insetInlineEnd: "8px" })}
          />
        )}
      </IconButton>
    </>
  );
}
