import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { imageHistoryQuery } from "#src/data/image/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { ContactSheet } from "./contact-sheet.tsx";
import { imagesTexts } from "./images-texts.ts";
import { OpenPicture } from "./open-picture.tsx";
import { Paintings } from "./paintings.tsx";
import { recipeOf } from "./recipe.ts";
import { type Filling, RecipeForm, type RecipeFormProps } from "./recipe-form.tsx";
import { usePictureDeletion } from "./use-picture-deletion.ts";

/** Fetched when the first picture is opened. */
const PictureView = lazy(async () => ({ default: (await import("./picture-view.tsx")).PictureView }));

const columns = css({
  display: "grid",
  gap: { base: "8", lg: "36px" },
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 360px) minmax(0, 1fr)" },
  "&[data-open]": {
    "@media (min-width: 1280px)": { gridTemplateColumns: "minmax(0, 340px) minmax(0, 1fr) minmax(0, 344px)" },
  },
});

export interface ImagesDeskProps {
  title: string;
  filling: Filling | null;
  /** For the page that makes pictures from a picture. */
  from?: RecipeFormProps["from"];
  /** Fills the form with a prompt or a whole recipe. */
  onFill: (filling: Filling) => void;
  onStartFrom: (image: GeneratedImage) => void;
}

/** The form, the running jobs, all pictures of the account, and the open one. */
export function ImagesDesk({ title, filling, from, onFill, onStartFrom }: ImagesDeskProps) {
  const user = useQuery(userInfoQuery());
  const [opened, setOpen] = useState<GeneratedImage | null>(null);
  const { data: pictures = [] } = useInfiniteQuery(imageHistoryQuery());
  const at = pictures.findIndex(({ id }) => id === opened?.id);
  // Deleted with all others, or in another tab, it is no longer shown.
  const open = at < 0 ? null : opened;
  const [newer, older] = at < 0 ? [] : [pictures[at - 1], pictures[at + 1]];
  const remove = usePictureDeletion();
  const [sent, setSent] = useState(0);
  /** The tile that gets the focus once the picture has closed: in the panel at once, after a dialog when that is gone. */
  const back = useRef<string | undefined>(undefined);
  const focusBack = () => {
    const tile = back.current !== undefined && document.querySelector(`[data-tile="${CSS.escape(back.current)}"]`);
    if (tile instanceof HTMLElement) tile.focus();
  };
  const close = (to?: GeneratedImage) => {
    setOpen(null);
    back.current = to?.id;
    focusBack();
  };
  return (
    <div className={columns} data-open={open !== null || undefined}>
      <AsyncView
        query={user}
        skeleton={<Skeleton width="100%" height={420} />}
        loadingLabel={title}
        failed={imagesTexts.formFailed}
      >
        {({ id, userId }) => (
          <RecipeForm
            userId={id || userId}
            filling={filling}
            {...(from && { from })}
            onSent={() => setSent(sent + 1)}
          />
        )}
      </AsyncView>
      <section aria-label={imagesTexts.yours} className={css({ minWidth: "0" })}>
        <h2 className={css({ srOnly: true })}>{imagesTexts.yours}</h2>
        <Paintings sent={sent} />
        <ContactSheet
          openId={open?.id ?? null}
          onOpen={setOpen}
          onDelete={({ id }) => {
            if (id === open?.id) setOpen(null);
            remove(id);
          }}
          onIdea={from ? undefined : (prompt) => onFill({ values: { prompt }, said: imagesTexts.recipeTaken })}
        />
      </section>
      <OpenPicture
        onClose={() => close(open ?? undefined)}
        onGone={() => {
          focusBack();
          back.current = undefined;
        }}
      >
        {open !== null && user.data !== undefined ? (
          <Suspense fallback={<Skeleton width="100%" height={420} />}>
            <PictureView
              image={open}
              userId={user.data.id || user.data.userId}
              onNewer={newer && (() => setOpen(newer))}
              onOlder={older && (() => setOpen(older))}
              onStartFrom={() => {
                close();
                onStartFrom(open);
              }}
              onUseRecipe={() => {
                close();
                onFill({ values: recipeOf(open), said: imagesTexts.recipeTaken });
              }}
              onDelete={() => {
                // Its own tile goes with it.
                close(older ?? newer);
                remove(open.id);
              }}
            />
          </Suspense>
        ) : null}
      </OpenPicture>
    </div>
  );
}
