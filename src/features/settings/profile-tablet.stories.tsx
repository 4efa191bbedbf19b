import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import type { Backend } from "#mocks/backend/backend.ts";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { openSettings } from "#src/test-support/settings-steps.ts";

const meta = preview.meta({
  title: "Dialogs/Settings/Profile on a tablet",
  parameters: { world: "free" },
  globals: { viewport: { value: "tablet" } },
  render: () => <ScreenAt path="/terms" />,
});

/** Where the tabs stand beside it, the name has room for its two lines. */
export const LongName = meta.story({
  name: "Long name",
  parameters: {
    change: ({ context: { state } }: Backend) => {
      const user = state.users.get("user-mara");
      if (user) state.users.put({ ...user, userName: "Wolkenkuckucksheimbewohnr" });
    },
  },
  play: async () => {
    const settings = await openSettings();
    const name = (await settings.findByText("Wolkenkuckucksheimbewohnr")).parentElement!;
    await waitFor(() => expect(name.clientWidth).toBeGreaterThan(220));
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  },
});
