import FeatherIcon from "lucide-react/icons/feather";
import { useState } from "react";
import type { AiModel } from "#src/generated/api/model/aiModel.ts";
import type { ReplyWriter } from "#src/generated/api/model/replyWriter.ts";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";
import { modelTexts, placeText } from "./model-settings-texts.ts";

const box = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "10px",
  padding: "12px 14px",
  borderRadius: "row",
  borderWidth: "1px",
  borderColor: "border.default",
});
const line = css({
  display: "flex",
  gap: "12px",
  minWidth: "0",
  "& svg": { flexShrink: "0", boxSize: "18px", marginTop: "2px", color: "fg.muted" },
});
const words = css({ minWidth: "0", overflowWrap: "anywhere", fontSize: "14px", lineHeight: "1.45" });
const small = css({ fontSize: "13px", color: "fg.muted", textWrap: "pretty" });
const steps = css({
  paddingInlineStart: "18px",
  listStyle: "decimal",
  fontSize: "13px",
  color: "fg.muted",
  lineHeight: "1.5",
});

/** Who writes the chat's replies, where it runs, and how to connect a model. */
export function WhoWrites({ writer, model }: { writer: ReplyWriter; model: AiModel | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = writer === "model" ? (model?.place ?? null) : null;
  const isImprovised = place === null || model === undefined;
  return (
    <section className={box} aria-label={modelTexts.writer}>
      <div className={line}>
        <FeatherIcon aria-hidden="true" />
        <div className={words}>
          <p>{isImprovised ? modelTexts.improviser : modelTexts.writes(model.modelName)}</p>
          <p className={small}>{isImprovised ? modelTexts.improviserHelp : placeText(place)}</p>
        </div>
      </div>
      {isOpen && (
        <ol className={steps}>
          {modelTexts.connectSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Button size="sm" variant="soft" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isImprovised ? modelTexts.connect : modelTexts.connectOther}
      </Button>
    </section>
  );
}
