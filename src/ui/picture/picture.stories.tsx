import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { css } from "#styled-system/css";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

const drawn = "/media/portraits/thessaly.webp";

const meta = preview.meta({
  title: "Components/Picture",
  component: Picture,
  args: { src: drawn, alt: "Thessaly Wren among her jars", seed: "thessaly", ratio: "poster" as PictureProps["ratio"] },
});

const grid = css({
  display: "grid",
  gap: { base: "3", md: "4" },
  gridTemplateColumns: { base: "1fr 1fr", md: "repeat(5, 1fr)" },
});

export const Poster = meta.story({
  render: (args) => (
    <StoryFrame width={220} about="Picture">
      <Picture {...args} />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const image = await canvas.findByRole("img", { name: "Thessaly Wren among her jars" });
    await waitFor(() => expect(image).toHaveAttribute("data-loaded"));
    const box = image.parentElement!.getBoundingClientRect();
    await expect(Math.abs(box.width / box.height - 2 / 3)).toBeLessThan(0.01);
  },
});

/** A late picture is asked for in the size it is drawn in. */
export const CardOrFull = meta.story({
  render: (args) => (
    <StoryFrame width={620}>
      {[60, 600].map((width) => (
        <div key={width} style={{ width }}>
          <Picture {...args} cardSrc="/media/covers/thessaly.webp" isLate alt={`${width} px wide`} />
        </div>
      ))}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const small = await canvas.findByRole("img", { name: "60 px wide" });
    await waitFor(() => expect(small).toHaveAttribute("src", "/media/covers/thessaly.webp"));
    const large = await canvas.findByRole("img", { name: "600 px wide" });
    large.scrollIntoView();
    await waitFor(() => expect(large).toHaveAttribute("src", drawn));
  },
});

export const Ratios = meta.story({
  render: (args) => (
    <StoryFrame width={560}>
      <div className={css({ display: "grid", gap: "4" })}>
        {(["icon", "banner", "still"] as const).map((ratio) => (
          <Picture key={ratio} {...args} ratio={ratio} alt={ratio} />
        ))}
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const banner = (await canvas.findByRole("img", { name: "banner" })).parentElement!.getBoundingClientRect();
    await expect(Math.abs(banner.width / banner.height - 3.2)).toBeLessThan(0.02);
  },
});

const cast = [
  "Thessaly Wren",
  "Commander Oda Reyes",
  "Isolde",
  "Halcyon-9",
  "Ser Alder Vane",
  "Noor",
  "Bruno",
  "Emre",
  "Petra",
  "Voss",
];

export const Placeholders = meta.story({
  render: (args) => (
    <StoryFrame>
      <div className={grid}>
        {cast.map((name, index) => (
          <Picture
            key={name}
            {...args}
            src={index % 2 === 0 ? null : "data:image/png;base64,broken"}
            alt={name}
            name={name}
            seed={`c${index}`}
          />
        ))}
      </div>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    for (const name of cast) {
      await waitFor(() => expect(canvas.getByRole("img", { name })).toHaveTextContent(name.charAt(0)));
    }
  },
});
