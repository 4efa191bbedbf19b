import { useState } from "react";
import { fireEvent, fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ImageRefusedError } from "#src/lib/image-check.ts";
import type { PreparedImage } from "#src/lib/prepare-image.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { emptyPicture, hugeHeader, photoWithSecrets, smallPicture } from "./image-upload.fixture.ts";
import { ImageUpload, type ImageUploadProps } from "./image-upload.tsx";

const portrait = "/media/portraits/maren.webp";
const other = "/media/portraits/oda.webp";
const onUpload = fn<(image: PreparedImage, signal: AbortSignal) => Promise<void>>();
const onRemove = fn();

const meta = preview.meta({
  title: "Components/Image upload",
  component: ImageUpload,
  args: {
    label: "Portrait",
    src: null,
    limits: { bytes: 8 * 1024 * 1024, pixels: 40_000_000 },
    onUpload,
    shape: "poster" as ImageUploadProps["shape"],
    help: "PNG, JPEG, WebP or GIF, up to 8 MB.",
  },
  beforeEach: () => {
    onUpload.mockReset().mockResolvedValue();
    onRemove.mockReset();
  },
  // As real owners do: the address is set before the promise resolves.
  render: function Render(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <StoryFrame width={420} about="ImageUpload">
        <ImageUpload
          {...args}
          src={src}
          onUpload={async (image, signal) => {
            await args.onUpload(image, signal);
            setSrc(other);
          }}
          onRemove={() => {
            onRemove();
            setSrc(null);
          }}
        />
      </StoryFrame>
    );
  },
});

const inputOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
/** Waits for the worker, which starts slowly on a busy machine. */
const patient = { timeout: 20_000 };
const take = (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(inputOf(canvasElement), file, { applyAccept: false });

/** DataTransfer of a drag or paste. The testing library's own events lose it. */
function carrying(file?: File): DataTransfer {
  const transfer = new DataTransfer();
  if (file !== undefined) transfer.items.add(file);
  return transfer;
}
const asReal = { bubbles: true, cancelable: true };
const drop = (target: Element, file: File) =>
  target.dispatchEvent(new DragEvent("drop", { ...asReal, dataTransfer: carrying(file) }));
const paste = (target: Element, file?: File) =>
  target.dispatchEvent(new ClipboardEvent("paste", { ...asReal, clipboardData: carrying(file) }));

export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: /^Choose a picture/ });
    await expect(button).toHaveAccessibleDescription("PNG, JPEG, WebP or GIF, up to 8 MB.");
    const opened = fn();
    inputOf(canvasElement).addEventListener("click", (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(opened).toHaveBeenCalledTimes(2);
  },
});

export const WithImage = meta.story({
  name: "With image",
  args: { src: portrait },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Portrait" })).toHaveAttribute("src", portrait);
    await expect(canvas.getByRole("button", { name: "Replace" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Remove" }));
    await expect(onRemove).toHaveBeenCalledOnce();
    // Focus is kept when the focused button is removed.
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Choose a picture/ })).toHaveFocus());
  },
});

export const Uploading = meta.story({
  play: async ({ canvas, canvasElement }) => {
    onUpload.mockReturnValue(new Promise(() => {}));
    await take(canvasElement, await smallPicture());
    await expect(await canvas.findByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Uploading");
    // The preview shows the re-encoded picture.
    await waitFor(() => expect(canvas.getByRole("img", { name: "Portrait" })).toHaveAttribute("src"), patient);
    await expect(canvas.getByRole("img", { name: "Portrait" }).getAttribute("src")).toMatch(/^blob:/);
    await expect(onUpload).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    onUpload.mockImplementation((_image, signal) => {
      const { promise, reject } = Promise.withResolvers<void>();
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      return promise;
    });
    await take(canvasElement, await smallPicture());
    await waitFor(() => expect(onUpload).toHaveBeenCalledOnce(), patient);
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await expect(onUpload.mock.calls[0]?.[1].aborted).toBe(true);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Replace" })).toHaveFocus());
    // After cancelling, the old picture is back without an error.
    await waitFor(() => expect(canvas.getByRole("img", { name: "Portrait" })).toHaveAttribute("src", portrait));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const WrongType = meta.story({
  name: "Wrong type",
  play: async ({ canvas, canvasElement }) => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "portrait.png", { type: "image/png" });
    await take(canvasElement, drawing);
    await waitFor(
      () => expect(canvas.getByRole("alert")).toHaveTextContent("That is no PNG, JPEG, WebP or GIF."),
      patient,
    );
    await take(canvasElement, new File([], "empty.png", { type: "image/png" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("That is no PNG"), patient);
    await expect(onUpload).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  name: "Too large",
  play: async ({ canvas, canvasElement }) => {
    await take(canvasElement, new File([new Uint8Array(8 * 1024 * 1024 + 1)], "still.png", { type: "image/png" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The limit is 8 MB.");
    await expect(onUpload).not.toHaveBeenCalled();
  },
});

export const TooManyPixels = meta.story({
  name: "Too many pixels",
  play: async ({ canvas, canvasElement }) => {
    await take(canvasElement, hugeHeader());
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The limit is 40 megapixels."), patient);
    // Valid header, broken data.
    await take(canvasElement, emptyPicture());
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("It may be damaged."), patient);
    await expect(onUpload).not.toHaveBeenCalled();
  },
});

export const RefusedByTheServer = meta.story({
  name: "Refused by the server",
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    onUpload.mockRejectedValue(new ImageRefusedError("wrong-type"));
    await take(canvasElement, await smallPicture());
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("That is no PNG"), patient);
    await expect(canvas.getByRole("img", { name: "Portrait" })).toHaveAttribute("src", portrait);
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    onUpload.mockRejectedValueOnce(new Error("cut off"));
    await take(canvasElement, await smallPicture());
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("The picture did not arrive."), patient);
    await expect(canvas.getByRole("img", { name: "Portrait" })).toHaveAttribute("src", portrait);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("img", { name: "Portrait" })).toHaveAttribute("src", other));
    // The same file is not checked and re-encoded again.
    await expect(onUpload.mock.calls[1]?.[0]).toBe(onUpload.mock.calls[0]?.[0]);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("The picture is in place.");
  },
});

export const DroppedAndPasted = meta.story({
  name: "Dropped and pasted",
  args: { shape: "still" },
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole("button", { name: /^Choose a picture/ });
    await fireEvent.dragOver(frame);
    drop(frame, await smallPicture());
    await waitFor(() => expect(onUpload).toHaveBeenCalledOnce(), patient);
    const replace = await canvas.findByRole("button", { name: "Replace" });
    paste(replace, await smallPicture());
    await waitFor(() => expect(onUpload).toHaveBeenCalledTimes(2), patient);
    // Pasted text is not an upload.
    paste(replace);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const NothingButPixels = meta.story({
  name: "Nothing but pixels",
  play: async ({ canvas, canvasElement }) => {
    const photo = await photoWithSecrets();
    const before = await photo.text();
    await expect(before).toContain("52.5200N 13.4050E");
    await expect(before).toContain("<script>");
    await take(canvasElement, photo);
    await waitFor(() => expect(onUpload).toHaveBeenCalledOnce(), patient);
    const { blob, width, height } = onUpload.mock.calls[0]![0];
    const after = await blob.text();
    await expect(after).not.toContain("52.5200N");
    await expect(after).not.toContain("Exif");
    await expect(after).not.toContain("<script>");
    await expect(["image/webp", "image/png"]).toContain(blob.type);
    await expect([width, height]).toEqual([64, 48]);
    // The result is a valid picture.
    const bitmap = await createImageBitmap(blob);
    await expect([bitmap.width, bitmap.height]).toEqual([64, 48]);
    await expect(await canvas.findByRole("button", { name: "Replace" })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, shape: "banner" },
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: /^Choose a picture/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    drop(button, await smallPicture());
    await expect(inputOf(canvasElement)).toBeDisabled();
    await expect(onUpload).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("button", { name: "Cancel" })).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});

export const Mobile = meta.story({
  args: { src: portrait, shape: "round" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole("img", { name: "Portrait" });
    await expect(image.clientWidth).toBe(image.clientHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
