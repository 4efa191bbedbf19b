import KeyIcon from "lucide-react/icons/key-round";
import UserIcon from "lucide-react/icons/circle-user-round";
import SlidersIcon from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import { StoryFrame } from "#src/test-support/story-frame.tsx";
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from "./tabs.tsx";

const meta = preview.meta({
  title: "Components/Tabs",
  component: Tabs,
  args: { value: "profile", onChange: () => {}, look: "line" as TabsProps["look"] },
  render: function Render(args) {
    const [value, setValue] = useState("profile");
    return (
      <StoryFrame about="Tabs">
        <Tabs {...args} value={value} onChange={setValue}>
          <TabList label="Settings">
            <Tab value="profile" icon={<UserIcon />}>
              Profile
            </Tab>
            <Tab value="password" icon={<KeyIcon />}>
              Password
            </Tab>
            <Tab value="preferences" icon={<SlidersIcon />}>
              Preferences
            </Tab>
          </TabList>
          <TabPanel value="profile">Who you are here.</TabPanel>
          <TabPanel value="password">How you get in.</TabPanel>
          <TabPanel value="preferences">How it reads.</TabPanel>
        </Tabs>
      </StoryFrame>
    );
  },
});

export const Line = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Password" }));
    await expect(await canvas.findByText("How you get in.")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Who you are here.")).not.toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByText("How it reads.")).toBeVisible();
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Preferences");
  },
});

export const Side = meta.story({
  args: { look: "side" },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("tab", { name: "Profile" });
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByText("How you get in.")).toBeVisible();
  },
});

export const Strip = meta.story({
  args: { look: "strip" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Preferences" }));
    await expect(await canvas.findByText("How it reads.")).toBeVisible();
    await expect(canvas.getByRole("tab", { selected: true }).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
});
