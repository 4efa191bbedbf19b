import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import { must, newKey, ok, refused } from "./answers.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** The user's settings: appearance and content. */
export async function checkSettings(visitor: Visitor): Promise<void> {
  const { check } = visitor;
  let own: Ids = {};
  await check("user info and preferences", async () => {
    await ok(sdk.updateProfile({ body: { description: "Checks contracts." } }));
    await ok(sdk.editUser({ body: { onBoarding: false } }));
    await ok(sdk.updateChatPreferences({ body: { streaming: true } }));
    await ok(sdk.updateHomepagePreference({ body: { homepagePreference: "newCharacters" } }));
    await ok(sdk.updateBackgroundImage({ body: { backgroundImageOption: "blur_medium" } }));
    await ok(sdk.updateBackgroundOverlay({ body: { overlayOpacity: 0 } }));
    await ok(
      sdk.updateResponsePreferences({
        body: {
          verbose: "short",
          povPreference: "thirdPerson",
          actForUser: "no",
          dialogStyle: "balanced",
          narrationTense: "past",
        },
      }),
    );
    const { data } = await ok(sdk.getUserInfo());
    must(data.overlayOpacity === 0 && data.verbose === "short" && !data.onBoarding, "what was written is read");
  });
  await check("my data", async () => {
    const { data: counts } = await ok(sdk.getMyData());
    const { data } = await ok(sdk.listMyDataRows());
    must(data.next === null && data.rows.length === counts.rows, "the rows are those that were counted");
    must(data.rows[0]!.table === "settings", "what others refer to comes first");
    await refused(400, sdk.listMyDataRows({ query: { after: "nothing.0" } }));
    // An account with nothing but settings counts as empty, so they can be read back.
    const archiveId = crypto.randomUUID();
    const rows = data.rows.filter(({ table }) => table === "settings");
    const back = await ok(sdk.readBackRows({ body: { archiveId, rows } }));
    must(back.data.kept === 1 && back.data.refused.length === 0, "one's own settings are read back");
    await refused(400, sdk.readBackRows({ body: { archiveId: "mine", rows } }));
  });
  await check("badges", async () => {
    const { data: me } = await ok(sdk.getUserInfo());
    const query = { userId: me.id, page: 1, pageSize: 20 };
    const { data } = await ok(sdk.listBadges({ query }));
    must(data.total === 1 && data.items[0]!.visible, "a completed profile has earned a badge");
    const { badgeId } = data.items[0]!;
    await ok(sdk.updateBadgeVisibility({ body: { userId: me.id, badgeId, visible: false } }));
    const after = await ok(sdk.listBadges({ query }));
    must(!after.data.items[0]!.visible, "it is hidden now");
    await refused(404, sdk.updateBadgeVisibility({ body: { userId: me.id, badgeId: "nothing", visible: true } }));
  });
  await check("categories", async () => {
    const { data: all } = await ok(sdk.listCategories());
    const ids = all.slice(0, 2).map(({ id }) => id);
    await ok(sdk.updateCreatorCategories({ body: { categoryIds: ids } }));
    await ok(sdk.getCreatorCategories());
    await ok(sdk.updateUserCategories({ body: { categoryIds: ids.slice(0, 1), excludeCategoryIds: ids.slice(1) } }));
    const mine = await ok(sdk.getUserCategories());
    must(mine.userCategories.length === 1 && mine.excludeCategories.length === 1, "both sets are kept");
    await ok(sdk.updateUserCategories({ body: { categoryIds: [], excludeCategoryIds: [] } }));
  });
  await check("counters", async () => {
    const { data } = await ok(sdk.getEventTokens());
    await ok(sdk.updateEventTokens({ body: { eventTokens: data.eventTokens + 1 } }));
    await refused(409, sdk.updateEventTokens({ body: { eventTokens: data.eventTokens + 5 } }));
    await ok(sdk.getImageCredits());
  });
  await check("creator preferences, ignored creators, sync", async () => {
    await ok(sdk.getCreatorPreferences());
    await ok(sdk.toggleMessageCount());
    await ok(sdk.updateLegacyPage({ body: { useLegacyCreatorPage: true } }));
    const legacy = await ok(sdk.getLegacyPage());
    must(legacy.data.useLegacyCreatorPage, "the legacy page is on");
    await refused(400, sdk.updateExcludedCreators({ body: { excludeCreators: ["Nobody Of That Name"] } }));
    await ok(sdk.updateExcludedCreators({ body: { excludeCreators: [] } }));
    await ok(sdk.getExcludedCreators());
    await ok(sdk.syncPreferences());
    await ok(sdk.listPlans());
  });
  await check("themes of one's own", async () => {
    const theme = {
      name: "Plum night",
      background: { colour: "#1b1026", image: null },
      primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
    };
    const { data } = await ok(sdk.createTheme({ body: theme, headers: newKey() }));
    const elsewhere = { ...theme, background: { colour: "#1b1026", image: "/media/icons/maren.webp" } };
    await refused(400, sdk.createTheme({ body: elsewhere, headers: newKey() }));
    await ok(sdk.editTheme({ body: { themeId: data.id, name: "Plum dusk" } }));
    await refused(404, sdk.editTheme({ body: { themeId: "thm_none", name: "x" } }));
    const { data: all } = await ok(sdk.listThemes());
    must(all.themes.length === 1 && all.themes[0]?.name === "Plum dusk", "the theme is listed as it now is");
    await ok(sdk.deleteTheme({ body: { themeId: data.id } }));
    await refused(404, sdk.deleteTheme({ body: { themeId: data.id } }));
    own = { themeId: (await ok(sdk.createTheme({ body: theme, headers: newKey() }))).data.id };
  });
  await checkForeign(visitor, own);
}
