import type { Hono } from "hono";
import type { ZodType } from "zod";
import * as zod from "../../../.cache/provider/zod.gen.ts";
import type { UserInfo } from "../../../.cache/provider/types.gen.ts";
import { answer, bodyOf, Refused, signedIn, type Env } from "./answers.ts";
import type { Store } from "./store.ts";

export function addUser(app: Hono<Env>, { accounts, sessions, chats, categories }: Store): void {
  const takeName = (userName: string, own: string) => {
    const folded = userName.toLowerCase();
    for (const { info } of accounts.values())
      if (info.id !== own && info.userName.toLowerCase() === folded)
        throw new Refused(409, "This name is taken", {
          errors: [{ field: "userName", message: "This name is taken" }],
        });
  };
  const named = (ids: readonly string[]) => categories.filter(({ id }) => ids.includes(id));
  const mustExist = (ids: readonly string[]) => {
    if (named(ids).length !== ids.length) throw new Refused(400, "There is no such category, or it is there twice");
  };

  app.get("/user/info", (c) => answer(c, signedIn(c).info));
  app.put("/user/complete-profile", async (c) => {
    const { info } = signedIn(c);
    const { userName, description } = await bodyOf(c, zod.zCompleteProfileBody);
    if (info.profileComplete) throw new Refused(409, "The profile is complete already");
    takeName(userName, info.id);
    Object.assign(info, { userName, description: description ?? null, profileComplete: true });
    return answer(c, info);
  });
  app.put("/user/profile", async (c) => {
    const { info } = signedIn(c);
    const body = await bodyOf(c, zod.zUpdateProfileBody);
    if (Object.keys(body).length === 0) throw new Refused(400, "Nothing to change");
    if (body.userName !== undefined) takeName(body.userName, info.id);
    // This backend has no uploads and no decorations.
    if (body.avatar || body.backgroundImage) throw new Refused(400, "The picture is not one of yours");
    if (body.avatarDecorationId) throw new Refused(403, "You are not allowed to do this");
    Object.assign(info, body);
    return answer(c, info);
  });
  app.put("/user/edit", async (c) => {
    const { info } = signedIn(c);
    Object.assign(info, await bodyOf(c, zod.zEditUserBody));
    return answer(c);
  });
  app.put("/user/response-preferences", async (c) => {
    const { info } = signedIn(c);
    const body = await bodyOf(c, zod.zUpdateResponsePreferencesBody);
    Object.assign(info, body);
    return answer(c, body);
  });
  const patch = (path: string, schema: ZodType<Partial<UserInfo>>, members: readonly (keyof UserInfo)[]) =>
    app.patch(path, async (c) => {
      const { info } = signedIn(c);
      Object.assign(info, await bodyOf(c, schema));
      return answer(c, Object.fromEntries(members.map((member) => [member, info[member]])));
    });
  patch("/user/chat-preferences", zod.zUpdateChatPreferencesBody, ["streaming", "autoSendPicture"]);
  patch("/user/homepage-preference", zod.zUpdateHomepagePreferenceBody, ["homepagePreference"]);
  patch("/user/background-image", zod.zUpdateBackgroundImageBody, ["backgroundImageOption"]);
  patch("/user/background-overlay", zod.zUpdateBackgroundOverlayBody, ["overlayOpacity"]);
  app.delete("/user/delete", async (c) => {
    const { info } = signedIn(c);
    await bodyOf(c, zod.zDeleteUserBody);
    accounts.delete(info.id);
    for (const [token, id] of sessions) if (id === info.id) sessions.delete(token);
    for (const [id, { owner }] of chats) if (owner === info.id) chats.delete(id);
    return answer(c);
  });

  app.get("/category/list", (c) => answer(c, categories));
  app.get("/user/creator-categories", (c) => answer(c, { creatorCategories: named(signedIn(c).picked.creator) }));
  app.put("/user/creator-categories", async (c) => {
    const { picked } = signedIn(c);
    const { categoryIds } = await bodyOf(c, zod.zUpdateCreatorCategoriesBody);
    mustExist(categoryIds);
    picked.creator = categoryIds;
    return answer(c);
  });
  app.get("/user/user-categories", (c) => {
    const { liked, excluded } = signedIn(c).picked;
    return c.json({ success: true, userCategories: named(liked), excludeCategories: named(excluded) });
  });
  app.put("/user/user-categories", async (c) => {
    const { picked } = signedIn(c);
    const { categoryIds, excludeCategoryIds } = await bodyOf(c, zod.zUpdateUserCategoriesBody);
    mustExist([...categoryIds, ...excludeCategoryIds]);
    picked.liked = categoryIds;
    picked.excluded = excludeCategoryIds;
    return answer(c);
  });
}
