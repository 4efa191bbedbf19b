import { useQuery } from "@tanstack/react-query";
import CheckIcon from "lucide-react/icons/check";
import { useState } from "react";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { useSelectVariant } from "#src/data/variant/select-variant.ts";
import { failureText } from "#src/data/failure-text.ts";
import { texts } from "#src/domain/texts.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { chatTexts } from "../chat-texts.ts";
import { VariantCarousel, VariantDots } from "./variant-carousel.tsx";
import { inPickerOrder } from "./variant-order.ts";

export type VariantPickerDialogProps = {
  characterId: string;
  characterName: string;
  userName: string;
  threadId: string | null;
  currentVariantId: string | null;
  /** The pictures are blurred (GAP-37). */
  isVeiled: boolean;
  onClose: () => void;
};

const full = css({ background: "bg.canvas", isolation: "isolate" });
const backdrop = css({
  position: "absolute",
  inset: "0",
  zIndex: "-1",
  overflow: "hidden",
  "& > img": {
    boxSize: "full",
    objectFit: "cover",
    objectPosition: "50% 30%",
    filter: "blur(18px) saturate(0.9)",
    transform: "scale(1.1)",
  },
  _after: {
    content: '""',
    position: "absolute",
    inset: "0",
    background: "color-mix(in oklab, {colors.bg.canvas} 74%, transparent)",
  },
});
const body = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "22px",
  justifyContent: "center",
  minHeight: "full",
  paddingBottom: "24px",
});
const foot = css({
  display: "flex",
  flexDirection: { base: "column-reverse", md: "row" },
  alignItems: "center",
  gap: { base: "14px", md: "30px" },
  justifyContent: "center",
  width: "full",
  paddingInline: "16px",
  "& > button": { mdDown: { width: "full" } },
});
const problem = css({ maxWidth: "480px", paddingInline: "16px" });
const skeletonCard = css({ height: "min(60dvh, 640px)", aspectRatio: "poster", marginInline: "auto" });

/** A full-screen carousel of a character's variants (VAR-01 to VAR-07, design §9). Arrow keys move, Enter chooses, Escape closes. */
export function VariantPickerDialog({
  characterId,
  characterName,
  userName,
  threadId,
  currentVariantId,
  isVeiled,
  onClose,
}: VariantPickerDialogProps) {
  const query = useQuery(variantsQuery(characterId));
  const select = useSelectVariant();
  const variants = inPickerOrder(query.data ?? []);
  const current = Math.max(
    0,
    variants.findIndex(({ id }) => id === currentVariantId),
  );
  const [moved, setMoved] = useState<number | null>(null);
  const at = Math.min(moved ?? current, Math.max(0, variants.length - 1));
  const shown = variants[at];
  const scene = shown?.backgroundImage ?? shown?.avatar ?? null;
  const isActive = shown !== undefined && shown.id === currentVariantId;

  function choose({ id }: Variant) {
    if (select.isPending) return;
    if (id === currentVariantId) return onClose();
    select.mutate({ characterId, threadId, variantId: id }, { onSuccess: onClose });
  }

  return (
    <Dialog
      onClose={onClose}
      title={chatTexts.whichVariant(characterName)}
      size="full"
      isFlush
      isBusy={select.isPending}
      className={full}
      // Behind the whole dialog: its body is masked, so the picture is a sibling of the title.
      headerEnd={
        scene !== null && (
          <div className={backdrop} aria-hidden="true">
            <img src={scene} alt="" decoding="async" />
          </div>
        )
      }
    >
      <div className={body}>
        <AsyncView
          query={query}
          skeleton={<Skeleton shape="poster" className={skeletonCard} />}
          failed={texts.states.listFailed}
          empty={<EmptyState title={chatTexts.noVariants} text={chatTexts.noVariantsHelp(characterName)} />}
        >
          {() => (
            <>
              <VariantCarousel
                variants={variants}
                at={at}
                currentId={currentVariantId}
                isVeiled={isVeiled}
                characterId={characterId}
                names={{ user: userName, char: characterName }}
                onMove={setMoved}
                onChoose={choose}
              />
              {select.error !== null && (
                <div className={problem}>
                  <InlineAlert tone="danger">{failureText(texts.chat.variantFailed, select.error)}</InlineAlert>
                </div>
              )}
              <div className={foot}>
                <VariantDots variants={variants} at={at} onMove={setMoved} />
                <Button
                  variant="primary"
                  size="lg"
                  aria-pressed={isActive}
                  isBusy={select.isPending}
                  icon={isActive ? <CheckIcon /> : undefined}
                  onClick={() => shown && choose(shown)}
                >
                  {isActive ? chatTexts.variantActive : chatTexts.playVariant}
                </Button>
              </div>
            </>
          )}
        </AsyncView>
      </div>
    </Dialog>
  );
}
