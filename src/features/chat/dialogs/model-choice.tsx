import LockIcon from "lucide-react/icons/lock";
import type { FavoriteAiModel } from "#src/generated/api/model/favoriteAiModel.ts";
import type { ModelPlace } from "#src/generated/api/model/modelPlace.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { modelTexts, placeText } from "./model-settings-texts.ts";

export const modelList = css({ display: "flex", flexDirection: "column", gap: "4px", marginInline: "-10px" });
const row = css({
  row: "14px",
  flexWrap: { base: "wrap", sm: "nowrap" },
  rowGap: "6px",
  flex: "1",
  minWidth: "0",
  width: "full",
  minHeight: "64px",
  paddingInline: "10px",
  paddingBlock: "8px",
  borderRadius: "row",
  background: "transparent",
  color: "fg.default",
  textAlign: "start",
  cursor: "pointer",
  _hover: { background: "bg.hover" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[aria-current=true]": { background: "accent.subtle" },
  "&[aria-disabled=true]": { cursor: "progress" },
  "&[data-locked]": { cursor: "not-allowed", color: "fg.muted", _hover: { background: "transparent" } },
  "&[data-locked] [data-icon]": { opacity: "0.5" },
});
// On the smallest screens the words keep the whole width beside the icon, and what follows stands under them.
const words = css({ flex: { base: "1 1 calc(100% - 54px)", sm: "1" }, minWidth: "0" });
const aside = css({ flexShrink: "0", marginInlineStart: { base: "54px", sm: "0" } });
const nameLine = css({ row: "8px", minWidth: "0" });
const name = css({
  minWidth: "0",
  fontWeight: "600",
  fontSize: "15px",
  truncate: true,
});
const about = css({ fontSize: "13px", color: "fg.muted", lineHeight: "1.4", lineClamp: "1" });
const wholeAbout = css({
  display: "block",
  fontSize: "13px",
  color: "fg.muted",
  lineHeight: "1.4",
  textWrap: "pretty",
});

export type ModelChoiceProps = {
  model: FavoriteAiModel & { isPro?: boolean; place?: ModelPlace | null };
  isCurrent: boolean;
  /** A request to switch to it is pending. */
  isSwapping: boolean;
  /** A request to switch to another model is pending. */
  isInert: boolean;
  /** Needs a paid plan, and the user has none. */
  isLocked?: boolean;
  /** Shows the full description, where there is room. */
  isWhole?: boolean;
  onChoose: () => void;
};

/** The choice of a group to let each member answer with its own model. */
export const eachTheirOwn: FavoriteAiModel = {
  id: "",
  modelName: texts.models.eachTheirOwn,
  modelIcon: null,
  description: texts.models.eachTheirOwnHelp,
};

/** A model to choose: icon, name, description, and whether it is the current one (SWAP-02, SWAP-03). */
export function ModelChoice({
  model,
  isCurrent,
  isSwapping,
  isInert,
  isLocked = false,
  isWhole = false,
  onChoose,
}: ModelChoiceProps) {
  const hints = [isLocked && `${modelTexts.locked}.`, model.description, model.place && placeText(model.place)]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      className={row}
      aria-current={isCurrent || undefined}
      aria-disabled={isInert || isLocked || undefined}
      aria-busy={isSwapping || undefined}
      data-locked={isLocked || undefined}
      onClick={() => !isLocked && onChoose()}
    >
      <span data-icon="">
        <Avatar src={model.modelIcon} name={model.modelName} seed={model.id} size={40} isDecorative />
      </span>
      <span className={words}>
        <span className={nameLine}>
          <span className={name}>{model.modelName}</span>
          {model.isPro === true && (
            <Tag tone="accent">
              {isLocked && <LockIcon />}
              {modelTexts.pro}
            </Tag>
          )}
        </span>
        {hints !== "" && <span className={isWhole ? wholeAbout : about}>{hints}</span>}
      </span>
      {(isSwapping || isCurrent) && (
        <span className={aside}>
          {isSwapping ? (
            <BreathingDots />
          ) : (
            <Tag tone="accent">
              <CueMark />
              {labels.current}
            </Tag>
          )}
        </span>
      )}
    </button>
  );
}

/** Placeholder while models load. */
export function ModelSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div className={modelList}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row}>
          <Skeleton shape="circle" width={40} height={40} />
          <span className={words}>
            <Skeleton shape="line" width="42%" />
            <Skeleton shape="line" width="80%" />
          </span>
        </div>
      ))}
    </div>
  );
}
