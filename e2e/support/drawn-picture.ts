import type { Page } from "@playwright/test";

/** A file to upload, drawn and encoded by the browser: a lamp in the dark. */
export async function drawnPicture(
  page: Page,
  width: number,
  height: number,
  kind: "png" | "jpeg" = "png",
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const mimeType = `image/${kind}`;
  const bytes = await page.evaluate(
    async ([across, down, type]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext("2d")!;
      context.fillStyle = "#0c2126";
      context.fillRect(0, 0, across, down);
      context.fillStyle = "#fab16a";
      context.fillRect(across / 5, down / 6, across / 4, down / 2);
      const blob = await canvas.convertToBlob({ type });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, mimeType] as const,
  );
  return { name: `lamp.${kind}`, mimeType, buffer: Buffer.from(bytes) };
}
