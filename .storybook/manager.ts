import { STORY_PREPARED } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";

/** The panel starts closed under a story without controls: it would only narrow the canvas. It opens by `A`, and stays. */
addons.register("sotto/panel", (api) => {
  api.once(STORY_PREPARED, ({ argTypes }: { argTypes: object }) => {
    if (Object.keys(argTypes).length === 0) api.togglePanel(false);
  });
});
