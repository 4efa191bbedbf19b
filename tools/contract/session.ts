import { createParser } from "eventsource-parser";
import { client } from "../../.cache/provider/client.gen.ts";
import * as sdk from "../../.cache/provider/sdk.gen.ts";
import type { Message, ReplyEvent } from "../../.cache/provider/types.gen.ts";
import { zReplyEvent } from "../../.cache/provider/zod.gen.ts";

/** Runs `work` and counts it; a thrown error is the failure's text. */
export type Check = (name: string, work: () => Promise<void>) => Promise<void>;

function must(claim: boolean, text: string): asserts claim {
  if (!claim) throw new Error(text);
}

/** The body of an answer that has to be a success; the SDK has validated it against the contract. */
async function ok<T>(answer: Promise<{ data?: T; error?: unknown; response?: Response }>): Promise<T> {
  const { data, error, response } = await answer;
  if (data === undefined)
    throw new Error(
      `status ${response?.status ?? "none"}: ${error instanceof Error ? String(error.stack) : JSON.stringify(error)?.slice(0, 400)}`,
    );
  return data;
}

/** The status of an answer that has to be a refusal. */
async function refused(
  status: number,
  answer: Promise<{ data?: unknown; error?: unknown; response?: Response }>,
): Promise<void> {
  const { error, response } = await answer;
  must(response?.status === status, `expected ${status}, got ${response?.status}`);
  must(typeof (error as { message?: unknown })?.message === "string", "a refusal says why");
}

/** Reads a stream of replies to its end (or until `until` says so); every event is validated by the contract. */
async function eventsOf(
  response: Response,
  until: (event: ReplyEvent) => boolean = () => false,
): Promise<{ id: string; event: ReplyEvent }[]> {
  must(response.status === 200, `expected a stream, got ${response.status}`);
  must(response.headers.get("content-type")?.startsWith("text/event-stream") === true, "the type of a stream");
  const events: { id: string; event: ReplyEvent }[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const parsed = zReplyEvent.parse(JSON.parse(data));
      must(event === parsed.type, `the event is called ${event}, its data ${parsed.type}`);
      must(id !== undefined, "every event has an id");
      events.push({ id, event: parsed });
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return events;
    parser.feed(value);
    if (events.some(({ event }) => until(event))) {
      await reader.cancel();
      return events;
    }
  }
}

/**
 * A visitor's whole session through the second generator's SDK: every operation ruled so far answers once with success
 * (its body validated against the contract) and where a rule can refuse, it refuses as the contract says.
 */
export async function runSession(
  base: string,
  fetch: typeof globalThis.fetch,
  check: Check,
  mailTo?: (address: string) => string | undefined,
  makePaid?: (address: string) => void,
): Promise<void> {
  let token = "";
  client.setConfig({ baseUrl: base, fetch, auth: () => token });
  const stamp = `${Date.now()}-${process.pid}`;
  const credentials = { email: `check-${stamp}@example.com`, password: "quiet-harbour-9" };
  const verification = async () => (await ok(sdk.validateBotCheck({ body: { token: "passed" } }))).data!.verificationId;

  await check("bot-check refuses in the body", async () => {
    const answer = await ok(sdk.validateBotCheck({ body: { token: "fail" } }));
    must(!answer.success, "a failed check is a success: false");
  });
  await check("sign-up without a check is 403", async () =>
    refused(403, sdk.signUp({ body: { ...credentials, verificationId: "none" } })),
  );
  await check("sign-up", async () => {
    token = (await ok(sdk.signUp({ body: { ...credentials, verificationId: await verification() } }))).data.accessToken;
  });
  await check("sign-up with a taken address is 409", async () =>
    refused(409, sdk.signUp({ body: { ...credentials, verificationId: await verification() } })),
  );
  await check("complete profile", async () => {
    const { data } = await ok(
      sdk.completeProfile({ body: { userName: `c${stamp}`.slice(0, 25), ageConfirmed: true } }),
    );
    must(data.profileComplete, "the profile is complete");
  });
  await check("sign-in with a wrong password is 401", async () =>
    refused(
      401,
      sdk.signIn({
        body: { ...credentials, password: "not-the-password", rememberMe: false, verificationId: await verification() },
      }),
    ),
  );
  await check("password, sign-out, sign-in", async () => {
    await ok(sdk.changePassword({ body: { currentPassword: credentials.password, newPassword: "louder-harbour-9" } }));
    await ok(sdk.signOut());
    await refused(401, sdk.getUserInfo());
    token = "";
    const body = {
      email: credentials.email,
      password: "louder-harbour-9",
      rememberMe: true,
      verificationId: await verification(),
    };
    token = (await ok(sdk.signIn({ body }))).data.accessToken;
  });
  await check("forgotten password", async () => {
    await ok(sdk.requestPasswordReset({ body: { email: credentials.email } }));
    await refused(400, sdk.resetPassword({ body: { token: "no-such-token", newPassword: "another-harbour" } }));
    if (!mailTo) return;
    const link = mailTo(credentials.email)?.match(/token=([\w-]+)/)?.[1];
    must(link !== undefined, "the mail has a link");
    await ok(sdk.resetPassword({ body: { token: link, newPassword: "quiet-again-9" } }));
    await refused(401, sdk.getUserInfo());
    token = "";
    const body = {
      email: credentials.email,
      password: "quiet-again-9",
      rememberMe: false,
      verificationId: await verification(),
    };
    token = (await ok(sdk.signIn({ body }))).data.accessToken;
  });

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
  await check("the way to a paid plan", async () => {
    const plans = (await ok(sdk.listPlans())).data.plans;
    const paid = plans.find(({ tier }) => tier !== "free");
    must(paid !== undefined, "there is a paid plan");
    const { id, subscriptionId } = (await ok(sdk.getUserInfo())).data.userSubscription;
    await refused(409, sdk.cancelSubscription({ body: { subscriptionId, userSubscriptionId: id } }));
    await refused(409, sdk.changeSubscription({ body: { subscriptionId: paid.id, userSubscriptionId: id } }));
    const pages = { successUrl: `${base}/subscription?checkout=success`, cancelUrl: `${base}/subscription` };
    await refused(404, sdk.startCheckout({ body: { subscriptionId: "unknown", ...pages } }));
    await refused(400, sdk.startCheckout({ body: { subscriptionId, ...pages } }));
    await ok(sdk.startCheckout({ body: { subscriptionId: paid.id, ...pages } }));
  });
  await check("pictures and decorations", async () => {
    const picture = (text: string) =>
      new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], "picture", { type: "image/gif" });
    const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
    const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
    const { data } = await ok(sdk.uploadImage({ body: { file: picture(gif), purpose: "avatar" }, headers: key() }));
    await ok(sdk.updateProfile({ body: { avatar: data.url } }));
    await refused(415, sdk.uploadImage({ body: { file: picture(btoa("<svg/>")), purpose: "avatar" }, headers: key() }));
    const list = await ok(sdk.listAvatarDecorations());
    const builtIn = list.data.avatarDecorations[0]!.id;
    await refused(403, sdk.deleteAvatarDecoration({ body: { avatarDecorationId: builtIn } }));
    await refused(403, sdk.uploadAvatarDecoration({ body: { image: picture(gif) }, headers: key() }));
    if (!makePaid) return;
    makePaid(credentials.email);
    const own = await ok(sdk.uploadAvatarDecoration({ body: { image: picture(gif) }, headers: key() }));
    await ok(sdk.deleteAvatarDecoration({ body: { avatarDecorationId: own.data.id } }));
  });
  await check("a paid plan is cancelled and taken up again", async () => {
    if (!makePaid) return;
    const { id, subscriptionId } = (await ok(sdk.getUserInfo())).data.userSubscription;
    const body = { subscriptionId, userSubscriptionId: id };
    await refused(404, sdk.cancelSubscription({ body: { subscriptionId: id, userSubscriptionId: subscriptionId } }));
    await ok(sdk.cancelSubscription({ body }));
    await refused(409, sdk.cancelSubscription({ body }));
    const again = await ok(sdk.changeSubscription({ body }));
    must(again.data.status === "ACTIVE", "the plan goes on");
    await refused(409, sdk.changeSubscription({ body }));
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
    await ok(sdk.listPersonas());
    await ok(sdk.listPlans());
  });

  let characterId = "";
  let variantId = "";
  await check("characters", async () => {
    const { data } = await ok(
      sdk.listHomeCharacters({ body: { homepagePreference: "default", NSFW: false, page: 1, pageSize: 12 } }),
    );
    characterId = data.items[0]!.id;
    const details = await ok(sdk.getCharacter({ path: { characterId } }));
    await ok(sdk.getCreator({ path: { userId: details.data.creatorId } }));
    await ok(
      sdk.listCreatorCharacters({
        path: { userId: details.data.creatorId },
        body: { page: 1, pageSize: 12, NSFW: false, search: "" },
      }),
    );
    await refused(404, sdk.getCharacter({ path: { characterId: "nobody" } }));
    await ok(sdk.toggleFavorite({ body: { characterId, characterName: details.data.name } }));
    const favourites = await ok(sdk.listFavoriteCharacters({ query: { page: 1, pageSize: 20 } }));
    must(
      favourites.data.items.some(({ id }) => id === characterId),
      "the favourite is listed",
    );
  });
  await check("search and own characters", async () => {
    const filter = { search: "", NSFW: false, page: 1, pageSize: 12 };
    const found = await ok(
      sdk.searchCharacters({ body: { ...filter, sort: "relevance", includeCategories: [], excludeCategories: [] } }),
    );
    must(found.data.sourceCharacter.length > 0, "an empty text finds all");
    const mine = await ok(sdk.listMyCharacters({ body: { ...filter, accessableTo: "all" } }));
    must(mine.data.myCharacters.length === 0, "a new user has none");
  });
  await check("variants", async () => {
    const { data } = await ok(sdk.listVariants({ path: { id: characterId } }));
    variantId = data.variants[0]!.id;
    await ok(sdk.listBasicVariants({ path: { id: characterId } }));
    await ok(sdk.selectVariant({ path: { id: characterId }, body: { variantId } }));
  });
  await check("models", async () => {
    const { data } = await ok(sdk.listAiModels());
    const free = data.aiModels.find(({ isPro }) => !isPro)!;
    await ok(sdk.selectAiModel({ body: { characterId, aiModelId: free.id } }));
    await ok(sdk.updateFavoriteAiModels({ body: { aiModelIds: [free.id] } }));
    const favourites = await ok(sdk.listFavoriteAiModels());
    must(favourites.data.favoriteAIModels.length === 1, "the favourite model is kept");
  });

  await check("report", async () => {
    await ok(sdk.reportCharacter({ body: { characterId, characterVariantId: variantId } }));
    await ok(sdk.reportCharacter({ body: { characterId, characterVariantId: variantId } }));
    await refused(404, sdk.reportCharacter({ body: { characterId, characterVariantId: "nobody" } }));
  });

  let threadId = "";
  await check("threads", async () => {
    const openings = await ok(sdk.listOpenings({ query: { characterId, variantId } }));
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = { characterId, variantId, openingId: openings.data.openings[0]!.id };
    threadId = (await ok(sdk.createThread({ body, headers }))).data.id;
    const again = await ok(sdk.createThread({ body, headers }));
    must(again.data.id === threadId, "the same key gives the same thread");
    await ok(sdk.getThread({ path: { threadId } }));
    await ok(sdk.editThread({ path: { threadId }, body: { title: "Checked" } }));
    await ok(sdk.listThreads({ query: { page: 1, pageSize: 20 } }));
    await ok(sdk.listGroupChats({ query: { page: 1, pageSize: 20 } }));
    const copy = await ok(
      sdk.duplicateThread({
        path: { threadId },
        body: { title: "Second try" },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      }),
    );
    must(copy.data.id !== threadId && copy.data.parentThreadId === threadId, "the copy is another thread");
    await ok(sdk.deleteThread({ path: { threadId: copy.data.id } }));
    await refused(404, sdk.duplicateThread({ path: { threadId: copy.data.id }, body: {} }));
    await ok(sdk.getChatConfig({ query: { characterId, threadId } }));
    await ok(sdk.updateChatConfig({ body: { characterId, threadId, responsePreferences: { verbose: "text" } } }));
    await refused(404, sdk.getThread({ path: { threadId: "nowhere" } }));
  });

  const send = (stream: boolean, content: string, clientMessageId: string = crypto.randomUUID()) =>
    fetch(`${base}/api/v1/chat/threads/${threadId}/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ content, clientMessageId, stream }),
    });
  const join = (lastEventId?: string) =>
    fetch(`${base}/api/v1/chat/threads/${threadId}/stream`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { "last-event-id": lastEventId }) },
    });
  const textOf = (events: { event: ReplyEvent }[]) =>
    events.map(({ event }) => ("text" in event ? event.text : "")).join("");

  let reply: Message | undefined;
  await check("a streamed reply, from accepted to done", async () => {
    const events = await eventsOf(await send(true, "Who is at the door?"));
    const kinds = events.map(({ event }) => event.type);
    must(
      kinds[0] === "accepted" && kinds[1] === "turn" && kinds.at(-1) === "done" && kinds.at(-2) === "end",
      kinds.join(" "),
    );
    const end = events.map(({ event }) => event).find((event) => event.type === "end");
    must(end?.message.content === textOf(events), "the deltas are the message");
    reply = end.message;
  });
  await check("the same message again is not sent twice", async () => {
    const clientMessageId = crypto.randomUUID();
    await eventsOf(await send(true, "Once only.", clientMessageId));
    await eventsOf(await send(true, "Once only.", clientMessageId));
    const { data } = await ok(sdk.listMessages({ path: { threadId } }));
    must(
      data.items.filter((message) => message.clientMessageId === clientMessageId).length === 1,
      "one message for one id",
    );
  });
  await check("a running reply is joined after its last event, and without one from a snapshot", async () => {
    const first = await eventsOf(await send(true, "Tell me everything, slowly."), (event) => event.type === "delta");
    const [rest, whole] = await Promise.all([
      join(first.at(-1)!.id).then((r) => eventsOf(r)),
      join().then((r) => eventsOf(r)),
    ]);
    const end = rest.map(({ event }) => event).find((event) => event.type === "end");
    must(end?.message.content === textOf(first) + textOf(rest), "nothing is lost or doubled between the two");
    must(
      whole[0]?.event.type === "accepted" && textOf(whole) === end.message.content,
      "the snapshot goes on to the same text",
    );
  });
  await check("stop keeps the text and frees the thread", async () => {
    const events = await eventsOf(await send(true, "And then?"), (event) => event.type === "delta");
    const accepted = events[0]!.event;
    must(accepted.type === "accepted", "accepted first");
    await refused(
      409,
      sdk.sendMessage({
        path: { threadId },
        body: { content: "Meanwhile", clientMessageId: crypto.randomUUID(), stream: false },
      }),
    );
    const { data } = await ok(sdk.stopReply({ path: { threadId }, body: { replyId: accepted.replyId } }));
    must(data.messages[0]?.status === "stopped", "the reply is stopped");
    const nothing = await join("gone:0");
    must(nothing.status === 200 || nothing.status === 204, `joining after the end is ${nothing.status}`);
    await nothing.body?.cancel();
  });
  await check("a reply in one answer", async () => {
    const body = { content: "In one go, please.", clientMessageId: crypto.randomUUID(), stream: false };
    const { data } = (await ok(sdk.sendMessage({ path: { threadId }, body }))) as { data: { replies: Message[] } };
    reply = data.replies[0];
    must(reply?.status === "complete", "the reply is complete");
  });
  await check("regenerate, choose, continue, edit", async () => {
    const messageId = reply!.id;
    const ask = () => ({ clientRequestId: crypto.randomUUID(), stream: false });
    const first = reply!.activeAlternate;
    await ok(sdk.regenerateMessage({ path: { messageId }, body: ask() }));
    const { data: prompt } = await ok(sdk.getMessagePrompt({ path: { messageId } }));
    must(prompt.messages.length > 1 && prompt.includedMessages > 0, "what a reply was made from can be seen");
    const { data: chosen } = await ok(sdk.chooseAlternate({ path: { messageId }, body: { alternateId: first } }));
    must(chosen.activeAlternate === first && chosen.alternates.length === 2, "both alternates are there");
    await ok(sdk.continueMessage({ path: { messageId }, body: ask() }));
    const { data } = await ok(sdk.listMessages({ path: { threadId } }));
    const revision = data.items.find(({ id }) => id === messageId)!.revision;
    await ok(sdk.editMessage({ path: { messageId }, body: { content: "Edited.", as: "replace", revision } }));
    await refused(
      409,
      sdk.editMessage({ path: { messageId }, body: { content: "Too late.", as: "replace", revision } }),
    );
  });
  await check("pages of messages, recent chats, seen", async () => {
    const newest = await ok(sdk.listMessages({ path: { threadId }, query: { pageSize: 3 } }));
    const oldest = await ok(sdk.listMessages({ path: { threadId }, query: { pageSize: 3, from: "first" } }));
    must(newest.data.hasBefore && !newest.data.hasAfter && oldest.data.firstIndex === 0, "both ends are reached");
    await refused(400, sdk.listMessages({ path: { threadId }, query: { before: reply!.id, after: reply!.id } }));
    await ok(sdk.markThreadSeen({ path: { threadId }, body: { messageId: newest.data.items.at(-1)!.id } }));
    const recent = await ok(sdk.listRecentChats());
    must(recent.data.recentChats[0]?.id === threadId, "the newest chat comes first");
  });
  await check("a picture for a message", async () => {
    const { data } = await ok(sdk.createMessagePicture({ path: { messageId: reply!.id } }));
    const job = await ok(sdk.getImageJob({ path: { jobId: data.jobId } }));
    must(job.data.status !== "failed", "the picture is on its way");
    await refused(404, sdk.getImageJob({ path: { jobId: "nothing" } }));
  });
  await check("branch, search, a line for the user", async () => {
    const messageId = reply!.id;
    const { data: branch } = await ok(sdk.branchThread({ path: { threadId }, body: { messageId, title: "Branched" } }));
    must(
      branch.parentThreadId === threadId && branch.branchMessageId === messageId,
      "the branch knows where it is from",
    );
    await refused(400, sdk.branchThread({ path: { threadId: branch.id }, body: { messageId } }));
    const { data: hits } = await ok(sdk.searchMessages({ query: { q: "EDITED", threadId } }));
    must(hits.total === 1 && hits.items[0]?.messageId === messageId, "the text is found, whatever its case");
    const body = { clientRequestId: crypto.randomUUID(), stream: false, draft: "I knock" };
    const { data: suggestion } = (await ok(sdk.impersonate({ path: { threadId }, body }))) as {
      data: { text: string };
    };
    must(suggestion.text.startsWith("I knock"), "it goes on from the draft");
  });
  await check("export in each format, and import again", async () => {
    for (const format of ["markdown", "html"] as const)
      await ok(sdk.exportThread({ path: { threadId }, query: { format }, parseAs: "text" }));
    const jsonl = await ok(sdk.exportThread({ path: { threadId }, query: { format: "jsonl" }, parseAs: "text" }));
    const file = (text: unknown) => new File([String(text)], "chat.jsonl", { type: "application/jsonl" });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const { data } = await ok(sdk.importThread({ body: { file: file(jsonl), characterId }, headers }));
    must(data.report.messages > 0 && data.report.skippedLines.length === 0, "every message came back");
    const body = { file: file("no chat"), characterId };
    await refused(400, sdk.importThread({ body, headers: { "Idempotency-Key": crypto.randomUUID() } }));
    await ok(sdk.deleteThread({ path: { threadId: data.thread.id } }));
  });
  await check("speak, delete, restore", async () => {
    await ok(sdk.speakReply({ path: { threadId }, body: { clientRequestId: crypto.randomUUID(), stream: false } }));
    const { data } = await ok(sdk.deleteMessage({ path: { messageId: reply!.id }, query: { scope: "one" } }));
    const trash = await ok(sdk.listTrash());
    must(
      trash.data.items.some(({ deletionId }) => deletionId === data.deletionId),
      "the deletion is in the trash",
    );
    await ok(sdk.restoreDeletion({ body: { deletionId: data.deletionId } }));
    await ok(sdk.deleteThread({ path: { threadId } }));
    await refused(404, sdk.getThread({ path: { threadId } }));
  });
  await check("themes of one's own", async () => {
    const theme = {
      name: "Plum night",
      background: { colour: "#1b1026", image: null },
      primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
    };
    const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
    const { data } = await ok(sdk.createTheme({ body: theme, headers: key() }));
    const elsewhere = { ...theme, background: { colour: "#1b1026", image: "/media/icons/maren.webp" } };
    await refused(400, sdk.createTheme({ body: elsewhere, headers: key() }));
    await ok(sdk.editTheme({ body: { themeId: data.id, name: "Plum dusk" } }));
    await refused(404, sdk.editTheme({ body: { themeId: "thm_none", name: "x" } }));
    const { data: all } = await ok(sdk.listThemes());
    must(all.themes.length === 1 && all.themes[0]?.name === "Plum dusk", "the theme is listed as it now is");
    await ok(sdk.deleteTheme({ body: { themeId: data.id } }));
    await refused(404, sdk.deleteTheme({ body: { themeId: data.id } }));
  });
  await check("delete the account", async () => {
    await ok(sdk.deleteUser({ body: { confirmDelete: true } }));
    await refused(401, sdk.getUserInfo());
  });
}
