import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { startPictureStore } from "#src/client-state/paintings.ts";
import { imageTemplateQuery } from "#src/data/image/queries.ts";
import { ImagesDesk } from "#src/features/images/images-desk.tsx";
import { ImagesFrame } from "#src/features/images/images-frame.tsx";
import { imagesTexts } from "#src/features/images/images-texts.ts";
import type { Filling } from "#src/features/images/recipe-form.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/** `/text-to-image` (SHELL-14, IMG-01): a recipe, the jobs under way, every picture of the account, one of them open. */
export function TextToImageScreen({ template }: { template: string | null }) {
  const navigate = useNavigate();
  const [filling, setFilling] = useState<Filling | null>(null);
  useTemplate(template, setFilling);
  return (
    <ImagesFrame title={imagesTexts.textTitle}>
      <ImagesDesk
        title={imagesTexts.textTitle}
        filling={filling}
        onFill={setFilling}
        onStartFrom={({ url, width, height }) => {
          startPictureStore.set({ url, width, height });
          void navigate({ to: "/image-to-image" });
        }}
      />
    </ImagesFrame>
  );
}

/** Puts the template of the address into the form, once: afterwards the address is the page's own. */
function useTemplate(templateId: string | null, onFill: (filling: Filling) => void): void {
  const navigate = useNavigate();
  const { data } = useQuery({ ...imageTemplateQuery(templateId ?? ""), enabled: templateId !== null });
  const take = useEffectEvent(() => {
    if (templateId === null || data === undefined) return;
    if (data === null) toaster.error(imagesTexts.templateGone);
    else onFill({ values: { templateId, prompt: data.prompt }, said: imagesTexts.templateTaken(data.name) });
    void navigate({ to: "/text-to-image", search: {}, replace: true });
  });
  const given = data === undefined ? null : templateId;
  useEffect(() => {
    if (given !== null) take();
  }, [given]);
}
