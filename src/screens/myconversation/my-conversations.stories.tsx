import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { putGroupChats } from "#mocks/seed/group-rows.ts";
import { onMobile } from "#src/test-support/story-steps.tsx";

const meta = preview.meta({
  title: "Pages/My conversations",
  parameters: { world: "free" },
  render: () => <ScreenAt path="/myconversation" />,
});

const heading = () => screen.findByRole("heading", { level: 1, name: "My conversations" });
/** The rows' links, in their order. */
const names = () =>
  Array.from(document.querySelectorAll("main [data-thread] bdi:first-of-type"), (one) => one.textContent ?? "");
const rowOf = async (name: string) => {
  const link = await screen.findByRole("link", { name });
  const row = link.closest("li");
  if (row === null) throw new Error(`${name} has no row`);
  return within(row);
};
const withGroups = ({ context }: Backend) => putGroupChats(context, "user-mara");
const section = async (name: string) => within(await screen.findByRole("region", { name }));
async function choose(row: string, item: string) {
  await userEvent.click((await rowOf(row)).getByRole("button", { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}
const light = "The light that failed";

export const Default = meta.story({
  play: async () => {
    await heading();
    const row = await rowOf(light);
    await expect(row.getByText("Maren Holloway · Keeper")).toBeVisible();
    await expect(row.getByText("3 messages")).toBeVisible();
    // The row opens the thread (TRAP-80).
    await expect(row.getByRole("link")).toHaveAttribute(
      "href",
      "/conversation/char-maren-holloway?t=thread-the-light-that-failed",
    );
    await expect((await section("Today")).getAllByRole("listitem").length).toBeGreaterThan(0);
    await expect(screen.getByRole("button", { name: "All", pressed: true })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Recently deleted" })).toHaveAttribute("href", "/recently-deleted");
  },
});
