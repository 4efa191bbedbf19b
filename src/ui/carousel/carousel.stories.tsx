import { useState } from "react";
import { fireEvent, fn } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { css } from "#styled-system/css";
import { Picture } from "../picture/picture.tsx";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Carousel, CarouselCard, CarouselDots } from "./carousel.tsx";

const cast = ["maren", "oda", "voss", "petra", "noor"];
const nameOf = (id: string) => id[0]!.toUpperCase() + id.slice(1);
const onEnter = fn();

function Cast({ start = 1, count = cast.length }: { start?: number; count?: number }) {
  const [at, setAt] = useState(start);
  const items = cast.slice(0, count);
  return (
    <StoryFrame about="Carousel">
      <Carousel
        items={items}
        keyOf={(id) => id}
        at={at}
        onMove={setAt}
        onEnter={() => onEnter(items[at])}
        words={{ previous: "Previous", next: "Next" }}
        height="420px"
        renderItem={(id, { offset, onCentre }) => (
          <CarouselCard offset={offset} onClick={onCentre}>
            <Picture
              src={`/media/portraits/${id}.webp`}
              alt={nameOf(id)}
              seed={id}
              ratio="fill"
              className={css({ borderRadius: "xl!" })}
              isPriority
            />
          </CarouselCard>
        )}
      />
      <div className={css({ mt: "5" })}>
        <CarouselDots items={items} keyOf={(id) => id} labelOf={nameOf} at={at} onMove={setAt} />
      </div>
    </StoryFrame>
  );
}

const meta = preview.meta({ title: "Components/Carousel", component: Cast });

const middle = (element: HTMLElement) => element.querySelector("[data-carousel-card][aria-current=true]")!;

export const Several = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // The card and its dot.
    await expect(await canvas.findAllByRole("button", { name: "Oda", current: true })).toHaveLength(2);
    await waitFor(() => expect(middle(canvasElement)).toHaveFocus());
    await expect(middle(canvasElement)).toHaveAccessibleName("Oda");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Voss"));
    await waitFor(() => expect(middle(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onEnter).toHaveBeenLastCalledWith("voss");
    await userEvent.keyboard("{End}{ArrowRight}");
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Noor"));
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Maren"));
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Oda"));
  },
});

export const Dragged = meta.story({
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Noor" })).toBeVisible();
    const card = middle(canvasElement);
    const drag = async (from: number, to: number) => {
      await fireEvent.pointerDown(middle(canvasElement), { clientX: from });
      await fireEvent.pointerUp(middle(canvasElement), { clientX: to });
    };
    await drag(200, 190);
    await expect(card).toHaveAttribute("aria-current", "true");
    await drag(300, 120);
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Voss"));
    await drag(100, 300);
    await waitFor(() => expect(middle(canvasElement)).toHaveAccessibleName("Oda"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const One = meta.story({
  args: { start: 0, count: 1 },
  play: async ({ canvas }) => {
    // No dots and no navigation.
    await expect(await canvas.findByRole("button", { name: "Maren" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
  },
});
