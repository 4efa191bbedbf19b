import { screen } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { ScreenAt } from "#.storybook/screen-at.tsx";
import { isOpen, say, withUser } from "#src/test-support/conversation-steps.ts";
import { expect } from "#src/test-support/expect.ts";
import { all, everyone, five, groupAt, lastSpeakersAre, withScene } from "#src/test-support/group-steps.ts";

/** Pictures that come with the replies of a group (GAP-77). */
const meta = preview.meta({
  title: "Pages/Group chat/Sent pictures",
  parameters: { world: "groups" },
  render: () => <ScreenAt path={groupAt("five")} />,
});

/** One comes with a round, from the first who speaks. */
export const ByThemselves = meta.story({
  parameters: { change: all(withScene("five"), everyone, withUser({ autoSendPicture: true })) },
  play: async () => {
    await isOpen();
    await say("Show me a picture of the ovens.");
    await lastSpeakersAre("You", ...five);
    await expect(await screen.findAllByRole("button", { name: /^Open: Picture from / })).toHaveLength(1);
  },
});
