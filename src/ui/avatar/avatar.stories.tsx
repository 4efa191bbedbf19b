import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { StoryFrame, StoryRow } from "#src/test-support/story-frame.tsx";
import { Avatar } from "./avatar.tsx";

const portrait = "/media/portraits/maren.webp";
const decorations = [
  "cue-ring",
  "fernwood",
  "low-tide",
  "moth-and-moon",
  "marquee-pro",
  "orbit-pro",
  "ember-crown-pro",
  "filigree-pro",
].map((name) => `/media/decorations/${name}.svg`);

const meta = preview.meta({
  title: "Components/Avatar",
  component: Avatar,
  args: { src: portrait, name: "Maren Holloway", seed: "maren", size: 96, crop: "face" as const },
  decorators: [
    (Story) => (
      <StoryFrame about="Avatar">
        <Story />
      </StoryFrame>
    ),
  ],
});

export const Plain = meta.story({
  render: (args) => (
    <StoryRow>
      {[28, 32, 40, 56, 96, 136].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </StoryRow>
  ),
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole("img", { name: "Maren Holloway" });
    await expect(pictures).toHaveLength(6);
    await waitFor(() => expect(pictures.at(-1)).toHaveAttribute("data-loaded"));
  },
});

export const WithDecoration = meta.story({
  name: "With decoration",
  args: { decoration: decorations[0] },
  render: (args) => (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "10", p: "5" })}>
      {decorations.map((decoration) => (
        <Avatar key={decoration} {...args} decoration={decoration} />
      ))}
      <Avatar {...args} size={40} />
      <Avatar {...args} size={32} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("img", { name: "Maren Holloway" })).toHaveLength(10);
    // Below 40 px only the avatar, without a decoration.
    const drawn = [...canvasElement.querySelectorAll<HTMLImageElement>('img[alt=""]')];
    await expect(drawn).toHaveLength(9);
    await waitFor(() => expect(drawn.every((image) => image.complete && image.naturalWidth > 0)).toBe(true));
    await expect(Math.round(drawn[0]!.getBoundingClientRect().width)).toBe(Math.round((96 * 160) / 116));
    await expect(drawn.every((image) => image.getAttribute("src")!.startsWith("/media/"))).toBe(true);
  },
});

export const CustomDecoration = meta.story({
  name: "Custom decoration",
  args: { size: 136 },
  render: (args) => (
    <div className={css({ display: "flex", flexWrap: "wrap", gap: "12", p: "8" })}>
      <Avatar {...args} decoration="/media/cutouts/maren.webp" src={null} name="Maren Holloway" />
      <Avatar {...args} decoration="/media/decorations/gone.svg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("img", { name: "Maren Holloway" })).toHaveLength(2);
    // A 2:3 picture in a square box: fully visible, not distorted.
    const fitted = canvasElement.querySelector<HTMLImageElement>('img[alt=""]')!;
    await expect(getComputedStyle(fitted).objectFit).toBe("contain");
    const { width, height } = fitted.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
    // A missing decoration leaves the avatar as it is.
    await waitFor(() => expect(canvasElement.querySelectorAll('img[alt=""]')).toHaveLength(1));
  },
});

export const MissingImage = meta.story({
  name: "Missing image",
  args: { crop: undefined },
  render: (args) => (
    <StoryRow>
      <Avatar {...args} src={null} seed="a1" />
      <Avatar {...args} src="/media/portraits/nobody.webp" name="Kaelith" seed="b7" />
      <Avatar {...args} src={undefined} name="Ørsted" seed="c3" size={40} />
      <Avatar {...args} src={undefined} name="✨✨" seed="d4" size={40} />
    </StoryRow>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "Maren Holloway" })).toHaveTextContent("M");
    await waitFor(() => expect(canvas.getByRole("img", { name: "Kaelith" })).toHaveTextContent("K"));
    await expect(canvas.getByRole("img", { name: "Ørsted" })).toHaveTextContent("Ø");
    await expect(canvas.getByRole("img", { name: "✨✨" })).toHaveTextContent("");
  },
});
