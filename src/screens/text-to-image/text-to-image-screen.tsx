import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { imageTemplateQuery } from "#src/data/image/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { ContactSheet } from "#src/features/images/contact-sheet.tsx";
import { ImagesFrame } from "#src/features/images/images-frame.tsx";
import { imagesTexts } from "#src/features/images/images-texts.ts";
import { OpenPicture } from "#src/features/images/open-picture.tsx";
import { Paintings } from "#src/features/images/paintings.tsx";
import { PictureView } from "#src/features/images/picture-view.tsx";
import { recipeOf } from "#src/features/images/recipe.ts";
import { type Filling, RecipeForm } from "#src/features/images/recipe-form.tsx";
import { usePictureDeletion } from "#src/features/images/use-picture-deletion.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";

const columns = css({
  display: "grid",
  gap: { base: "8", lg: "36px" },
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 360px) minmax(0, 1fr)" },
  "&[data-open]": {
    "@media (min-width: 1280px)": { gridTemplateColumns: "minmax(0, 340px) minmax(0, 1fr) minmax(0, 344px)" },
  },
});

/** `/text-to-image` (SHELL-14, IMG-01): a recipe, the jobs under way, every picture of the account, one of them open. */
export function TextToImageScreen({ template }: { template: string | null }) {
  const user = useQuery(userInfoQuery());
  const [filling, setFilling] = useState<Filling | null>(null);
  const [open, setOpen] = useState<GeneratedImage | null>(null);
  const remove = usePictureDeletion();
  useTemplate(template, user.data !== undefined, setFilling);

  const close = () => {
    setOpen(null);
    document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(open?.id ?? "")}"]`)?.focus();
  };
  const removeOpen = (image: GeneratedImage) => {
    close();
    remove(image.id);
  };
  return (
    <ImagesFrame title={imagesTexts.textTitle}>
      <div className={columns} data-open={open !== null || undefined}>
        <AsyncView
          query={user}
          skeleton={<Skeleton width="100%" height={420} />}
          loadingLabel={imagesTexts.textTitle}
          failed={imagesTexts.formFailed}
        >
          {({ id, userId }) => <RecipeForm userId={id || userId} filling={filling} />}
        </AsyncView>
        <section aria-label={imagesTexts.yours} className={css({ minWidth: "0" })}>
          <h2 className={css({ srOnly: true })}>{imagesTexts.yours}</h2>
          <Paintings />
          <ContactSheet
            openId={open?.id ?? null}
            onOpen={setOpen}
            onDelete={({ id }) => {
              if (id === open?.id) setOpen(null);
              remove(id);
            }}
            onIdea={(prompt) => setFilling({ values: { prompt }, said: imagesTexts.recipeTaken })}
          />
        </section>
        <OpenPicture onClose={close}>
          {open !== null && user.data !== undefined ? (
            <PictureView
              image={open}
              userId={user.data.id || user.data.userId}
              onUseRecipe={() => {
                setFilling({ values: recipeOf(open), said: imagesTexts.recipeTaken });
                setOpen(null);
              }}
              onDelete={() => removeOpen(open)}
            />
          ) : null}
        </OpenPicture>
      </div>
    </ImagesFrame>
  );
}

/** Puts the template of the address into the form, once: afterwards the address is the page's own. */
function useTemplate(templateId: string | null, isReady: boolean, onFill: (filling: Filling) => void): void {
  const navigate = useNavigate();
  const { data } = useQuery({ ...imageTemplateQuery(templateId ?? ""), enabled: templateId !== null });
  const take = useEffectEvent(() => {
    if (templateId === null || data === undefined) return;
    if (data === null) toaster.error(imagesTexts.templateGone);
    else onFill({ values: { templateId, prompt: data.prompt }, said: imagesTexts.templateTaken(data.name) });
    void navigate({ to: "/text-to-image", search: {}, replace: true });
  });
  const given = isReady && data !== undefined ? templateId : null;
  useEffect(() => {
    if (given !== null) take();
  }, [given]);
}
