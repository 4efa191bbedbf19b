import { within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { texts } from "#src/domain/texts.ts";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { expect } from "#src/test-support/expect.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { createToastStore, maxToasts, type ToastKind } from "#src/ui/toaster/toast-store.ts";
import { ToastCard, Toaster } from "#src/ui/toaster/toaster.tsx";
import { css } from "#styled-system/css";
import { toastTexts } from "./toast-catalogue.fixture.ts";

/** Our own info toasts, raised as in the application. */
const infoTexts = [texts.states.storageTrouble, chatTexts.messageGone, chatTexts.removed(3)];

const store = createToastStore();

function Catalogue({ kind, list }: { kind: ToastKind; list: readonly string[] }) {
  return (
    <StoryFrame>
      <h1 className={css({ textStyle: "h2", mb: "6" })}>
        {list.length} {kind === "info" ? "notes" : kind === "error" ? "failures" : "successes"}
      </h1>
      <ul className={css({ display: "flex", flexWrap: "wrap", gap: "3", listStyle: "none" })}>
        {list.map((text, index) => (
          <li key={text}>
            <ToastCard
              toast={{ id: index, kind, text, raised: 0 }}
              dismissLabel={`Dismiss ${text}`}
              onDismiss={() => {}}
            />
          </li>
        ))}
      </ul>
      <Toaster store={store} words={{ region: "Raised one after the other", dismiss: "Dismiss" }} />
    </StoryFrame>
  );
}

const meta = preview.meta({
  title: "Components/Toast catalogue",
  component: Catalogue,
  beforeEach: () => {
    store.clear();
    return () => store.clear();
  },
});

/** Raises each text through the real toaster and checks its wording and role. */
async function raiseAll(kind: ToastKind, list: readonly string[]) {
  const region = within(document.body).getByRole("region", { name: "Raised one after the other" });
  store.pause();
  for (const [index, text] of list.entries()) {
    store.raise(kind, text);
    await expect((await within(region).findByText(text)).getAttribute("role")).toBe(
      kind === "error" ? "alert" : "status",
    );
    await expect(region.children.length).toBe(Math.min(index + 1, maxToasts));
  }
  store.clear();
}

export const AllSuccessTexts = meta.story({
  name: "All success texts",
  args: { kind: "success", list: toastTexts("success") },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("status").map((toast) => toast.textContent)).toEqual(args.list);
    await expect(canvas.getByText("Preferences synced successfully with older characters/chats")).toBeVisible();
    await raiseAll("success", args.list);
  },
});

export const AllErrorTexts = meta.story({
  name: "All error texts",
  args: { kind: "error", list: toastTexts("error") },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("alert").map((toast) => toast.textContent)).toEqual(args.list);
    await expect(canvas.getByText("Can't able to delete the Character Now,Try sometime later!!!")).toBeVisible();
    await raiseAll("error", args.list);
  },
});

export const AllInfoTexts = meta.story({
  name: "All info texts",
  args: { kind: "info", list: infoTexts },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("status").map((toast) => toast.textContent)).toEqual(args.list);
    await raiseAll("info", args.list);
  },
});
