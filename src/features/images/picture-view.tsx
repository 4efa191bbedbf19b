import { useQuery } from "@tanstack/react-query";
import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import ChevronRightIcon from "lucide-react/icons/chevron-right";
import DownloadIcon from "lucide-react/icons/download";
import RepeatIcon from "lucide-react/icons/repeat";
import Trash2Icon from "lucide-react/icons/trash-2";
import type { CSSProperties } from "react";
import { imageTemplateQuery } from "#src/data/image/queries.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import { pictureBlob } from "#src/lib/picture-blob.ts";
import { relativeTime } from "#src/lib/relative-time.ts";
import { fileStem, saveFile } from "#src/lib/save-file.ts";
import { useSwipe } from "./use-swipe.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { imagesTexts } from "./images-texts.ts";
import { BeforeAfter } from "./before-after.tsx";
import { PictureUses } from "./picture-uses.tsx";

const view = css({ display: "grid", gap: "4", minWidth: "0" });
/** As high as the window allows, with the picture's width, so that there are no bars beside it. */
const frame = css({
  position: "relative",
  "--height": "min(456px, 56dvh)",
  width: "full",
  maxWidth: "calc(var(--height) * var(--ratio))",
  mx: "auto",
  aspectRatio: "var(--ratio)",
  borderRadius: "20px",
  overflow: "hidden",
});
const atEdge = { position: "absolute", top: "50%", transform: "translateY(-50%)" } as const;
const beside = {
  newer: css({ ...atEdge, insetInlineStart: "2" }),
  older: css({ ...atEdge, insetInlineEnd: "2" }),
};
const whole = css({ "& img": { objectFit: "contain!" } });
const actionRow = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" });
const last = css({ ms: "auto", color: "danger.text" });
const recipeHead = css({ row: "3", justifyContent: "space-between", mb: "1.5" });
const words = css({ textStyle: "body", overflowWrap: "anywhere" });
const facts = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "5px 16px",
  mt: "3",
  textStyle: "meta",
  fontVariantNumeric: "tabular-nums",
  "& dt": { color: "fg.subtle" },
  "& dd": { m: "0", color: "fg.muted", textAlign: "end", overflowWrap: "anywhere" },
});

export interface PictureViewProps {
  image: GeneratedImage;
  userId: string;
  /** Show the previous or next picture of the sheet; undefined at its ends. */
  onNewer: (() => void) | undefined;
  onOlder: (() => void) | undefined;
  onStartFrom: () => void;
  onUseRecipe: () => void;
  onDelete: () => void;
}

/** One picture in full, with its uses and its recipe. */
export function PictureView({ image, userId, onNewer, onOlder, onStartFrom, onUseRecipe, onDelete }: PictureViewProps) {
  const { prompt, negativePrompt, templateId, aspectRatio, width, height, seed, strength, sourceUrl, createdAt } =
    image;
  const { data: template } = useQuery({ ...imageTemplateQuery(templateId ?? ""), enabled: templateId !== null });
  const download = useSingleFlight(async () => {
    try {
      const name = `${fileStem(prompt.slice(0, 60), "picture")}.png`;
      saveFile(new File([await pictureBlob(image)], name, { type: "image/png" }));
    } catch {
      toaster.error(imagesTexts.downloadFailed);
    }
  });
  const rows: readonly (readonly [string, string | null])[] = [
    [imagesTexts.leftOut, negativePrompt],
    [imagesTexts.template, template?.name ?? null],
    [imagesTexts.size, `${aspectRatio}, ${width} × ${height}`],
    [imagesTexts.seed, String(seed)],
    [imagesTexts.strength, strength === null ? null : String(strength)],
    [imagesTexts.made, relativeTime(createdAt)],
  ];
  return (
    <div className={view}>
      <div
        style={{ "--ratio": width / height } as CSSProperties}
        className={frame}
        {...useSwipe({ onToLeft: onOlder, onToRight: onNewer })}
      >
        {sourceUrl === null ? (
          <Picture src={image.url} alt={prompt} seed={image.id} ratio="fill" isPriority className={whole} />
        ) : (
          <BeforeAfter key={image.id} before={sourceUrl} after={image.url} alt={prompt} seed={image.id} />
        )}
        {onNewer && (
          <IconButton className={beside.newer} variant="media" label={imagesTexts.newer} onClick={onNewer}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        {onOlder && (
          <IconButton className={beside.older} variant="media" label={imagesTexts.older} onClick={onOlder}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </div>
      <div className={actionRow}>
        <Button size="sm" icon={<DownloadIcon />} onClick={() => void download()}>
          {imagesTexts.download}
        </Button>
        <Button size="sm" icon={<RepeatIcon />} onClick={onStartFrom}>
          {imagesTexts.startFromThis}
        </Button>
        <IconButton className={last} label={imagesTexts.remove} size="sm" onClick={onDelete}>
          <Trash2Icon />
        </IconButton>
      </div>
      <PictureUses key={image.id} image={image} userId={userId} />
      <section aria-label={imagesTexts.recipe}>
        <div className={recipeHead}>
          <h3 className={css({ textStyle: "label" })}>{imagesTexts.recipe}</h3>
          <TextLink tone="quiet" className={css({ textStyle: "meta" })} onClick={onUseRecipe}>
            {imagesTexts.takeRecipe}
          </TextLink>
        </div>
        <p className={words}>{prompt}</p>
        <dl className={facts}>
          {rows.map(
            ([name, value]) =>
              value !== null && (
                <div key={name} className={css({ display: "contents" })}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </div>
  );
}
