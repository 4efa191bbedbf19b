import { expect, waitFor } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { StoryFrame, StoryRow } from "../story-frame/story-frame.tsx";
import { Avatar } from "./avatar.tsx";

const portrait = "/media/portraits/maren.webp";
const ring =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><circle cx="80" cy="80" r="62" fill="none" stroke="#f0bd78" stroke-width="3"/><circle cx="124" cy="36" r="9" fill="#f0bd78"/></svg>',
  );
const crown =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path d="M38 34 50 6l18 20L80 0l12 26L110 6l12 28z" fill="#e2705f"/><circle cx="80" cy="80" r="61" fill="none" stroke="#e2705f" stroke-width="4" stroke-dasharray="6 8"/></svg>',
  );

const meta = preview.meta({
  title: "Components/Avatar",
  component: Avatar,
  args: { src: portrait, name: "Maren Holloway", seed: "maren", size: 96, crop: "face" as const },
  decorators: [
    (Story) => (
      <StoryFrame>
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
  args: { decoration: ring },
  render: (args) => (
    <StoryRow>
      <Avatar {...args} />
      <Avatar {...args} size={32} />
    </StoryRow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("img")).toHaveLength(2);
    // Below 40 px only the avatar.
    const decorations = canvasElement.querySelectorAll<HTMLElement>('img[alt=""]');
    await expect(decorations).toHaveLength(1);
    await waitFor(() =>
      expect(Math.round(decorations[0]!.getBoundingClientRect().width)).toBe(Math.round((96 * 160) / 116)),
    );
  },
});

export const CustomDecoration = meta.story({
  name: "Custom decoration",
  args: { decoration: crown, size: 136 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("img", { name: "Maren Holloway" })).toBeVisible();
    await expect(canvasElement.querySelector('img[alt=""]')).toHaveAttribute("src", crown);
  },
});

export const MissingImage = meta.story({
  name: "Missing image",
  args: { crop: undefined },
  render: (args) => (
    <StoryRow>
      <Avatar {...args} src={null} seed="a1" />
      <Avatar {...args} src="data:image/png;base64,broken" name="Kaelith" seed="b7" />
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
