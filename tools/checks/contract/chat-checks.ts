import * as sdk from "../../../.cache/provider/sdk.gen.ts";
import type { Message, ReplyEvent } from "../../../.cache/provider/types.gen.ts";
import { eventsOf, must, newKey, ok, refused } from "./answers.ts";
import type { Chosen } from "./character-checks.ts";
import type { Ids } from "./example-call.ts";
import { checkForeign } from "./foreign-checks.ts";
import type { Visitor } from "./visitor.ts";

/** A chat from its opening to its deletion: send, stream, join, stop, edit, export, delete. */
export async function checkChat(visitor: Visitor, { characterId, variantId }: Chosen): Promise<void> {
  const { base, fetch, check } = visitor;
  let threadId = "";
  const writes = (verbose: "text" | "long") =>
    sdk.updateChatConfig({ body: { characterId, threadId, responsePreferences: { verbose } } });
  await check("threads", async () => {
    const openings = await ok(sdk.listOpenings({ query: { characterId, variantId } }));
    const headers = newKey();
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
        headers: newKey(),
      }),
    );
    must(copy.data.id !== threadId && copy.data.parentThreadId === threadId, "the copy is another thread");
    await ok(sdk.deleteThread({ path: { threadId: copy.data.id } }));
    await refused(404, sdk.duplicateThread({ path: { threadId: copy.data.id }, body: {} }));
    await ok(sdk.getChatConfig({ query: { characterId, threadId } }));
    await ok(writes("text"));
    await refused(404, sdk.getThread({ path: { threadId: "nowhere" } }));
    // An archive cannot be read back into an account that has a chat.
    await refused(409, sdk.readBackRows({ body: { archiveId: crypto.randomUUID(), rows: [] } }));
  });

  const send = (stream: boolean, content: string, clientMessageId: string = crypto.randomUUID()) =>
    fetch(`${base}/api/v1/chat/threads/${threadId}/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
      body: JSON.stringify({ content, clientMessageId, stream }),
    });
  const join = (lastEventId?: string) =>
    fetch(`${base}/api/v1/chat/threads/${threadId}/stream`, {
      headers: { authorization: `Bearer ${visitor.token}`, ...(lastEventId && { "last-event-id": lastEventId }) },
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
    // Long replies, so that Stop arrives in time. A backend without preferences is stopped at its usual length.
    await writes("long");
    const events = await eventsOf(
      await send(true, "And then? Longer, in more detail."),
      (event) => event.type === "delta",
    );
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
    await writes("text");
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
    await ok(sdk.getMessageLore({ path: { messageId } }));
    await refused(404, sdk.getMessageLore({ path: { messageId: "nothing" } }));
    await ok(sdk.reportMessage({ path: { messageId }, body: { reason: "rude" } }));
    await refused(404, sdk.reportMessage({ path: { messageId: "nothing" }, body: { reason: "rude" } }));
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
  await check("what a chat keeps in mind", async () => {
    const path = { threadId };
    const { data: pinned } = await ok(
      sdk.createFact({ path, body: { text: "The lamp is cracked.", messageId: reply!.id } }),
    );
    const factId = pinned.facts[0]!.id;
    await ok(sdk.editFact({ path: { threadId, factId }, body: { text: "The lamp was cracked." } }));
    await ok(sdk.editMemory({ path, body: { note: { text: "Slowly.", depth: 2 }, factIds: [factId] } }));
    await refused(409, sdk.editMemory({ path, body: { summary: "Mine", basedOn: { summary: "Another" } } }));
    const { data: told } = await ok(sdk.writeSummary({ path }));
    must(told.summary.coveredMessages > 0 && told.summary.messagesSince === 0, "the story is told to the end");
    const { data: kept } = await ok(sdk.getMemory({ path }));
    must(kept.facts[0]?.text === "The lamp was cracked." && kept.note.depth === 2, "it is kept");
    const { data: next } = await ok(sdk.getNextPrompt({ path }));
    must(
      next.messages.some(({ content }) => content.includes("The lamp was cracked.")),
      "a fact is in the next prompt",
    );
    const { data: shelf } = await ok(sdk.listPublicLorebooks());
    const lorebookId = shelf.lorebooks[0]!.id;
    const attach = (lorebookIds: string[]) => sdk.editMemory({ path, body: { lorebookIds } });
    const { data: attached } = await ok(attach([lorebookId]));
    must(attached.lorebooks[0]?.id === lorebookId, "the chat has the lorebook for itself");
    const attachments = async () => (await ok(sdk.getLorebookAttachments({ path: { lorebookId } }))).data;
    must((await attachments()).threadIds.includes(threadId), "the lorebook says so");
    await refused(404, attach(["nothing"]));
    await refused(400, attach([lorebookId, lorebookId]));
    await refused(404, sdk.getLorebookAttachments({ path: { lorebookId: "nothing" } }));
    await ok(attach([]));
    must(!(await attachments()).threadIds.includes(threadId), "it is detached");
    await refused(400, sdk.createFact({ path, body: { text: "Foreign", messageId: "nothing" } }));
    await ok(sdk.deleteFact({ path: { threadId, factId } }));
    await refused(404, sdk.deleteFact({ path: { threadId, factId } }));
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
  await check("the tree of a chat, and its checkpoints", async () => {
    const messageId = reply!.id;
    const headers = newKey();
    const body = { messageId, name: "Before the door" };
    const { data: place } = await ok(sdk.createCheckpoint({ path: { threadId }, body, headers }));
    must((await ok(sdk.createCheckpoint({ path: { threadId }, body, headers }))).data.id === place.id, "one key, one");
    await refused(409, sdk.createCheckpoint({ path: { threadId }, body, headers: newKey() }));
    const path = { checkpointId: place.id };
    must((await ok(sdk.editCheckpoint({ path, body: { name: "The door" } }))).data.name === "The door", "renamed");
    const { data: tree } = await ok(sdk.getThreadTree({ path: { threadId } }));
    must(tree.ways.length > 1 && tree.ways[0]?.parentThreadId === null, "the branch hangs from the trunk");
    must(tree.checkpoints[0]?.name === "The door", "and the checkpoint is in it");
    await ok(sdk.deleteCheckpoint({ path }));
    await refused(404, sdk.deleteCheckpoint({ path }));
    await refused(404, sdk.getThreadTree({ path: { threadId: "nothing" } }));
  });
  let own: Ids = reply ? { threadId, messageId: reply.id } : {};
  await check("a fact and a checkpoint that stay", async () => {
    const messageId = reply!.id;
    const { data: memory } = await ok(sdk.createFact({ path: { threadId }, body: { text: "The lamp is lit." } }));
    const place = await ok(
      sdk.createCheckpoint({ path: { threadId }, body: { messageId, name: "Here" }, headers: newKey() }),
    );
    own = { ...own, factId: memory.facts.at(-1)!.id, checkpointId: place.data.id };
  });
  await checkForeign(visitor, own, { characterId, variantId });
  await check("export in each format, and import again", async () => {
    for (const format of ["markdown", "html"] as const)
      await ok(sdk.exportThread({ path: { threadId }, query: { format }, parseAs: "text" }));
    const jsonl = await ok(sdk.exportThread({ path: { threadId }, query: { format: "jsonl" }, parseAs: "text" }));
    const file = (text: unknown) => new File([String(text)], "chat.jsonl", { type: "application/jsonl" });
    const headers = newKey();
    const { data } = await ok(sdk.importThread({ body: { file: file(jsonl), characterId }, headers }));
    must(data.report.messages > 0 && data.report.skippedLines.length === 0, "every message came back");
    const body = { file: file("no chat"), characterId };
    await refused(400, sdk.importThread({ body, headers: newKey() }));
    await ok(sdk.deleteThread({ path: { threadId: data.thread.id } }));
  });
  await check("speak", async () => {
    await ok(sdk.speakReply({ path: { threadId }, body: { clientRequestId: crypto.randomUUID(), stream: false } }));
  });
  await check("a message is deleted and restored", async () => {
    const { data } = await ok(sdk.deleteMessage({ path: { messageId: reply!.id }, query: { scope: "one" } }));
    const trash = await ok(sdk.listTrash());
    must(
      trash.data.items.some(({ deletionId }) => deletionId === data.deletionId),
      "the deletion is in the trash",
    );
    await ok(sdk.restoreDeletion({ body: { deletionId: data.deletionId } }));
  });
  await check("all threads are deleted at once and brought back together", async () => {
    const { data } = await ok(sdk.deleteAllThreads());
    must((await ok(sdk.listThreads())).data.items.length === 0, "none is left");
    await refused(409, sdk.deleteAllThreads());
    await ok(sdk.restoreDeletion({ body: { deletionId: data.deletionId } }));
    await ok(sdk.getThread({ path: { threadId } }));
  });
  await check("a thread is deleted", async () => {
    await ok(sdk.deleteThread({ path: { threadId } }));
    await refused(404, sdk.getThread({ path: { threadId } }));
  });
}
